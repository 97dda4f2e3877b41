import { listDistricts } from '#domain/india/districts.ts';
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
  /** Whether the values are copied from the other address: the fields then take less room. */
  isReadOnly?: boolean;
};

const COMPACT_ROWS = 'grid grid-cols-2 gap-x-3 gap-y-2 sm:col-span-2 sm:grid-cols-4';
const COMPACT_CONTROL = 'px-2! md:pointer-fine:min-h-9! md:pointer-fine:py-1!';

/** Address, PIN code, state, district and city. The PIN code comes before the state because it often fills it in. */
export function PostalFields({ kind, address, errors, onChange, isReadOnly = false }: PostalFieldsProps) {
  const commonProps = (field: PostalField) => ({
    name: `${kind}.${field}`,
    value: address[field],
    required: true,
    className: `tabular-nums ${isReadOnly ? COMPACT_CONTROL : ''}`,
    // Errors of a copied value are shown and corrected at the original.
    error: isReadOnly ? undefined : errors[`${kind}.${field}`],
  });
  const textFieldProps = (field: PostalField) => ({
    ...commonProps(field),
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const selectFieldProps = (field: PostalField) => ({
    ...commonProps(field),
    disabled: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  return (
    <div className={isReadOnly ? COMPACT_ROWS : 'contents'}>
      <div className={isReadOnly ? 'col-span-full' : 'sm:col-span-2'}>
        <Field
          label={addressText.address}
          autoComplete={`${kind} address-line1`}
          {...textFieldProps('address')}
        />
      </div>
      <Field
        label={addressText.pin}
        autoComplete={`${kind} postal-code`}
        inputMode="numeric"
        {...textFieldProps('pin')}
      />
      <SelectField
        label={addressText.state}
        autoComplete={`${kind} address-level1`}
        placeholder={addressText.chooseState}
        options={STATE_NAMES}
        {...selectFieldProps('state')}
      />
      <SelectField
        label={addressText.district}
        placeholder={address.state ? addressText.chooseDistrict : addressText.chooseStateFirst}
        options={listDistricts(address.state)}
        {...selectFieldProps('district')}
      />
      <Field label={addressText.city} autoComplete={`${kind} address-level2`} {...textFieldProps('city')} />
    </div>
  );
}
