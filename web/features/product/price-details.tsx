import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { formatPerUnit, priceMeasure } from '#domain/unit-price.ts';
import { text } from '#web/text/en.ts';
import { partsText } from '#web/text/product-parts-en.ts';
import { type Figure, KeyFigures } from '#web/ui/key-figures.tsx';
import type { ProductDetail } from './product-detail.ts';

/** Older versions of the API name no unit. */
const ANY_UNIT = 'piece';

/**
 * All figures of one unit, in the order that the whole shop uses, the price of what a unit contains, and the taxes that
 * make up its GST.
 */
export function PriceDetails({ product }: { product: ProductDetail }) {
  const { price, unit, isPriceOnRequest } = product;
  const { listPricePaise, discountBps, discountedPricePaise, gstBps, unitPriceInclGstPaise } = price;
  const unitName = unit?.singular ?? ANY_UNIT;
  const discountPaise = listPricePaise - discountedPricePaise;
  const gstPaise = unitPriceInclGstPaise - discountedPricePaise;
  const figures: Figure[] = [
    { label: text.product.listPrice, value: formatRupeesShort(listPricePaise) },
    discountBps > 0
      ? {
          label: `${partsText.discount} ${formatPercent(discountBps)}`,
          value: `−${formatRupeesShort(discountPaise)}`,
        }
      : { label: partsText.discount, value: partsText.none },
    { label: text.product.price, value: formatRupeesShort(discountedPricePaise), isMain: true },
    { label: `${text.product.gst} ${formatPercent(gstBps)}`, value: formatRupeesShort(gstPaise) },
    { label: partsText.priceInclGst, value: formatRupeesShort(unitPriceInclGstPaise) },
  ];
  return (
    <div id="buy" tabIndex={-1} className="grid gap-2 outline-none">
      <KeyFigures title={partsText.pricePer(unitName)} figures={figures} />
      <p className="tabular-nums empty:hidden">{describeUnitPrice(product)}</p>
      {isPriceOnRequest && <p className="font-medium text-warning">{partsText.priceOnRequest}</p>}
      <p className="text-sm text-ink-soft tabular-nums">{describeGst(price, unitName)}</p>
    </div>
  );
}

/** `₹1,045 per bar · 18.96 kg · ₹55.12 per kg`: nothing where it would only repeat the figures. */
function describeUnitPrice({ price, unit, unitContent }: ProductDetail): string {
  if (!unit || unitContent === undefined) return '';
  const { discountedPricePaise } = price;
  const measured = priceMeasure(discountedPricePaise, unitContent);
  return [
    formatPerUnit(discountedPricePaise, unit.singular),
    unitContent,
    ...(measured ? [formatPerUnit(measured.pricePaise, measured.measure)] : []),
  ].join(' · ');
}

/** Describes which taxes the GST consists of, within the seller's state and in other states. */
function describeGst(
  { discountedPricePaise, unitPriceInclGstPaise, gstBps }: UnitPrice,
  unit: string,
): string {
  if (gstBps === 0) return partsText.noGst;
  const gstPaise = unitPriceInclGstPaise - discountedPricePaise;
  return partsText.gstBreakdown({
    unit,
    gst: formatRupeesShort(gstPaise),
    rate: formatPercent(gstBps),
    half: formatRupeesShort(gstPaise / 2),
    halfRate: formatPercent(gstBps / 2),
  });
}
