import type { ReactNode, RefObject } from 'react';
import type { FieldErrors } from '#web/features/form/field-errors.ts';
import { text } from '#web/text/en.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type AddressDraft, changePlace, changeSameAsBilling } from './address-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormCard } from './form-card.tsx';
import { GstinField } from './gstin-field.tsx';
import { PlaceFields } from './place-fields.tsx';

type AddressFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  email: string;
  errors: FieldErrors;
  onSubmit: () => void;
  /** The button that saves it. */
  children: ReactNode;
};

/** A new address in three cards. */
export function AddressForm({ ref, draft, onChange, email, errors, onSubmit, children }: AddressFormProps) {
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ContactFields draft={draft} onChange={onChange} email={email} errors={errors} />
      <FormCard title={text.address.billing}>
        <GstinField draft={draft} onChange={onChange} error={errors.gstin} />
        <PlaceFields
          kind="billing"
          place={draft.billing}
          errors={errors}
          onChange={(field, typed) => onChange(changePlace(draft, 'billing', field, typed))}
        />
      </FormCard>
      <FormCard title={text.address.shipping}>
        <div className="sm:col-span-2">
          <Checkbox
            label={text.address.sameAsBilling}
            checked={draft.isSameAsBilling}
            onChange={(event) => onChange(changeSameAsBilling(draft, event.target.checked))}
          />
        </div>
        <PlaceFields
          kind="shipping"
          place={draft.shipping}
          errors={errors}
          isReadOnly={draft.isSameAsBilling}
          onChange={(field, typed) => onChange(changePlace(draft, 'shipping', field, typed))}
        />
      </FormCard>
      {children}
    </form>
  );
}
