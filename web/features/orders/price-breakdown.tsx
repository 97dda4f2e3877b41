import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { ordersText } from '#web/text/orders-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import type { Order } from './order.ts';
import { valueAskedQuantities } from './value-asked-quantities.ts';

/** The calculation of the total, in the order of the figures that every page and the estimate use. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { price, quoted } = order;
  const rows = quoted ? listQuotedRows(order, quoted) : listRows(order);
  const asked = valueAskedQuantities([order]);
  return (
    <section
      aria-labelledby="price-breakdown"
      className="overflow-hidden rounded border border-edge bg-surface"
    >
      <h2 id="price-breakdown" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {ordersText.breakdown}
      </h2>
      <dl className="divide-y divide-rule">
        {rows.map(({ label, value, note }) => (
          <div key={label} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-ink-soft">
              {label}
              {note && <span className="block text-sm text-success">{note}</span>}
            </dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 px-4 py-3 font-semibold">
          <dt>{ordersText.total}</dt>
          <dd className="text-xl tabular-nums">
            {formatRupeesShort(quoted?.totalPaise ?? price.totalInclGstPaise)}
          </dd>
        </div>
        {asked && (
          <div className="flex items-baseline justify-between gap-4 px-4 py-3 font-semibold">
            <dt>{wishesText.askedWithGst}</dt>
            <dd className="text-xl tabular-nums">{formatRupeesShort(asked.totalInclGstPaise)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type Row = { label: string; value: string; note?: string | false };

function listRows({ price, quantity, product }: Order): Row[] {
  const { discountBps, addedDiscountBps } = price;
  return [
    { label: ordersText.listPrice, value: formatRupeesShort(price.listPricePaise) },
    {
      label: ordersText.discount,
      value: discountBps === null ? ordersText.agreedPrice : formatPercent(discountBps),
      note:
        addedDiscountBps !== null &&
        addedDiscountBps > 0 &&
        ordersText.addedDiscount(formatPercent(addedDiscountBps)),
    },
    { label: ordersText.discountedPrice, value: formatRupeesShort(price.discountedPricePaise) },
    {
      label: ordersText.gst,
      value: ordersText.gstAmount(
        formatPercent(price.gstBps),
        formatRupeesShort(price.unitPriceInclGstPaise - price.discountedPricePaise),
      ),
    },
    { label: ordersText.priceWithGst, value: formatRupeesShort(price.unitPriceInclGstPaise) },
    { label: ordersText.quantity, value: ordersText.times(formatQuantity(quantity, product.unit)) },
  ];
}

/** As a purchase order calculates it: rate × quantity, and GST on that. */
function listQuotedRows({ price, quantity, product }: Order, quoted: NonNullable<Order['quoted']>): Row[] {
  return [
    { label: ordersText.agreedRate, value: formatRupeesShort(quoted.ratePaise) },
    { label: ordersText.quantity, value: ordersText.times(formatQuantity(quantity, product.unit)) },
    { label: ordersText.taxable, value: formatRupeesShort(quoted.taxablePaise) },
    { label: `${ordersText.gst} ${formatPercent(price.gstBps)}`, value: formatRupeesShort(quoted.taxPaise) },
  ];
}
