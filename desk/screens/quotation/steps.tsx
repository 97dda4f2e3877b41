import { type RefObject, useState } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { dispatchPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { ButtonLink } from '#desk/ui/button-link.tsx';
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
  const { id, version, state, offer, draft, draft_start: start } = request;
  const step = useCall();
  const isOpen = ['new', 'open', 'offered', 'countered'].includes(state);
  const isOffered = state === 'offered' || state === 'countered';
  const close = () => setOpen(undefined);
  const run = async (work: () => Promise<unknown>, done: string) => {
    await step.run(work, done);
  };
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
      {maySend && isOffered && (
        <Button
          isBusy={step.isBusy}
          onClick={() => void run(() => api.recallOffer({ body: { request: id, version } }), words.recalled)}
        >
          {words.recall}
        </Button>
      )}
      {/* There before a draft is begun, too, so that nothing below moves under the pointer when it is. */}
      {mayWrite && (draft || start) && (
        <Button isBusy={step.isBusy} disabled={!draft} onClick={() => void run(discard, words.discarded)}>
          {words.discard}
        </Button>
      )}
      {maySend && isOpen && <Button onClick={() => setOpen('decline')}>{words.declineStep}</Button>}
      {mayWrite && isOpen && <Button onClick={() => setOpen('close')}>{words.closeStep}</Button>}
      {mayUndo && state === 'accepted' && <Button onClick={() => setOpen('undo')}>{words.undoStep}</Button>}
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
