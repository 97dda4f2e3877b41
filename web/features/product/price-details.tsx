import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { text } from '#web/text/en.ts';
import { productText } from '#web/text/product-en.ts';
import { type Figure, KeyFigures } from '#web/ui/key-figures.tsx';

/** All figures of one piece, in the order that the whole shop uses, and the taxes that make up its GST. */
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
      : { label: text.product.discount, value: productText.none },
    { label: text.product.price, value: formatRupeesShort(discountedPricePaise), isMain: true },
    { label: `${text.product.gst} ${formatPercent(gstBps)}`, value: formatRupeesShort(gstPaise) },
    { label: text.product.priceInclGst, value: formatRupeesShort(unitPriceInclGstPaise) },
  ];
  return (
    <div id="buy" tabIndex={-1} className="grid gap-2 outline-none">
      <KeyFigures title={productText.perPiece} figures={figures} />
      <p className="text-sm text-ink-soft tabular-nums">{describeGst(price)}</p>
    </div>
  );
}

/** Describes which taxes the GST consists of, within the seller's state and in other states. */
function describeGst({ discountedPricePaise, unitPriceInclGstPaise, gstBps }: UnitPrice): string {
  if (gstBps === 0) return productText.noGst;
  const gstPaise = unitPriceInclGstPaise - discountedPricePaise;
  return productText.gstBreakdown({
    gst: formatRupeesShort(gstPaise),
    rate: formatPercent(gstBps),
    half: formatRupeesShort(gstPaise / 2),
    halfRate: formatPercent(gstBps / 2),
  });
}
