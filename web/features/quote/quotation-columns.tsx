import type { ReactNode } from 'react';
import { type FieldErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import type { Quotation } from './quotation.ts';
import { QuoteTotals } from './quote-totals.tsx';
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
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {main}
        <RequestLines quotation={quotation} fieldErrors={fieldErrors} />
      </div>
      <div className="tall:lg:sticky lg:top-4">
        <QuoteTotals quotation={quotation}>{submit}</QuoteTotals>
      </div>
    </div>
  );
}
