import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import type { QuotationCharges, QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { VALIDITY } from '#server/features/estimates/quotation-document.ts';

/** The terms that quotations have whatever the operator writes. */
export function composeStandingTerms({ lines, charges, sez, validUntil }: QuotationTerms): string[] {
  const hasRentals = lines.some(({ rental }) => rental);
  return [
    `${VALIDITY}this quotation can be accepted until the end of ${formatDayFromIso(validUntil)}, Indian Standard Time.`,
    'Amounts: rate × quantity, GST on it to the paisa, and the total to the rupee. GST is charged as applicable on the day of dispatch.',
    ...(hasCharges(charges) ? [composeChargesTerm(charges)] : []),
    ...(sez
      ? [
          'SEZ: a supply to a special economic zone is inter-state (section 7(5)(b), IGST Act 2017) and zero-rated (section 16).',
        ]
      : []),
    ...(hasRentals
      ? [
          'Rentals: the taxable value is rate × quantity × periods, including mobilisation and demobilisation. Deposits bear no GST, are not part of the total and are returned when the machines have come back complete and in working order.',
        ]
      : []),
    'Tax invoice: this quotation is not a tax invoice, and no input tax credit can be claimed with it. The tax invoice comes with the supply.',
  ];
}

function hasCharges({ freightTerm, freightPaise, packingPaise, insurancePaise }: QuotationCharges): boolean {
  return (freightTerm === 'added' && freightPaise > 0) || packingPaise > 0 || insurancePaise > 0;
}

function composeChargesTerm({ rule }: QuotationCharges): string {
  const how =
    rule === 'value'
      ? 'are shared out over the items by value and bear their GST'
      : 'bear the highest GST rate of the items';
  return `Charges: freight, packing and insurance ${how} (section 15(2)(c), CGST Act 2017).`;
}
