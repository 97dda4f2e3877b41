import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { text } from '#web/text/en.ts';
import { type Figure, KeyFigures } from '#web/ui/key-figures.tsx';

/** All figures of one piece, in the order in which the shop always gives them, and what its GST is made of. */
export function PriceDetails({ price }: { price: UnitPrice }) {
  const { listPricePaise, discountBps, discountedPricePaise, gstBps, unitPriceInclGstPaise } = price;
  const discountPaise = listPricePaise - discountedPricePaise;
  const gstPaise = unitPriceInclGstPaise - discountedPricePaise;
  const figures: Figure[] = [
    { label: text.product.listPrice, value: formatRupeesShort(listPricePaise) },
    discountBps > 0
      ? {
          label: `${text.product.discount} ${formatPercent(discountBps)}`,
          value: `−${formatRupeesShort(discountPaise)}`,
        }
      : { label: text.product.discount, value: text.product.none },
    { label: text.product.price, value: formatRupeesShort(discountedPricePaise), isMain: true },
    { label: `${text.product.gst} ${formatPercent(gstBps)}`, value: formatRupeesShort(gstPaise) },
    { label: text.product.priceInclGst, value: formatRupeesShort(unitPriceInclGstPaise), isMain: true },
  ];
  return (
    <div className="grid gap-2">
      <KeyFigures title={text.product.perPiece} figures={figures} />
      <p className="text-sm text-ink-soft tabular-nums">{describeGst(price)}</p>
    </div>
  );
}

/** Which taxes the GST is, by where the goods go: the seller's state or another one. */
function describeGst({ discountedPricePaise, unitPriceInclGstPaise, gstBps }: UnitPrice): string {
  if (gstBps === 0) return text.product.noGst;
  const gstPaise = unitPriceInclGstPaise - discountedPricePaise;
  return text.product.gstBreakdown({
    gst: formatRupeesShort(gstPaise),
    rate: formatPercent(gstBps),
    half: formatRupeesShort(gstPaise / 2),
    halfRate: formatPercent(gstBps / 2),
  });
}
