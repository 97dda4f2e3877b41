import { districtsOf } from '#domain/india/districts.ts';
import { states } from '#domain/india/states.ts';
import type { FieldErrors } from '#web/features/form/field-errors.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PostalAddress, PostalField } from './address.ts';
import type { PostalKind } from './address-draft.ts';

const STATE_NAMES = states.map((state) => state.name);

type PostalFieldsProps = {
  kind: PostalKind;
  address: PostalAddress;
  errors: FieldErrors;
  onChange: (field: PostalField, typed: string) => void;
  /** While the values are another address's. */
  isReadOnly?: boolean;
};

/** Address, PIN code, state, district and city; the PIN stands before the state because it often fills it in. */
export function PostalFields({ kind, address, errors, onChange, isReadOnly = false }: PostalFieldsProps) {
  const forField = (field: PostalField) => ({
    name: `${kind}.${field}`,
    value: address[field],
    required: true,
    // What is wrong with a copy is told, and mended, where it was copied from.
    error: isReadOnly ? undefined : errors[`${kind}.${field}`],
  });
  const typed = (field: PostalField) => ({
    ...forField(field),
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const chosen = (field: PostalField) => ({
    ...forField(field),
    disabled: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  return (
    <>
      <div className="sm:col-span-2">
        <Field label={addressText.address} autoComplete={`${kind} address-line1`} {...typed('address')} />
      </div>
      <Field
        label={addressText.pin}
        autoComplete={`${kind} postal-code`}
        inputMode="numeric"
        className="tabular-nums"
        {...typed('pin')}
      />
      <SelectField
        label={addressText.state}
        autoComplete={`${kind} address-level1`}
        placeholder={addressText.chooseState}
        options={STATE_NAMES}
        {...chosen('state')}
      />
      <SelectField
        label={addressText.district}
        placeholder={address.state ? addressText.chooseDistrict : addressText.chooseStateFirst}
        options={districtsOf(address.state)}
        {...chosen('district')}
      />
      <Field label={addressText.city} autoComplete={`${kind} address-level2`} {...typed('city')} />
    </>
  );
}
