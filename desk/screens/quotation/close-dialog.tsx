import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { StepDialog } from './step-dialog.tsx';

type CloseDialogProps = { request: Pick<WireStaffQuotation, 'id' | 'version'>; onClose: () => void };

const NOTHING_CHOSEN: { reason: 'spam' | 'duplicate' } = { reason: 'spam' };

/** Closes what needs no answer. Nobody gets a mail. */
export function CloseDialog({ request: { id, version }, onClose }: CloseDialogProps) {
  const { quotation: words } = useText();
  const { input, change, send, isBusy, message } = useKeptForm(`close ${id}`, NOTHING_CHOSEN);
  async function close(): Promise<void> {
    const step = () => api.closeQuoteRequest({ body: { request: id, version, reason: input.reason } });
    if (await send(step, words.closed)) onClose();
  }
  return (
    <StepDialog
      title={words.closeTitle}
      action={words.close}
      {...{ isBusy, message, onClose }}
      onSubmit={() => void close()}
    >
      <p className="text-sm text-ink-soft">{words.closeHint}</p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{words.reason}</legend>
        {(['spam', 'duplicate'] as const).map((reason) => (
          <label key={reason} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === input.reason}
              onChange={() => change({ reason })}
              className="size-4 accent-action"
            />
            {words.closeReasons[reason]}
          </label>
        ))}
      </fieldset>
    </StepDialog>
  );
}
