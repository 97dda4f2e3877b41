import { useEffect } from 'react';
import { addressText } from '#web/text/quotation-en.ts';
import { afterPress } from '#web/ui/after-press.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { changePostal, changeSameAsBilling } from './address-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormCard } from './form-card.tsx';
import { GstinField } from './gstin-field.tsx';
import { PostalFields } from './postal-fields.tsx';
import type { AddressEntry } from './use-address-entry.ts';

type AddressFormProps = {
  entry: AddressEntry;
  email: string;
  isSaving: boolean;
  isBusy: boolean;
  onSubmit: () => void;
};

/** An address in three cards: a new one, or a saved one being changed. */
export function AddressForm({ entry, email, isSaving, isBusy, onSubmit }: AddressFormProps) {
  const { form, draft, errors, change, changed } = entry;
  // Asked for by a button on the address itself, it opens further down.
  const isOfSaved = changed !== undefined;
  useEffect(() => {
    if (isOfSaved) form.current?.querySelector('input')?.focus();
  }, [isOfSaved, form]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={changed ? addressText.changeOf(changed.customer) : addressText.new}
      className="grid gap-4"
      onBlur={({ target }) => afterPress(() => entry.leave(target.name))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {changed && (
        <h3 className="mt-2 text-lg font-semibold wrap-anywhere">{addressText.changeOf(changed.customer)}</h3>
      )}
      <ContactFields draft={draft} onChange={change} email={email} errors={errors} />
      <FormCard title={addressText.billing}>
        <GstinField draft={draft} onChange={change} error={errors.gstin} />
        <PostalFields
          kind="billing"
          address={draft.billing}
          errors={errors}
          onChange={(field, typed) => change(changePostal(draft, 'billing', field, typed))}
        />
      </FormCard>
      <FormCard title={addressText.shipping}>
        <div className="sm:col-span-2">
          <Checkbox
            label={addressText.sameAsBilling}
            checked={draft.isSameAsBilling}
            onChange={(event) => change(changeSameAsBilling(draft, event.target.checked))}
          />
        </div>
        <PostalFields
          kind="shipping"
          address={draft.shipping}
          errors={errors}
          isReadOnly={draft.isSameAsBilling}
          onChange={(field, typed) => change(changePostal(draft, 'shipping', field, typed))}
        />
      </FormCard>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} disabled={isBusy} className="max-sm:grow">
          {addressText.save}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={entry.discard}>
          {changed ? addressText.cancelChange : addressText.cancelNew}
        </Button>
      </div>
    </form>
  );
}
