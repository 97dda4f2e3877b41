import type { Ref } from 'react';
import { AddressBook } from '#web/features/address/address-book.tsx';
import { FileSection } from '#web/features/request-files/file-section.tsx';
import { SentFileIds } from '#web/features/request-files/file-store.ts';
import { SentWishes } from '#web/features/wishes/local-wishes.ts';
import { RequestTermsFields } from '#web/features/wishes/request-terms-fields.tsx';
import { addressText } from '#web/text/quotation-en.ts';
import type { Quotation } from './quotation.ts';
import { QuotationColumns } from './quotation-columns.tsx';
import { SubmitSection } from './submit-section.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

type QuotationFormProps = { quotation: Quotation; addAddressButton: Ref<HTMLButtonElement> | undefined };

/** Selects or adds an address, shows the cart and submits the quote request. */
export function QuotationForm({ quotation, addAddressButton }: QuotationFormProps) {
  const form = useQuotationForm(quotation);
  return (
    <SentWishes value={form.sent?.wishes}>
      <SentFileIds value={form.sent?.fileIds}>
        <QuotationColumns
          quotation={quotation}
          fieldErrors={form.fieldErrors}
          main={
            <div inert={form.sent !== undefined} className="grid min-w-0 gap-6">
              <AddressBook
                title={addressText.saved}
                book={form}
                addresses={quotation.addresses}
                email={quotation.profile.email}
                choice={{ chosenId: form.chosenId, onChoose: form.choose }}
                addButton={addAddressButton}
              />
              <RequestTermsFields />
              <FileSection />
            </div>
          }
          submit={<SubmitSection form={form} lines={quotation.lines} />}
        />
      </SentFileIds>
    </SentWishes>
  );
}
