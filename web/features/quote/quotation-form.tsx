import { useState } from 'react';
import type { SavedAddress } from '#web/features/address/address.ts';
import { AddressForm } from '#web/features/address/address-form.tsx';
import { DeleteAddressDialog } from '#web/features/address/delete-address-dialog.tsx';
import { NEW_ADDRESS } from '#web/features/address/draft-store.ts';
import { SavedAddressPicker } from '#web/features/address/saved-address-picker.tsx';
import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import type { Quotation } from './quotation.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { SubmitSection } from './submit-section.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

/** Selects or adds an address, shows the cart and submits the quote request. */
export function QuotationForm({ quotation }: { quotation: Quotation }) {
  const form = useQuotationForm(quotation);
  const { addressForm } = form;
  const [toDelete, setToDelete] = useState<SavedAddress>();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold">{addressText.saved}</h2>
          <Button
            aria-expanded={addressForm.openForm === NEW_ADDRESS}
            disabled={form.isBusy}
            onClick={form.toggleNewForm}
          >
            {addressText.add}
          </Button>
        </div>
        {quotation.addresses.length > 0 && (
          <SavedAddressPicker
            addresses={quotation.addresses}
            chosenId={form.chosenId}
            justSavedId={form.justSavedId}
            editedId={addressForm.editedAddress?.id}
            onChoose={form.choose}
            onEdit={form.toggleEditForm}
            onDelete={setToDelete}
          />
        )}
        {quotation.addresses.length === 0 && !addressForm.openForm && (
          <p className="rounded border border-dashed border-edge p-4 text-ink-soft">{addressText.none}</p>
        )}
        {addressForm.openForm && (
          <AddressForm
            key={addressForm.openForm}
            addressForm={addressForm}
            email={quotation.profile.email}
            isSaving={form.isSaving}
            isBusy={form.isBusy}
            onSubmit={form.saveAddress}
          />
        )}
        <DeleteAddressDialog
          address={toDelete}
          onClose={() => setToDelete(undefined)}
          onDelete={form.deleteAddress}
        />
      </div>
      <div className="lg:sticky lg:top-4">
        <QuoteSummary quotation={quotation}>
          <SubmitSection form={form} />
        </QuoteSummary>
      </div>
    </div>
  );
}
