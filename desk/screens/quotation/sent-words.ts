import type { DeskText } from '#desk/text/load-texts.ts';
import type { Translated } from '#desk/text/translated.ts';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import { findListDiscount } from '#domain/quotation/list-price.ts';
import type { QuotationCharges, QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { showNumber } from './typed-number.ts';

/** What was sent, in the language of the desk. */

type Words = Translated<DeskText>['quotation'];

/** `2 NOS × ₹850.00 × 14 days + ₹1,500.00 mobilisation` */
export function describeSentValue(line: QuotationLine, { sentTerms }: Words): string {
  const { quantity, unit, ratePaise, rental } = line;
  const value = `${showNumber(quantity)} ${unit} × ${formatRupees(ratePaise)}`;
  if (!rental) return value;
  const { per, periods, mobilisationPaise } = rental;
  const mobilisation =
    mobilisationPaise > 0 ? ` + ${sentTerms.mobilisation(formatRupees(mobilisationPaise))}` : '';
  return `${value} × ${sentTerms.periods[per](showNumber(periods))}${mobilisation}`;
}

export function describeSentFreight(
  { freightTerm, freightPaise }: QuotationCharges,
  { sentTerms }: Words,
): string {
  return freightTerm === 'added'
    ? sentTerms.freight.added(formatRupees(freightPaise))
    : sentTerms.freight[freightTerm];
}

/** '' for a rate that is not below the list price. */
export function describeSentDiscount(line: QuotationLine, { sentTerms }: Words): string {
  const found = findListDiscount(line);
  return found
    ? sentTerms.listPrice(formatRupees(found.listPricePaise), formatPercent(found.discountBps))
    : '';
}
