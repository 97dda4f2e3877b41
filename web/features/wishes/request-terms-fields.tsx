import { MAX_REFERENCE_LENGTH } from '#domain/wish.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Field } from '#web/ui/field.tsx';
import { useWishes } from './local-wishes.ts';
import { RemarkField } from './remark-field.tsx';
import { DayField } from './wish-fields.tsx';
import { setRequestTerms } from './wish-store.ts';

/** The buyer's reference, day and remark for the whole request, folded until something is said. */
export function RequestTermsFields() {
  const { request } = useWishes();
  return (
    <details
      className="group rounded border border-rule bg-surface"
      open={Object.keys(request).length > 0 || undefined}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 px-4 font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {wishesText.about}
        <span className="icon icon-chevron-down size-4.5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-t border-rule p-4 sm:grid-cols-2">
        <Field
          label={wishesText.reference}
          hint={wishesText.referenceHint}
          maxLength={MAX_REFERENCE_LENGTH}
          autoComplete="off"
          value={request.reference ?? ''}
          onChange={({ currentTarget }) => setRequestTerms({ reference: currentTarget.value || undefined })}
        />
        <DayField
          label={wishesText.requestNeededBy}
          day={request.neededBy}
          onChange={(neededBy) => setRequestTerms({ neededBy })}
        />
        <div className="sm:col-span-2">
          <RemarkField
            label={wishesText.requestRemark}
            remark={request.remark}
            onChange={(remark) => setRequestTerms({ remark })}
          />
        </div>
      </div>
    </details>
  );
}
