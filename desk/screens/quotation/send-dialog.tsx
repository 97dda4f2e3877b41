import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DraftEditor } from './draft-editor.ts';
import { GstinWarning } from './gstin-warning.tsx';
import { PdfPreview } from './pdf-preview.tsx';
import { RateWarning } from './rate-warning.tsx';
import { StepDialog } from './step-dialog.tsx';

type Mails = Awaited<ReturnType<typeof api.sendOffer>>['mails'];
type SendDialogProps = { request: WireStaffQuotation; editor: DraftEditor; onClose: () => void };

/** Shows the exact PDF and e-mail before they are sent. */
export function SendDialog({ request, editor, onClose }: SendDialogProps) {
  const { quotation: words } = useText();
  const form = useKeptForm(`send ${request.id}`, { hasMail: true });
  const [mails, setMails] = useState<Mails>();
  const [previewError, setPreviewError] = useState<string>();
  const [isGstChecked, setGstChecked] = useState(false);
  const { stored, figures } = editor.getView();
  const { version } = stored;
  const body = { request: request.id, ...(version !== undefined && { version }) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft does not change behind the dialog.
  useEffect(() => {
    api
      .sendOffer({ body: { ...body, dry_run: true, has_checked_gst: true } })
      .then((preview) => setMails(preview.mails))
      .catch((cause) => setPreviewError(cause instanceof ApiError ? cause.message : words.noPreview));
  }, []);

  async function send(): Promise<void> {
    setPreviewError(undefined);
    const options = { has_checked_gst: isGstChecked, no_mail: !form.input.hasMail };
    if (await form.send(() => api.sendOffer({ body: { ...body, ...options } }), words.sent)) onClose();
  }
  const message = form.message ?? previewError;

  return (
    <StepDialog
      title={request.is_sold ? words.sendAmendment : words.sendOffer}
      action={request.is_sold ? words.amend : words.send}
      isWide
      isBusy={form.isBusy}
      {...{ message, onClose }}
      onSubmit={() => void send()}
    >
      <RateWarning lines={stored.offer.lines} />
      <GstinWarning request={request} totalPaise={figures?.totalPaise ?? 0} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <PdfPreview request={request} />
        <div className="grid content-start gap-2">
          <h3 className="font-semibold">{words.mail}</h3>
          {mails ? (
            mails.map(({ to, subject, text }) => (
              <div key={to} className="rounded border border-rule p-3 text-sm">
                <p className="text-ink-soft">{words.to(to)}</p>
                <p className="font-medium">{subject}</p>
                <p
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail must be scrollable by keyboard.
                  tabIndex={0}
                  className="mt-2 max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere"
                >
                  {text}
                </p>
              </div>
            ))
          ) : (
            <Spinner />
          )}
          <Checkbox
            label={words.withMail}
            checked={form.input.hasMail}
            onChange={({ target }) => form.change({ hasMail: target.checked })}
          />
          {message !== undefined && /GST/.test(message) && (
            <Checkbox
              label={words.gstChecked}
              checked={isGstChecked}
              onChange={({ target }) => setGstChecked(target.checked)}
            />
          )}
        </div>
      </div>
    </StepDialog>
  );
}
