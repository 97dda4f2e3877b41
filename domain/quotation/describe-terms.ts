import { formatDayFromIso } from '../format-day-from-iso.ts';
import { formatPercent, formatRupees } from '../indian-format.ts';
import { getUnitWords } from '../unit.ts';
import { findListDiscount, type ListedLine } from './list-price.ts';
import type { QuotationCharges, QuotationLine, QuotedRental } from './quotation-terms.ts';

/** The terms of quotations in words, the same on pages, PDFs and in mails. */

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

type CountedLine = Pick<QuotationLine, 'quantity' | 'unit' | 'unitName'>;

/** `2,500.5 bags` */
export function describeQuantity({ quantity, unit, unitName }: CountedLine): string {
  const { singular, plural } = getUnitWords(unit, unitName);
  return `${number.format(quantity)} ${quantity === 1 ? singular : plural}`;
}

/** `₹350.00 per bag`, or `₹12,000.00 per day` to rent. */
export function describeRate({ ratePaise, unit, unitName, rental }: QuotationLine): string {
  const per = rental ? rental.per : getUnitWords(unit, unitName).singular;
  return `${formatRupees(ratePaise)} per ${per}`;
}

/** `list price ₹400.00, 12.5% off`, for rates below it; otherwise empty. */
export function describeListDiscount(line: ListedLine): string {
  const found = findListDiscount(line);
  return found
    ? `list price ${formatRupees(found.listPricePaise)}, ${formatPercent(found.discountBps)} off`
    : '';
}

/** What the value of a line comes of: `1 piece × ₹850.00 per day × 14 days + ₹1,500.00 mobilisation`. */
export function describeValue(line: QuotationLine): string {
  const { rental } = line;
  const value = `${describeQuantity(line)} × ${describeRate(line)}`;
  if (!rental) return value;
  const mobilisation =
    rental.mobilisationPaise > 0 ? ` + ${formatRupees(rental.mobilisationPaise)} mobilisation` : '';
  return `${value} × ${describePeriods(rental)}${mobilisation}`;
}

/** `1 week`, `2.5 months` */
export function describePeriods({ per, periods }: QuotedRental): string {
  return `${number.format(periods)} ${periods === 1 ? per : `${per}s`}`;
}

/** `2 weeks, from 5 Dec 2026 until 18 Dec 2026, at PIN 711204, with operator` */
export function describeRental(rental: QuotedRental): string {
  const { from, until, pin, withOperator } = rental;
  const days = [from && `from ${formatDayFromIso(from)}`, until && `until ${formatDayFromIso(until)}`];
  return [
    describePeriods(rental),
    days.filter(Boolean).join(' '),
    pin && `at PIN ${pin}`,
    withOperator === undefined ? '' : withOperator ? 'with operator' : 'without operator',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who pays the freight, and how much where it is charged. */
export function describeFreight({ freightTerm, freightPaise }: QuotationCharges): string {
  switch (freightTerm) {
    case 'included':
      return 'included in the prices';
    case 'added':
      return `${formatRupees(freightPaise)}, in the total`;
    case 'to_pay':
      return 'to pay: the buyer pays the carrier on delivery';
    case 'ex_works':
      return 'ex works: the buyer collects the goods';
  }
}

export function describeOffer({ offer, replaces }: Pick<QuotationLine, 'offer' | 'replaces'>): string {
  switch (offer) {
    case 'offered':
      return 'offered';
    case 'optional':
      return 'optional';
    case 'alternative':
      return replaces === undefined ? 'alternative' : `alternative to line ${replaces}`;
    case 'unavailable':
      return 'not available';
  }
}

/** `3 working days`, `same working day` */
export function describeLeadDays(days: number): string {
  if (days === 0) return 'same working day';
  return `${number.format(days)} working ${days === 1 ? 'day' : 'days'}`;
}
