import { type Offer, offerFromWire } from '#contract/offer-from-wire.ts';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { type PricedQuotation, priceQuotation } from '#domain/quotation/price-quotation.ts';

type Figures = Pick<
  PricedQuotation,
  'linesPaise' | 'chargesPaise' | 'taxes' | 'roundOffPaise' | 'depositPaise' | 'totalPaise'
>;
type SumPanelProps = { request: WireStaffQuotation; offer: Offer; figures: PricedQuotation | undefined };

/** The figures with their taxes, as the buyer has them and as they would be now. */
export function SumPanel({ request, offer, figures }: SumPanelProps) {
  const { quotation: words, reports } = useText();
  const taxes = reports.amounts;
  const former = request.offer ? offerFromWire(request.offer) : undefined;
  const before = former ? priceQuotation(former, former.supply) : toFigures(request.estimate);
  const stateTax = offer.tax_names.includes('UTGST') ? 'UTGST' : taxes.sgst;
  const rows: [label: string, pick: (figures: Figures) => number][] = [
    [words.items, ({ linesPaise }) => linesPaise],
    [words.charges, ({ chargesPaise }) => chargesPaise],
    [taxes.cgst, (priced) => priced.taxes.cgstPaise],
    [stateTax, (priced) => priced.taxes.sgstPaise],
    [taxes.igst, (priced) => priced.taxes.igstPaise],
    [words.roundOff, ({ roundOffPaise }) => roundOffPaise],
    [words.deposit, ({ depositPaise }) => depositPaise],
  ];
  if (!figures) return <p className="desk-panel text-danger">{words.tooLarge}</p>;
  return (
    <table className="desk-table desk-panel" aria-label={words.sum}>
      <thead>
        <tr>
          <td />
          <th scope="col" className="desk-number">
            {former ? words.revisionOf(former.revision) : words.estimate}
          </th>
          <th scope="col" className="desk-number">
            {words.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, pick], index) => index === 0 || pick(figures) !== 0 || (before && pick(before) !== 0))
          .map(([label, pick]) => (
            <tr key={label}>
              <th scope="row" className="font-normal text-ink-soft">
                {label}
              </th>
              <td className="desk-number text-ink-soft">{before ? formatRupees(pick(before)) : '–'}</td>
              <td className="desk-number">{formatRupees(pick(figures))}</td>
            </tr>
          ))}
        <tr className="font-semibold">
          <th scope="row">{words.total}</th>
          <td className="desk-number font-normal text-ink-soft">
            {before ? formatRupees(before.totalPaise) : '–'}
          </td>
          <td className="desk-number text-base">{formatRupees(figures.totalPaise)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** An estimate has neither charges nor deposits, and its prices are in whole rupees. */
function toFigures(estimate: WireStaffQuotation['estimate']): Figures | undefined {
  if (!estimate) return undefined;
  const sumTaxes = (...names: string[]) =>
    estimate.taxes
      .filter(({ name }) => names.includes(name))
      .reduce((sum, { amount }) => sum + paiseFromRupees(amount), 0);
  return {
    linesPaise: paiseFromRupees(estimate.items),
    chargesPaise: 0,
    taxes: {
      cgstPaise: sumTaxes('CGST'),
      sgstPaise: sumTaxes('SGST', 'UTGST'),
      igstPaise: sumTaxes('IGST'),
    },
    roundOffPaise: 0,
    depositPaise: 0,
    totalPaise: paiseFromRupees(estimate.total),
  };
}
