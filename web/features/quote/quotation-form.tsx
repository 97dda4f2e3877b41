import { useState } from 'react';
import type { SavedAddress } from '#web/features/address/address.ts';
import { AddressChoice } from '#web/features/address/address-choice.tsx';
import { AddressForm } from '#web/features/address/address-form.tsx';
import { DeleteAddressDialog } from '#web/features/address/delete-address-dialog.tsx';
import { NEW_ADDRESS } from '#web/features/address/draft-storage.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import type { Quotation } from './quotation.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { SubmitRequest } from './submit-request.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

/** Choose or add an address, look over the cart, ask. */
export function QuotationForm({ quotation }: { quotation: Quotation }) {
  const form = useQuotationForm(quotation);
  const { entry } = form;
  const [toDelete, setToDelete] = useState<SavedAddress>();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold">{addressText.saved}</h2>
          <Button aria-expanded={entry.open === NEW_ADDRESS} disabled={form.isBusy} onClick={form.toggleNew}>
            {addressText.add}
          </Button>
        </div>
        {quotation.addresses.length > 0 && (
          <AddressChoice
            addresses={quotation.addresses}
            chosenId={form.chosenId}
            justSavedId={form.justSavedId}
            changedId={entry.changed?.id}
            onChoose={form.choose}
            onChange={form.toggleChange}
            onDelete={setToDelete}
          />
        )}
        {quotation.addresses.length === 0 && !entry.open && (
          <p className="rounded border border-dashed border-edge p-4 text-ink-soft">{addressText.none}</p>
        )}
        {entry.open && (
          <AddressForm
            key={entry.open}
            entry={entry}
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
          <SubmitRequest form={form} />
        </QuoteSummary>
      </div>
    </div>
  );
}
