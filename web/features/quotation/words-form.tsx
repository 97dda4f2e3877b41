import { CallForm } from '#web/features/form/call-form.tsx';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { readOptional } from './read-optional.ts';
import type { QuotationState } from './use-quotation.ts';
import { YourNameField } from './your-name-field.tsx';

const KINDS = {
  withdraw: {
    call: 'withdrawRequest',
    title: offerText.withdrawTitle,
    hint: offerText.withdrawHint,
    label: offerText.confirmWithdraw,
  },
  renew: {
    call: 'renewQuotation',
    title: offerText.renewTitle,
    hint: offerText.renewHint,
    label: offerText.confirmRenew,
  },
} as const;

type WordsFormProps = { state: QuotationState; kind: keyof typeof KINDS; onDone: () => void };

/** An answer that needs nothing but, if the buyer wants, some words. */
export function WordsForm({ state, kind, onDone }: WordsFormProps) {
  const call = useFormCall();
  const { call: name, title, hint, label } = KINDS[kind];

  function submit(form: FormData) {
    const body = { words: readOptional(form, 'words'), name: readOptional(form, 'name') };
    return call.run(async () => {
      if (await state.answer((api, access) => api[name]({ body: { ...access, ...body } }))) onDone();
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <div>
        <h3 className="scroll-mt-36 text-lg font-semibold">{title}</h3>
        <p className="text-ink-soft">{hint}</p>
      </div>
      <FormErrorNotice call={call} />
      <YourNameField access={state.access} call={call} />
      <TextAreaField label={offerText.yourWords} name="words" rows={3} error={call.errors.words} />
      <FormButtons call={call} label={label} onBack={onDone} />
    </CallForm>
  );
}
