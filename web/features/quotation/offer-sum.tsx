import { formatRupees, formatRupeesShort } from '#domain/indian-format.ts';
import type { PricedQuotation } from '#domain/quotation/price-quotation.ts';
import type { QuotationCharges } from '#domain/quotation/quotation-terms.ts';
import { offerText } from '#web/text/offer-en.ts';
import type { Offer } from './quotation.ts';

/** The figures of what is chosen, from the items to the total. */
export function OfferSum({ offer, figures }: { offer: Offer; figures: PricedQuotation }) {
  const { chargesPaise, taxes, roundOffPaise, depositPaise } = figures;
  const stateTax = offer.tax_names.find((name) => name !== 'CGST' && name !== 'IGST') ?? 'SGST';
  const rows: [string, number][] = [
    [offerText.items, figures.linesPaise],
    [offerText.taxedWithGoods(nameCharges(offer.charges)), chargesPaise],
    [offerText.taxable, chargesPaise > 0 ? figures.taxablePaise : 0],
    ['CGST', taxes.cgstPaise],
    [stateTax, taxes.sgstPaise],
    ['IGST', taxes.igstPaise],
    [offerText.roundOff, roundOffPaise],
  ];
  return (
    <dl
      aria-label={offerText.sum}
      className="ml-auto grid w-full gap-y-1 rounded border border-edge px-3 py-3 tabular-nums sm:max-w-96 sm:px-4"
    >
      {rows
        .filter(([, paise], index) => index === 0 || paise !== 0)
        .map(([label, paise]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="whitespace-nowrap">{formatRupees(paise)}</dd>
          </div>
        ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-rule pt-2 font-semibold">
        <dt>{offerText.total}</dt>
        <dd className="text-xl whitespace-nowrap">{formatRupeesShort(figures.totalPaise)}</dd>
      </div>
      {depositPaise > 0 && (
        <div className="flex justify-between gap-4 text-sm">
          <dt className="text-ink-soft">{offerText.depositBeside}</dt>
          <dd className="whitespace-nowrap">{formatRupees(depositPaise)}</dd>
        </div>
      )}
    </dl>
  );
}

/** 'Freight and packing': those that are charged. */
function nameCharges({ freightTerm, freightPaise, packingPaise, insurancePaise }: QuotationCharges): string {
  const { freight, packing, insurance } = offerText.charges;
  const names = [
    freightTerm === 'added' && freightPaise > 0 && freight,
    packingPaise > 0 && packing,
    insurancePaise > 0 && insurance,
  ].filter((name) => name !== false);
  return new Intl.ListFormat('en-IN').format(names);
}
