import { GST_RATES_BPS } from '#domain/gst.ts';
import { formatPercent, formatRupeesShort } from '#domain/indian-format.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { AmountField } from './amount-field.tsx';
import type { ComparedRow } from './comparison.ts';
import { getPriceInclGst } from './landed-costs.ts';
import { changeOffer, getSupplierName, type TypedOffers } from './offers-store.ts';

type OfferPriceCellsProps = {
  row: ComparedRow;
  index: number;
  typed: TypedOffers;
  onChange: (changes: Partial<TypedOffers>) => void;
};

/** What another supplier's column shows in a row of prices: a field for price and GST rate, and the price with GST. */
export function OfferPriceCells({ row, index, typed, onChange }: OfferPriceCellsProps) {
  const offer = typed.suppliers[index];
  if (!offer) return null;
  const name = getSupplierName(offer, index);
  const change = (changes: Partial<typeof offer>) => onChange(changeOffer(typed, index, changes));
  if (row.name === text.price) {
    return (
      <AmountField label={text.priceOf(name)} value={offer.price} onChange={(price) => change({ price })} />
    );
  }
  if (row.name === text.gst) {
    return (
      <select
        aria-label={text.gstOf(name)}
        className="comparison-field"
        value={offer.gstBps}
        onChange={(event) => change({ gstBps: Number(event.currentTarget.value) })}
      >
        {GST_RATES_BPS.map((rate) => (
          <option key={rate} value={rate}>
            {formatPercent(rate)}
          </option>
        ))}
      </select>
    );
  }
  const inclGstPaise = row.name === text.inclGst ? getPriceInclGst(offer) : undefined;
  return inclGstPaise && formatRupeesShort(inclGstPaise);
}
