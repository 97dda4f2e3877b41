import { checkGstin } from '#domain/gstin.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Field } from '#web/ui/field.tsx';
import { type AddressDraft, changeGstin } from './address-draft.ts';

type GstinFieldProps = {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  error: string | undefined;
};

/** The first field of the billing address, because state and PAN follow from the GSTIN. */
export function GstinField({ draft, onChange, error }: GstinFieldProps) {
  const outcome = checkGstin(draft.gstin);
  return (
    <div className="sm:col-span-2">
      <Field
        label={addressText.gstin}
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        className="uppercase tabular-nums"
        value={draft.gstin}
        onChange={(event) => onChange(changeGstin(draft, event.target.value))}
        hint={
          outcome.isValid ? addressText.gstinDetails(outcome.pan, outcome.stateName) : addressText.gstinHint
        }
        error={error}
      />
    </div>
  );
}
