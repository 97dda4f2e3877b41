import { type Ref, useId, useState } from 'react';
import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import type { SavedAddress } from './address.ts';
import { AddressForm } from './address-form.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import { type AddressChoice, SavedAddressList } from './saved-address-list.tsx';
import type { AddressBookState } from './use-address-book.ts';

type AddressBookProps = {
  title: string;
  book: AddressBookState;
  addresses: readonly SavedAddress[];
  /** Of the account. */
  email: string;
  choice?: AddressChoice | undefined;
  addButton?: Ref<HTMLButtonElement> | undefined;
};

/** The saved addresses with the form that adds or changes one. */
export function AddressBook({ title, book, addresses, email, choice, addButton }: AddressBookProps) {
  const { addressForm } = book;
  const titleId = useId();
  const [toDelete, setToDelete] = useState<SavedAddress>();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <Button ref={addButton} disabled={book.isBusy} onClick={book.addNew}>
          {addressText.add}
        </Button>
      </div>
      {addresses.length > 0 && (
        <SavedAddressList
          addresses={addresses}
          choice={choice}
          justSavedId={book.justSavedId}
          editedId={addressForm.editedAddress?.id}
          onEdit={book.toggleEditForm}
          onDelete={setToDelete}
        />
      )}
      {addresses.length === 0 && !addressForm.openForm && (
        <p className="rounded border border-dashed border-edge p-4 text-ink-soft">{addressText.none}</p>
      )}
      {addressForm.openForm && (
        <AddressForm
          key={addressForm.openForm}
          addressForm={addressForm}
          email={email}
          isSaving={book.isSaving}
          isBusy={book.isBusy}
          onSubmit={book.saveAddress}
        />
      )}
      <DeleteAddressDialog
        address={toDelete}
        onClose={() => setToDelete(undefined)}
        onDelete={book.deleteAddress}
      />
    </section>
  );
}
