import { UsualAnswerTime } from '#web/features/answer-time/usual-answer-time.tsx';
import { PriceChangesList } from '#web/features/cart/price-changes-list.tsx';
import { text } from '#web/text/en.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MissingSizesNote } from './missing-sizes-note.tsx';
import { PlaceOfSupplyNote } from './place-of-supply-note.tsx';
import type { QuoteLine } from './quotation.ts';
import type { useQuotationForm } from './use-quotation-form.ts';

type SubmitSectionProps = { form: ReturnType<typeof useQuotationForm>; lines: readonly QuoteLine[] };

/** The submit button, the last problem, and the changed prices that the buyer accepts by submitting again. */
export function SubmitSection({ form, lines }: SubmitSectionProps) {
  const hasNewPrices = form.priceChanges.length > 0;
  return (
    <>
      {form.notice && (
        <Notice kind="warning" onDismiss={form.dismissNotice} dismissLabel={text.form.dismiss}>
          {form.notice}
          {hasNewPrices && <PriceChangesList changes={form.priceChanges} />}
        </Notice>
      )}
      <PlaceOfSupplyNote address={form.address} />
      <MissingSizesNote lines={lines} />
      <Button
        variant="action"
        isBusy={form.isSubmitting}
        disabled={form.isBusy}
        onClick={form.submitRequest}
        className="w-full"
      >
        {hasNewPrices ? quoteText.submitWithNewPrices : quoteText.submit}
      </Button>
      <p className="text-sm text-ink-soft">
        {text.cart.noPayment} <UsualAnswerTime />
      </p>
    </>
  );
}
