import { type RefObject, useState } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { dispatchPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { DropMenu, MenuItem } from '#desk/ui/drop-menu.tsx';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type DialogName = 'accept' | 'decline' | 'undo' | 'close' | 'link';

type StepsProps = {
  request: WireStaffQuotation;
  /** Of the draft as it is on the screen, also while the operator types. */
  draftVersion: RefObject<number | undefined>;
};

/** The steps that the state of the request and the operator's role allow, apart from sending. */
export function Steps({ request, draftVersion }: StepsProps) {
  const { quotation: words } = useText();
  const [open, setOpen] = useState<DialogName>();
  const maySend = useMay('quotes:send');
  const mayWrite = useMay('quotes:write');
  const mayUndo = useMay('quotes:undo');
  const { id, version, state, offer, draft } = request;
  const step = useCall();
  const isOpen = ['new', 'open', 'offered', 'countered'].includes(state);
  const isOffered = state === 'offered' || state === 'countered';
  const close = () => setOpen(undefined);
  const run = async (work: () => Promise<unknown>, done: string) => {
    await step.run(work, done);
  };
  const recall = () => api.recallOffer({ body: { request: id, version } });
  const discard = () =>
    api.discardOfferDraft({ body: { request: id, version: draftVersion.current ?? draft?.version ?? 0 } });
  return (
    <>
      {request.is_sold && (
        <ButtonLink to={dispatchPath(id)} isMain>
          {words.dispatch}
        </ButtonLink>
      )}
      {maySend && offer && state !== 'closed' && (
        <Button onClick={() => setOpen('link')}>{words.whatsApp}</Button>
      )}
      {maySend && isOffered && <Button onClick={() => setOpen('accept')}>{words.acceptStep}</Button>}
      {mayUndo && state === 'accepted' && <Button onClick={() => setOpen('undo')}>{words.undoStep}</Button>}
      {mayWrite && (isOpen || draft) && (
        <DropMenu
          buttonClass="button button-quiet cursor-pointer"
          label={
            <>
              {words.moreSteps}
              <span className="icon icon-chevron-down size-4" />
            </>
          }
          isBusy={step.isBusy}
        >
          {maySend && isOffered && (
            <MenuItem onClick={() => void run(recall, words.recalled)}>{words.recall}</MenuItem>
          )}
          {draft && <MenuItem onClick={() => void run(discard, words.discarded)}>{words.discard}</MenuItem>}
          {maySend && isOpen && <MenuItem onClick={() => setOpen('decline')}>{words.declineStep}</MenuItem>}
          {isOpen && <MenuItem onClick={() => setOpen('close')}>{words.closeStep}</MenuItem>}
        </DropMenu>
      )}
      <Failure action={step} />
      {open === 'accept' && <AcceptDialog request={request} onClose={close} />}
      {open === 'link' && <LinkDialog request={id} onClose={close} />}
      {open === 'close' && <CloseDialog request={request} onClose={close} />}
      {open === 'decline' && (
        <ReasonDialog
          form={`decline ${id}`}
          title={words.declineTitle}
          action={words.decline}
          done={words.declinedDone}
          step={(reason) => api.declineQuoteRequest({ body: { request: id, version, reason } })}
          onClose={close}
        />
      )}
      {open === 'undo' && (
        <ReasonDialog
          form={`undo acceptance ${id}`}
          title={words.undo}
          action={words.undo}
          done={words.undone}
          step={(reason) => api.undoOfferAcceptance({ body: { request: id, version, reason } })}
          onClose={close}
        />
      )}
    </>
  );
}
