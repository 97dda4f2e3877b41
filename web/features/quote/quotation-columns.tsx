import type { ReactNode } from 'react';
import { CartTotals } from '#web/features/cart/cart-totals.tsx';
import { type FieldErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import AskedValue from '#web/features/wishes/asked-value.tsx';
import { useAskedValue } from '#web/features/wishes/use-asked-value.ts';
import type { Quotation } from './quotation.ts';
import { RequestLines } from './request-lines.tsx';

type QuotationColumnsProps = {
  quotation: Quotation;
  /** What the buyer has to enter. */
  main: ReactNode;
  /** Once the request can be sent. */
  submit?: ReactNode;
  fieldErrors?: FieldErrors;
};

/** What the buyer has to enter and the lines, and beside them the totals, which stay in view on wide screens. */
export function QuotationColumns({
  quotation,
  main,
  submit,
  fieldErrors = NO_ERRORS,
}: QuotationColumnsProps) {
  const askedValue = useAskedValue(quotation.lines);
  const asked = <AskedValue value={askedValue} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {main}
        <RequestLines quotation={quotation} fieldErrors={fieldErrors} />
      </div>
      <CartTotals totals={quotation.totals} asked={askedValue && asked}>
        {!askedValue && asked}
        {submit}
      </CartTotals>
    </div>
  );
}
