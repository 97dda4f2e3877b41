import { AddressChoice } from '#web/features/address/address-choice.tsx';
import { AddressForm } from '#web/features/address/address-form.tsx';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Quotation } from './quotation.ts';
import { QuoteSummary } from './quote-summary.tsx';
import { useQuotationForm } from './use-quotation-form.ts';

/** Choose or add an address, look over the cart, ask. */
export function QuotationForm({ quotation }: { quotation: Quotation }) {
  const form = useQuotationForm(quotation);
  const isAdding = form.choice === 'new';
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lg font-semibold">{text.address.saved}</h2>
          <Button aria-expanded={isAdding} disabled={form.isBusy} onClick={form.toggleForm}>
            {text.address.add}
          </Button>
        </div>
        {quotation.addresses.length > 0 && (
          <AddressChoice
            addresses={quotation.addresses}
            chosenId={typeof form.choice === 'object' ? form.choice.savedId : undefined}
            onChoose={form.choose}
          />
        )}
        {quotation.addresses.length === 0 && !isAdding && (
          <p className="rounded border border-dashed border-edge p-4 text-ink-soft">{text.address.none}</p>
        )}
        {isAdding && (
          <AddressForm
            ref={form.entry.form}
            draft={form.entry.draft}
            onChange={form.entry.change}
            email={quotation.profile.email}
            errors={form.entry.errors}
            onSubmit={form.saveAddress}
          >
            <Button
              type="submit"
              isBusy={form.isSaving}
              disabled={form.isBusy}
              className="sm:justify-self-start"
            >
              {text.address.save}
            </Button>
          </AddressForm>
        )}
      </div>
      <div className="lg:sticky lg:top-4">
        <QuoteSummary quotation={quotation}>
          {form.notice && (
            <Notice kind="warning" onDismiss={form.dismissNotice} dismissLabel={text.form.dismiss}>
              {form.notice}
            </Notice>
          )}
          <Button
            variant="action"
            isBusy={form.isSubmitting}
            disabled={form.isBusy}
            onClick={form.submitRequest}
            className="w-full"
          >
            {text.quote.submit}
          </Button>
          <p className="text-sm text-ink-soft">{text.cart.noPayment}</p>
        </QuoteSummary>
      </div>
    </div>
  );
}
