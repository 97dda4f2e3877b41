import { useId } from 'react';
import { UNREGISTERED } from '#domain/consignee.ts';
import { normaliseGstin } from '#domain/gstin.ts';
import type { FieldErrors } from '#web/features/form/field-errors.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { isToOtherState } from './address.ts';
import { type AddressDraft, changeConsignee } from './address-draft.ts';
import { useTaxNames } from './use-tax-names.ts';

type ConsigneeFieldsProps = {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  errors: FieldErrors;
};

const EMPTY = { name: '', gstin: '' };

/** Who gets the goods, with what each answer means for the tax. */
export function ConsigneeFields({ draft, onChange, errors }: ConsigneeFieldsProps) {
  const { consignee, billing, shipping } = draft;
  const getTaxNames = useTaxNames();
  const hasConsequence = isToOtherState(draft);
  const change = (changes: Partial<typeof EMPTY>) =>
    onChange(changeConsignee(draft, { ...EMPTY, ...consignee, ...changes }));
  return (
    <>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="text-sm font-medium">{addressText.deliveredTo}</legend>
        <Choice
          label={addressText.ownSite}
          hint={
            hasConsequence &&
            addressText.ownSiteHint(shipping.state, getTaxNames(shipping.state), billing.state)
          }
          isChosen={consignee === null}
          onChoose={() => onChange(changeConsignee(draft, null))}
        />
        <Choice
          label={addressText.anotherCompany}
          hint={hasConsequence && addressText.anotherCompanyHint(billing.state, getTaxNames(billing.state))}
          isChosen={consignee !== null}
          onChoose={() => change({})}
        />
      </fieldset>
      {consignee && (
        <>
          <Field
            label={addressText.consigneeName}
            hint={addressText.customerHint}
            name="consignee.name"
            autoComplete="off"
            required
            value={consignee.name}
            onChange={(event) => change({ name: event.target.value })}
            error={errors['consignee.name']}
          />
          <div>
            <Field
              label={addressText.consigneeGstin}
              name="consignee.gstin"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              className="uppercase tabular-nums"
              value={consignee.gstin}
              onChange={(event) => change({ gstin: event.target.value })}
              error={errors['consignee.gstin']}
            />
            <Checkbox
              label={addressText.unregistered}
              checked={normaliseGstin(consignee.gstin) === UNREGISTERED}
              onChange={(event) => change({ gstin: event.target.checked ? UNREGISTERED : '' })}
            />
          </div>
        </>
      )}
    </>
  );
}

type ChoiceProps = { label: string; hint: string | false; isChosen: boolean; onChoose: () => void };

function Choice({ label, hint, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="radio"
        name="delivered-to"
        className="mt-3 size-5 shrink-0 accent-action"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div>
        <label htmlFor={id} className="block py-2.5">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-2 pb-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
