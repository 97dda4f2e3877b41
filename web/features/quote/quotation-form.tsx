import type { Ref } from 'react';
import { AddressBook } from '#web/features/address/address-book.tsx';
import { addressText } from '#web/text/quotation-en.ts';
import type { Quotation } from './quotation.ts';
import { QuotationColumns } from './quotation-columns.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { SubmitSection } from './submit-section.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

type QuotationFormProps = { quotation: Quotation; addAddressButton: Ref<HTMLButtonElement> | undefined };

/** Selects or adds an address, shows the cart and submits the quote request. */
export function QuotationForm({ quotation, addAddressButton }: QuotationFormProps) {
  const form = useQuotationForm(quotation);
  return (
    <QuotationColumns
      main={
        <AddressBook
          title={addressText.saved}
          book={form}
          addresses={quotation.addresses}
          email={quotation.profile.email}
          choice={{ chosenId: form.chosenId, onChoose: form.choose }}
          addButton={addAddressButton}
        />
      }
      summary={
        <QuoteSummary quotation={quotation}>
          <SubmitSection form={form} />
        </QuoteSummary>
      }
    />
  );
}
