/** The tables of a quotation's lines: those of the sum, and those that the buyer can choose beside them. */

import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import {
  describeLeadDays,
  describeListDiscount,
  describeOffer,
  describePeriods,
  describeQuantity,
  describeRental,
} from '#domain/quotation/describe-terms.ts';
import type { PricedLine } from '#domain/quotation/price-quotation.ts';
import type { QuotationLine, QuotedRental } from '#domain/quotation/quotation-terms.ts';
import { getChargedGstBps } from '#domain/quotation/sez.ts';
import { getUnitWords } from '#domain/unit.ts';
import { layOutTable, type RuledTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import { MAX_MODEL_WIDTH } from './estimate-lines.ts';
import type { QuotationDocument } from './quotation-document.ts';

type DrawnLine = QuotationLine & Pick<PricedLine, 'taxablePaise' | 'totalPaise' | 'isInSum'>;

const quantity = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const COLUMN_GAP = 7;

const COLUMNS: TableColumn<DrawnLine>[] = [
  { heading: '#', align: 'left', text: ({ number }) => String(number) },
  { heading: 'Item', align: 'left', text: ({ title }) => title, note: describeDetails, stretches: true },
  { heading: 'Model', align: 'left', text: ({ model = '' }) => model, maxWidth: MAX_MODEL_WIDTH },
  { heading: 'HSN/SAC', align: 'left', text: ({ hsn }) => hsn },
  {
    heading: 'Qty',
    align: 'right',
    text: (line) => `${quantity.format(line.quantity)} ${line.unitName ?? line.unit}`,
  },
  {
    heading: 'Net unit price',
    align: 'right',
    text: ({ ratePaise }) => formatRupees(ratePaise),
    note: describePricedUnit,
  },
  { heading: 'Taxable value', align: 'right', text: ({ taxablePaise }) => formatRupees(taxablePaise) },
  { heading: 'GST', align: 'right', text: ({ gstBps }) => formatPercent(gstBps) },
  { heading: 'Amount', align: 'right', text: ({ totalPaise }) => formatRupees(totalPaise) },
];

/** The lines of the sum; undefined if there are none. */
export function layOutOfferedLines(sheet: Sheet, quotation: QuotationDocument): RuledTable | undefined {
  return layOutLines(
    sheet,
    listLines(quotation).filter(({ isInSum }) => isInSum),
  );
}

/** Optional items and alternatives; undefined if there are none. */
export function layOutChoices(sheet: Sheet, quotation: QuotationDocument): RuledTable | undefined {
  return layOutLines(
    sheet,
    listLines(quotation).filter(({ offer }) => offer === 'optional' || offer === 'alternative'),
  );
}

/** What the seller cannot supply, each with the note on it. */
export function listUnavailable({ terms }: QuotationDocument): string[] {
  return terms.lines
    .filter(({ offer }) => offer === 'unavailable')
    .map((line) => {
      const { number, title, model, note } = line;
      const item = `${number}. ${model ? `${title}, model ${model}` : title}, ${describeQuantity(line)}`;
      return note ? `${item}: ${note}` : item;
    });
}

function layOutLines(sheet: Sheet, lines: DrawnLine[]): RuledTable | undefined {
  if (lines.length === 0) return undefined;
  return layOutTable(sheet, COLUMNS, lines, { width: FRAME_WIDTH, columnGap: COLUMN_GAP });
}

function listLines({ terms, figures }: QuotationDocument): DrawnLine[] {
  const priced = new Map(figures.lines.map((line) => [line.number, line]));
  return terms.lines.flatMap((line) => {
    const { taxablePaise, totalPaise, isInSum } = priced.get(line.number) ?? {};
    return taxablePaise === undefined || totalPaise === undefined || isInSum === undefined
      ? []
      : { ...line, gstBps: getChargedGstBps(line, terms.sez), taxablePaise, totalPaise, isInSum };
  });
}

function describeDetails(line: DrawnLine): string {
  const { brand, rental, leadDays, note, offer } = line;
  const details = [
    offer === 'offered' ? '' : describeOffer(line),
    brand,
    rental && `to rent: ${describeRental(rental)}`,
    rental && describeRent(line, rental),
    rental?.mobilisationPaise &&
      `including mobilisation and demobilisation: ${formatAmount(rental.mobilisationPaise)}`,
    rental?.depositPaise && `deposit, returned: ${formatRupees(rental.depositPaise)}`,
    describeListDiscount(line),
    leadDays === undefined ? '' : `dispatch: ${describeLeadDays(leadDays)}`,
    note,
  ]
    .filter(Boolean)
    .join(' · ');
  return details.charAt(0).toUpperCase() + details.slice(1);
}

/** `14 days × 850.00 = 11,900.00`, or `2 × 14 days × 850.00 = 23,800.00`; without mobilisation. */
function describeRent({ quantity: count, ratePaise, taxablePaise }: DrawnLine, rental: QuotedRental): string {
  const units = count === 1 ? '' : `${quantity.format(count)} × `;
  const rentPaise = taxablePaise - (rental.mobilisationPaise ?? 0);
  return `${units}${describePeriods(rental)} × ${formatAmount(ratePaise)} = ${formatAmount(rentPaise)}`;
}

/** `11,900.00`: in a calculation, rupees need no sign. */
function formatAmount(paise: number): string {
  return formatRupees(paise).replace('₹', '');
}

function describePricedUnit({ unit, unitName, rental }: DrawnLine): string {
  return rental ? `per ${rental.per}` : `per ${getUnitWords(unit, unitName).singular}`;
}
