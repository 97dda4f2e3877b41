import { GST_RATES_BPS } from '#domain/gst.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { AmountField } from './amount-field.tsx';
import type { ComparedRow } from './comparison.ts';
import { getOfferPrices, getPriceInclGst } from './landed-costs.ts';
import { changeOffer, getSupplierName, type TypedOffers } from './offers-store.ts';

type OfferPriceCellsProps = {
  row: ComparedRow;
  index: number;
  typed: TypedOffers;
  onChange: (changes: Partial<TypedOffers>) => void;
};

/** What another supplier's column shows in a row of prices: fields for the price, with or without GST, and the rate. */
export function OfferPriceCells({ row, index, typed, onChange }: OfferPriceCellsProps) {
  const offer = typed.suppliers[index];
  if (!offer) return null;
  const name = getSupplierName(offer, index);
  const change = (changes: Partial<typeof offer>) => onChange(changeOffer(typed, index, changes));
  if (row.name === text.price) {
    return (
      <AmountField
        label={text.priceOf(name)}
        value={offer.price}
        derivedPaise={getOfferPrices(offer)?.unitPricePaise}
        onChange={(price) => change({ price, priceInclGst: '' })}
      />
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
  if (row.name !== text.inclGst) return null;
  return (
    <AmountField
      label={text.inclGstOf(name)}
      value={offer.priceInclGst}
      derivedPaise={getPriceInclGst(offer)}
      onChange={(priceInclGst) => change({ priceInclGst, price: '' })}
    />
  );
}
