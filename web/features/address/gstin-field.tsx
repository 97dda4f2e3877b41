import { findGstinStateProblem, gstin } from '#contract/addresses.ts';
import { checkGstin, normaliseGstin } from '#domain/gstin.ts';
import { findFieldErrors } from '#web/features/form/field-errors.ts';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';
import { type AddressDraft, changeGstin } from './address-draft.ts';

const FULL_LENGTH = 15;

type GstinFieldProps = {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  error: string | undefined;
};

/** Comes first in billing: state and PAN follow from it. A mistyped one is told as soon as it is complete. */
export function GstinField({ draft, onChange, error }: GstinFieldProps) {
  const outcome = checkGstin(draft.gstin);
  const isComplete = normaliseGstin(draft.gstin).length >= FULL_LENGTH;
  const early = isComplete ? findEarlyProblem(draft) : undefined;
  return (
    <div className="sm:col-span-2">
      <Field
        label={text.address.gstin}
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        className="uppercase tabular-nums"
        value={draft.gstin}
        onChange={(event) => onChange(changeGstin(draft, event.target.value))}
        hint={
          outcome.isValid ? text.address.gstinSays(outcome.pan, outcome.stateName) : text.address.gstinHint
        }
        error={error ?? early}
      />
    </div>
  );
}

/** What is wrong with a complete GSTIN, by itself or beside the chosen state. */
function findEarlyProblem({ gstin: typed, billing }: AddressDraft): string | undefined {
  const problem = findFieldErrors(gstin, typed)[''];
  return problem ?? (billing.state === '' ? undefined : findGstinStateProblem(typed, billing.state));
}
