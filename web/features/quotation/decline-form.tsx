import { DECLINE_REASONS, type DeclineReason } from '#domain/quotation/decline-reasons.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { readOptional } from './read-optional.ts';
import type { QuotationState } from './use-quotation.ts';
import { YourNameField } from './your-name-field.tsx';

type DeclineFormProps = { state: QuotationState; revision: number; onDone: () => void };

export function DeclineForm({ state, revision, onDone }: DeclineFormProps) {
  const call = useFormCall();

  function submit(form: FormData) {
    const body = {
      revision,
      reason: readTextField(form, 'reason') as DeclineReason,
      words: readOptional(form, 'words'),
      name: readOptional(form, 'name'),
    };
    return call.run(async () => {
      const isTaken = await state.answer((api, access) =>
        api.declineQuotation({ body: { ...access, ...body } }),
      );
      if (isTaken) onDone();
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <h3 className="scroll-mt-36 text-lg font-semibold">{offerText.declineTitle}</h3>
      <FormErrorNotice call={call} />
      <YourNameField access={state.access} call={call} />
      <SelectField
        label={offerText.reason}
        name="reason"
        placeholder={offerText.chooseReason}
        options={DECLINE_REASONS}
        error={call.errors.reason}
      />
      <TextAreaField label={offerText.yourWords} name="words" rows={3} error={call.errors.words} />
      <FormButtons call={call} label={offerText.confirmDecline} onBack={onDone} />
    </CallForm>
  );
}
