import { useEffect } from 'react';
import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { isToOtherState, toAddressName } from './address.ts';
import { changePostal, changeSameAsBilling } from './address-draft.ts';
import { ConsigneeFields } from './consignee-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormCard } from './form-card.tsx';
import { GstinField } from './gstin-field.tsx';
import { PostalFields } from './postal-fields.tsx';
import type { AddressFormState } from './use-address-form.ts';

type AddressFormProps = {
  addressForm: AddressFormState;
  email: string;
  isSaving: boolean;
  isBusy: boolean;
  onSubmit: () => void;
};

/** The form of a new or a saved address, in three cards. */
export function AddressForm({ addressForm, email, isSaving, isBusy, onSubmit }: AddressFormProps) {
  const { form, draft, errors, updateDraft, editedAddress } = addressForm;
  // The button that opens the form is on the address itself, further up the page.
  const isEditing = editedAddress !== undefined;
  const changeTitle = editedAddress && addressText.changeAddressOf(toAddressName(editedAddress));
  useEffect(() => {
    if (isEditing) form.current?.querySelector('input')?.focus();
  }, [isEditing, form]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={changeTitle ?? addressText.new}
      className="grid gap-4"
      onBlur={({ target }) => afterPointerRelease(() => addressForm.validateOnBlur(target.name))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {changeTitle && <h3 className="mt-2 text-lg font-semibold wrap-anywhere">{changeTitle}</h3>}
      <ContactFields draft={draft} onChange={updateDraft} email={email} errors={errors} />
      <FormCard title={addressText.billing}>
        <GstinField draft={draft} onChange={updateDraft} error={errors.gstin} />
        <PostalFields
          kind="billing"
          address={draft.billing}
          errors={errors}
          onChange={(field, typed) => updateDraft(changePostal(draft, 'billing', field, typed))}
        />
      </FormCard>
      <FormCard title={addressText.shipping}>
        <div className="sm:col-span-2">
          <Checkbox
            label={addressText.sameAsBilling}
            checked={draft.isSameAsBilling}
            onChange={(event) => updateDraft(changeSameAsBilling(draft, event.target.checked))}
          />
        </div>
        <PostalFields
          kind="shipping"
          address={draft.shipping}
          errors={errors}
          isReadOnly={draft.isSameAsBilling}
          onChange={(field, typed) => updateDraft(changePostal(draft, 'shipping', field, typed))}
        />
        {/* A company that was named stays in sight. */}
        {(isToOtherState(draft) || draft.consignee) && (
          <ConsigneeFields draft={draft} onChange={updateDraft} errors={errors} />
        )}
      </FormCard>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSaving} disabled={isBusy} className="max-sm:grow">
          {addressText.save}
        </Button>
        <Button variant="plain" disabled={isBusy} onClick={addressForm.discard}>
          {editedAddress ? addressText.cancelChange : addressText.cancelNew}
        </Button>
      </div>
    </form>
  );
}

/**
 * Runs the callback now or, while the pointer is pressed, after its release: the pressed element must not move away.
 */
function afterPointerRelease(callback: () => void): void {
  if (document.querySelector(':active')) window.addEventListener('click', callback, { once: true });
  else callback();
}
