import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { dispatchText } from '#web/text/dispatch-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast.ts';

type ReportReturnProps = {
  orderId: string;
  /** How much can be returned. */
  left: number;
};

/** Opens a form with which the buyer asks to send goods back. */
export function ReportReturn({ orderId, left }: ReportReturnProps) {
  const [isOpen, setOpen] = useState(false);
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const { revalidate } = useRevalidator();
  if (!isOpen) {
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        <span className="icon icon-arrow-back-up" />
        {dispatchText.reportReturn}
      </Button>
    );
  }
  const submit = (form: FormData) => {
    const quantity = Number(readTextField(form, 'quantity').replaceAll(',', ''));
    const reason = readTextField(form, 'reason');
    return call.run(() =>
      authenticatedCall(async () => {
        const { msg } = await browserApi().reportReturn({ body: { order_id: orderId, quantity, reason } });
        toast.success(msg);
        setOpen(false);
        await revalidate();
      }),
    );
  };
  return (
    <section className="rounded border border-rule bg-surface p-4 sm:p-6">
      <CallForm call={call} onSubmit={submit}>
        <div>
          <h2 className="text-lg font-medium">{dispatchText.reportTitle}</h2>
          <p className="text-ink-soft">{dispatchText.reportHint}</p>
        </div>
        <FormErrorNotice call={call} />
        <Field
          label={dispatchText.quantity}
          hint={dispatchText.quantityHint(left.toLocaleString('en-IN', { maximumFractionDigits: 3 }))}
          name="quantity"
          inputMode="decimal"
          required
          className="max-w-40"
          error={call.errors.quantity}
        />
        <TextAreaField
          label={dispatchText.returnReason}
          hint={dispatchText.returnReasonHint}
          name="reason"
          rows={3}
          maxLength={500}
          required
          error={call.errors.reason}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit" variant="action" isBusy={call.isPending}>
            {dispatchText.sendReport}
          </Button>
          <Button onClick={() => setOpen(false)}>{dispatchText.cancel}</Button>
        </div>
      </CallForm>
    </section>
  );
}
