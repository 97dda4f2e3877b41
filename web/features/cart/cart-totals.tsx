import type { ReactNode } from 'react';
import type { CartTotals as Totals } from '#domain/cart.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { cartText } from '#web/text/cart-en.ts';

type CartTotalsProps = {
  totals: Totals;
  /** What other quantities than the cart's would cost. It matters more than these totals, so it comes first. */
  asked: ReactNode;
  children: ReactNode;
};

/** The four totals of the cart, with the next step as children. */
export function CartTotals({ totals, asked, children }: CartTotalsProps) {
  const rows = [
    { name: cartText.total, paise: totals.totalPaise },
    { name: cartText.totalInclGst, paise: totals.totalInclGstPaise },
    { name: cartText.shipping, paise: totals.shippingPaise, note: cartText.freight },
  ];
  return (
    <section
      aria-labelledby="cart-totals"
      className="overflow-hidden rounded border border-edge bg-surface tall:lg:sticky lg:top-4"
    >
      <h2 id="cart-totals" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {cartText.summary}
      </h2>
      {asked && (
        <>
          <div className="border-b border-edge bg-paper px-4 py-3">{asked}</div>
          <p className="px-4 pt-3 text-sm font-medium">{cartText.ofCart}</p>
        </>
      )}
      <dl aria-live="polite" className={`px-4 tabular-nums ${asked ? 'pt-1 text-sm' : 'pt-2'}`}>
        {rows.map(({ name, paise, note }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{formatRupeesShort(paise)}</dd>
            {note && <dd className="w-full text-sm text-ink-soft">{note}</dd>}
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-3">
          <dt className="font-medium">{cartText.payable}</dt>
          <dd className={asked ? '' : 'text-xl font-semibold'}>{formatRupeesShort(totals.payablePaise)}</dd>
        </div>
      </dl>
      <div className="grid gap-3 px-4 pb-4 empty:hidden">{children}</div>
    </section>
  );
}
