import { useState } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { describeQuantity, describeRate } from '#domain/quotation/describe-terms.ts';
import { canBeChosen, type QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import type { FieldErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type Offer, totalWished } from './quotation.ts';
import { nameFieldsByLine, readWish } from './read-counter.ts';
import { readOptional } from './read-optional.ts';
import type { QuotationState } from './use-quotation.ts';
import { YourNameField } from './your-name-field.tsx';

type CounterFormProps = {
  state: QuotationState;
  offer: Offer;
  /** The numbers of the lines in the total. */
  chosen: ReadonlySet<number>;
  onDone: () => void;
};

/** Asks for other prices and quantities, a line each, or for lines to be left out. Empty fields change nothing. */
export function CounterForm({ state, offer, chosen, onDone }: CounterFormProps) {
  const call = useFormCall();
  const lines = offer.lines.filter(canBeChosen);
  const readWishes = (form: FormData) => lines.flatMap(({ number }) => readWish(form, number) ?? []);
  const [wishes, setWishes] = useState<ReturnType<typeof readWishes>>([]);
  const totalPaise = totalWished(offer, chosen, wishes);

  function submit(form: FormData) {
    const wishes = readWishes(form);
    const body = {
      revision: offer.revision,
      lines: wishes,
      words: readOptional(form, 'words'),
      name: readOptional(form, 'name'),
    };
    return call.run(async () => {
      const isTaken = await state
        .answer((api, access) => api.counterQuotation({ body: { ...access, ...body } }))
        .catch((cause) => {
          throw nameFieldsByLine(cause, wishes);
        });
      if (isTaken) onDone();
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <div onInput={() => call.form.current && setWishes(readWishes(new FormData(call.form.current)))}>
        <div className="grid gap-5">
          <div>
            <h3 className="scroll-mt-36 text-lg font-semibold">{offerText.counterTitle}</h3>
            <p className="text-ink-soft">{offerText.counterHint}</p>
          </div>
          <FormErrorNotice call={call} />
          <YourNameField access={state.access} call={call} />
          {lines.map((line) => (
            <LineFields key={line.number} line={line} errors={call.errors} />
          ))}
          <TextAreaField label={offerText.yourWords} name="words" rows={3} error={call.errors.words} />
        </div>
        <div data-buy-bar className="answer-bar mt-5 grid gap-2">
          <p role="status" className="flex flex-wrap justify-between gap-x-4 tabular-nums empty:hidden">
            {totalPaise !== undefined && (
              <>
                <span className="text-ink-soft">{offerText.wishedTotal}</span>
                <span className="font-semibold">{formatRupeesShort(totalPaise)}</span>
              </>
            )}
          </p>
          <FormButtons call={call} label={offerText.sendCounter} onBack={onDone} />
        </div>
      </div>
    </CallForm>
  );
}

function LineFields({ line, errors }: { line: QuotationLine; errors: FieldErrors }) {
  const { number, title } = line;
  return (
    <fieldset className="min-w-0 rounded border border-rule px-3 pb-3 sm:px-4">
      <legend className="float-left w-full pt-3 font-medium wrap-anywhere">
        {offerText.ofLine(number, title)}
      </legend>
      <p className="clear-both text-sm text-ink-soft tabular-nums">
        {offerText.offered(offerText.quantityTimesRate(describeQuantity(line), describeRate(line)))}
      </p>
      <div className="mt-2 grid grid-cols-2 items-start gap-x-4 gap-y-1">
        <Field
          label={offerText.yourRate}
          name={`rate ${number}`}
          inputMode="decimal"
          error={errors[`rate ${number}`]}
        />
        <Field
          label={offerText.yourQuantity}
          name={`quantity ${number}`}
          inputMode="decimal"
          error={errors[`quantity ${number}`]}
        />
      </div>
      <Checkbox label={offerText.drop} name={`is_dropped ${number}`} />
    </fieldset>
  );
}
