import type { FieldErrors } from '#web/features/form/field-errors.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Field } from '#web/ui/field.tsx';
import { type AddressDraft, changeContact } from './address-draft.ts';
import { FormCard } from './form-card.tsx';

type ContactFieldsProps = {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  email: string;
  errors: FieldErrors;
};

export function ContactFields({ draft, onChange, email, errors }: ContactFieldsProps) {
  return (
    <FormCard title={addressText.contact}>
      <Field
        label={addressText.customer}
        hint={addressText.customerHint}
        name="customer"
        autoComplete="organization"
        required
        value={draft.customer}
        onChange={(event) => onChange(changeContact(draft, 'customer', event.target.value))}
        error={errors.customer}
      />
      <Field label={addressText.email} type="email" value={email} readOnly />
      <Field
        label={addressText.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        value={draft.phone}
        onChange={(event) => onChange(changeContact(draft, 'phone', event.target.value))}
        error={errors.phone}
      />
      <Field
        label={addressText.fullName}
        name="name"
        autoComplete="name"
        required
        value={draft.name}
        onChange={(event) => onChange(changeContact(draft, 'name', event.target.value))}
        error={errors.name}
      />
      <Field
        label={addressText.label}
        hint={addressText.labelHint}
        name="label"
        autoComplete="off"
        value={draft.label}
        onChange={(event) => onChange(changeContact(draft, 'label', event.target.value))}
        error={errors.label}
      />
    </FormCard>
  );
}
