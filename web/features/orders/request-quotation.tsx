import { useState } from 'react';
import type { WireQuotationSummary } from '#contract/quotation-summary.ts';
import { QuotationSkeleton } from '#web/features/quotation/quotation-skeleton.tsx';
import { ordersText } from '#web/text/orders-en.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyComponent } from '#web/ui/use-lazy-component.ts';
import { describeQuotation } from './describe-quotation.ts';

const loadSection = () => import('#web/features/quotation/quotation-section.tsx');

type OrderQuotationProps = {
  invoiceId: string;
  /** Whether it shows what was sent, which the order's own page does itself. */
  hasShipments: boolean;
};

/** The quotation of an order's request; its code is loaded by itself. */
export function OrderQuotation({ invoiceId, hasShipments }: OrderQuotationProps) {
  const Section = useLazyComponent(true, loadSection);
  return Section ? <Section invoice={invoiceId} hasShipments={hasShipments} /> : <QuotationSkeleton />;
}

type RequestQuotationProps = OrderQuotationProps & {
  quotation: WireQuotationSummary;
  isOpenAtFirst?: boolean;
};

/** Where the quotation of a request stands, and the quotation itself once it is asked for. */
export function RequestQuotation({
  quotation,
  isOpenAtFirst = false,
  ...conversation
}: RequestQuotationProps) {
  const [isShown, setShown] = useState(isOpenAtFirst);
  const sentence = describeQuotation(quotation);
  if (!sentence) return null;
  if (isShown) return <OrderQuotation {...conversation} />;
  const mayAnswer = quotation.state === 'offered';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="font-medium">{sentence}</p>
      <Button variant={mayAnswer ? 'action' : 'quiet'} onClick={() => setShown(true)}>
        {mayAnswer ? ordersText.readAndAnswer : ordersText.showQuotation}
      </Button>
    </div>
  );
}
