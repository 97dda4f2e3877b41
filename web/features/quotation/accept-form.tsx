import { formatRupeesShort } from '#domain/indian-format.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Field } from '#web/ui/field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { readOptional } from './read-optional.ts';
import { UploadField, useUpload } from './upload-field.tsx';
import type { QuotationState } from './use-quotation.ts';

type AcceptFormProps = {
  state: QuotationState;
  revision: number;
  chosen: ReadonlySet<number>;
  totalPaise: number;
  onDone: () => void;
};

/** Orders the chosen items: by whom, and with which purchase order. */
export function AcceptForm({ state, revision, chosen, totalPaise, onDone }: AcceptFormProps) {
  const call = useFormCall();
  const upload = useUpload(state.access);

  function submit(form: FormData) {
    if (chosen.size === 0) return call.rejectSubmit({ lines: offerText.chooseOne });
    return call.run(async () => {
      const isTaken = await state.answer((api, access) =>
        api.acceptQuotation({
          body: {
            ...access,
            revision,
            lines: [...chosen],
            name: readTextField(form, 'name'),
            designation: readOptional(form, 'designation'),
            po_number: readOptional(form, 'po_number'),
            po_date: readOptional(form, 'po_date'),
            po_file: upload.file?.id,
          },
        }),
      );
      if (isTaken) onDone();
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <div>
        <h3 className="scroll-mt-36 text-lg font-semibold">
          {offerText.acceptTitle(chosen.size, formatRupeesShort(totalPaise))}
        </h3>
        <p className="text-ink-soft">{offerText.acceptHint}</p>
        {(call.errors.lines ?? (chosen.size === 0 && offerText.chooseOne)) && (
          <p role="alert" className="text-danger">
            {call.errors.lines ?? offerText.chooseOne}
          </p>
        )}
      </div>
      <FormErrorNotice call={call} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={offerText.name} name="name" autoComplete="name" required error={call.errors.name} />
        <Field
          label={offerText.designation}
          name="designation"
          autoComplete="organization-title"
          error={call.errors.designation}
        />
        <Field label={offerText.poNumber} name="po_number" error={call.errors.po_number} />
        <Field label={offerText.poDate} name="po_date" type="date" error={call.errors.po_date} />
      </div>
      <UploadField
        label={offerText.poFile}
        upload={upload}
        error={call.errors.po_file ?? call.errors.files}
      />
      <FormButtons call={call} isWaiting={upload.isSending} label={offerText.confirmAccept} onBack={onDone} />
    </CallForm>
  );
}
