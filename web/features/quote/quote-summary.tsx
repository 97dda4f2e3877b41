import type { ReactNode } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import type { Quotation, QuoteLine } from './quotation.ts';

/** The lines and the four totals of the quotation, with the submit section as children once it can be sent. */
export function QuoteSummary({ quotation, children }: { quotation: Quotation; children?: ReactNode }) {
  const { totals } = quotation;
  return (
    <section
      aria-labelledby="quote-summary"
      className="overflow-hidden rounded border border-edge bg-surface"
    >
      <h2 id="quote-summary" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {quoteText.summary}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard. */}
      <ul tabIndex={0} className="divide-y divide-rule lg:max-h-[40vh] lg:overflow-y-auto -outline-offset-2">
        {quotation.lines.map((line) => (
          <SummaryLine key={line.product.id} line={line} />
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-rule px-4 py-4">
        <Total label={cartText.total} paise={totals.totalPaise} />
        <Total label={cartText.totalInclGst} paise={totals.totalInclGstPaise} />
        <Total label={cartText.shipping} paise={totals.shippingPaise} note={cartText.freight} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-rule pt-3 font-semibold">
          <dt>{cartText.payable}</dt>
          <dd className="text-xl tabular-nums">{formatRupeesShort(totals.payablePaise)}</dd>
        </div>
      </dl>
      {children && <div className="grid gap-3 px-4 pb-4">{children}</div>}
    </section>
  );
}

function SummaryLine({ line: { product, quantity } }: { line: QuoteLine }) {
  const { unitPriceInclGstPaise } = product.price;
  return (
    <li className="flex gap-3 px-4 py-3">
      <div className="w-14 shrink-0">
        <Picture src={product.image} alt="" sizes="56px" className="rounded" />
      </div>
      <div className="min-w-0 grow">
        <p className="text-sm">{product.title}</p>
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className="text-ink-soft">
            {quantity} × {formatRupeesShort(unitPriceInclGstPaise)} {text.currencyNote}
          </span>
          <span className="ml-auto font-medium">{formatRupeesShort(unitPriceInclGstPaise * quantity)}</span>
        </p>
      </div>
    </li>
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
