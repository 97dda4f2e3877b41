import { formatDayFromIso } from '../format-day-from-iso.ts';
import { formatPercent, formatRupees } from '../indian-format.ts';
import {
  describeFreight,
  describeLeadDays,
  describeOffer,
  describeQuantity,
  describeRate,
  describeRental,
  describeValue,
} from './describe-terms.ts';
import type { PricedQuotation } from './price-quotation.ts';
import type { QuotationLine, QuotationTerms } from './quotation-terms.ts';
import { describeSez } from './sez.ts';

/** One cell that differs from the revision before: `before` or `after` is absent for what came or went. */
export type QuotationChange = {
  /** The number of the line; absent for charges, terms and totals. */
  line?: number;
  /** What changed: 'Rate', 'Quantity', 'Freight', 'Payment terms'. */
  what: string;
  before?: string;
  after?: string;
};

type ComparedQuotation = { terms: QuotationTerms; figures: Pick<PricedQuotation, 'totalPaise'> };
type Cells = Record<string, string | undefined>;

/** One cell of two revisions, which may be the same in both. */
export type ComparedCell = QuotationChange & { isChanged: boolean };

/**
 * What differs from the revision before, cell by cell: first the lines by number, then charges, terms and the total.
 */
export function compareTerms(former: ComparedQuotation, current: ComparedQuotation): QuotationChange[] {
  return listComparedCells(former, current)
    .filter(({ isChanged }) => isChanged)
    .map(({ isChanged: _, ...change }) => change);
}

/** All cells of two revisions in the same order, with those that are the same. */
export function listComparedCells(former: ComparedQuotation, current: ComparedQuotation): ComparedCell[] {
  const formerLines = new Map(former.terms.lines.map((line) => [line.number, line]));
  const currentLines = new Map(current.terms.lines.map((line) => [line.number, line]));
  const numbers = new Set([...formerLines.keys(), ...currentLines.keys()]);
  const hasBranch = [former, current].some(({ terms }) => terms.branch !== undefined);
  return [
    ...[...numbers]
      .sort((one, other) => one - other)
      .flatMap((line) =>
        compareLines(formerLines.get(line), currentLines.get(line)).map((cell) => ({ line, ...cell })),
      ),
    ...compareCells(listTerms(former, hasBranch), listTerms(current, hasBranch)),
  ];
}

/** A line that came or went is one change. */
function compareLines(former: QuotationLine | undefined, current: QuotationLine | undefined): ComparedCell[] {
  if (former && current) return compareCells(listCells(former), listCells(current));
  return compareCells({ Line: former && describeLine(former) }, { Line: current && describeLine(current) });
}

function compareCells(former: Cells, current: Cells): ComparedCell[] {
  return [...new Set([...Object.keys(former), ...Object.keys(current)])]
    .filter((what) => former[what] || current[what])
    .map((what) => ({
      what,
      ...(former[what] && { before: former[what] }),
      ...(current[what] && { after: current[what] }),
      isChanged: (former[what] ?? '') !== (current[what] ?? ''),
    }));
}

/** `Cement OPC 53, model VC-53: 40 bags × ₹350.00 per bag` */
function describeLine(line: QuotationLine): string {
  const { title, model, offer } = line;
  const name = model ? `${title}, model ${model}` : title;
  const what = `${name}: ${offer === 'unavailable' ? describeQuantity(line) : describeValue(line)}`;
  return offer === 'offered' ? what : `${what}, ${describeOffer(line)}`;
}

function listCells(line: QuotationLine): Cells {
  const { rental, leadDays, gstBps } = line;
  return {
    Item: [line.title, line.brand, line.model].filter(Boolean).join(', '),
    [rental ? 'SAC' : 'HSN']: line.hsn,
    Quantity: describeQuantity(line),
    Rate: describeRate(line),
    GST: formatPercent(gstBps),
    Offer: describeOffer(line),
    Period: rental && describeRental(rental),
    Mobilisation: rental && formatRupees(rental.mobilisationPaise),
    Deposit: rental && formatRupees(rental.depositPaise),
    Dispatch: leadDays === undefined ? undefined : describeLeadDays(leadDays),
    Note: line.note,
  };
}

/** @param hasBranch whether one of the two is supplied from a branch; otherwise nothing is said of the head office. */
function listTerms({ terms, figures }: ComparedQuotation, hasBranch: boolean): Cells {
  const { charges } = terms;
  return {
    Freight: describeFreight(charges),
    Packing: formatRupees(charges.packingPaise),
    Insurance: formatRupees(charges.insurancePaise),
    'GST on charges': charges.rule === 'value' ? 'at the rates of the goods' : 'at the highest rate',
    'Supplied from': hasBranch ? (terms.branch ?? 'Head office') : undefined,
    Supply: terms.sez && describeSez(terms.sez),
    'Valid until': formatDayFromIso(terms.validUntil),
    Delivery: terms.deliveryTerms,
    'Payment terms': terms.paymentTerms,
    Warranty: terms.warranty,
    Notes: terms.notes.join(' · ') || undefined,
    'Grand total': formatRupees(figures.totalPaise),
  };
}
