import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

type CloseDialogProps = { request: Pick<WireStaffQuotation, 'id' | 'version'>; onClose: () => void };

/** Closes what needs no answer. Nobody gets a mail. */
export function CloseDialog({ request: { id, version }, onClose }: CloseDialogProps) {
  const { quotation: words } = useText();
  const { isBusy, error, take } = useStep();
  async function close(form: FormData): Promise<void> {
    const reason = form.get('reason') === 'spam' ? 'spam' : 'duplicate';
    const step = () => api.closeQuoteRequest({ body: { request: id, version, reason } });
    if (await take(step, words.closed)) onClose();
  }
  return (
    <StepDialog
      title={words.closeTitle}
      action={words.close}
      {...{ isBusy, error, onClose }}
      onSubmit={(form) => void close(form)}
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
              defaultChecked={reason === 'spam'}
              className="size-4 accent-action"
            />
            {words.closeReasons[reason]}
          </label>
        ))}
      </fieldset>
    </StepDialog>
  );
}
