import type { ReactNode } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import AskedValue from '#web/features/wishes/asked-value.tsx';
import { useAskedValue } from '#web/features/wishes/use-asked-value.ts';
import { cartText } from '#web/text/cart-en.ts';
import type { Quotation } from './quotation.ts';

type QuoteTotalsProps = { quotation: Quotation; children?: ReactNode };

/** The four totals of the quotation, with the submit section as children once it can be sent. */
export function QuoteTotals({ quotation: { lines, totals }, children }: QuoteTotalsProps) {
  const askedValue = useAskedValue(lines);
  return (
    <section aria-labelledby="quote-totals" className="overflow-hidden rounded border border-edge bg-surface">
      <h2 id="quote-totals" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {cartText.summary}
      </h2>
      {askedValue && <p className="px-4 pt-3 font-medium">{cartText.ofCart}</p>}
      <dl className={`grid gap-2 px-4 pb-4 ${askedValue ? 'pt-2' : 'pt-4'}`}>
        <Total label={cartText.total} paise={totals.totalPaise} />
        <Total label={cartText.totalInclGst} paise={totals.totalInclGstPaise} />
        <Total label={cartText.shipping} paise={totals.shippingPaise} note={cartText.freight} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-rule pt-3 font-semibold">
          <dt>{cartText.payable}</dt>
          <dd className={`tabular-nums ${askedValue ? '' : 'text-xl'}`}>
            {formatRupeesShort(totals.payablePaise)}
          </dd>
        </div>
      </dl>
      <div className="grid gap-3 px-4 pb-4 empty:hidden">
        <AskedValue value={askedValue} />
        {children}
      </div>
    </section>
  );
}

function Total({ label, paise, note }: { label: string; paise: number; note?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{formatRupeesShort(paise)}</dd>
      {note && <dd className="w-full text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
