import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatPercent, formatRupees } from '#domain/indian-format.ts';
import {
  describeFreight,
  describeLeadDays,
  describeOffer,
  describeQuantity,
  describeRate,
  describeRental,
} from '#domain/quotation/describe-terms.ts';
import type { PricedLine } from '#domain/quotation/price-quotation.ts';
import type { QuotationLine, QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { describeSez, getChargedGstBps } from '#domain/quotation/sez.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { type ColumnLayout, layOutRows } from './table.ts';
import { applyStyle, limitWidth, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

type Offer = Pick<QuotationDocument, 'terms' | 'figures' | 'taxNames' | 'placeOfSupply'>;

const INDENT = '      ';
const LINE_COLUMNS: ColumnLayout[] = [
  {},
  { isRightAligned: true },
  { canWrap: true },
  { isRightAligned: true },
];
const SUM_COLUMNS: ColumnLayout[] = [{}, { canWrap: true }, { isRightAligned: true }];

/** The lines of a quotation with their figures, its charges, taxes and sum, and its terms. */
export function formatOffer(terminal: Terminal, offer: Offer): string {
  const { terms } = offer;
  const sections = [
    terms.lines.length > 0 ? formatLines(terminal, offer) : ['There are no lines.'],
    [
      ...formatOfferSums(terminal, offer),
      wrapText(`Place of supply: ${offer.placeOfSupply}`, terminal, '  '),
    ],
    listTerms(terms).map((line) => wrapText(toSingleLine(line), terminal)),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

/** Aligned with each other, each above its details. */
function formatLines(terminal: Terminal, { terms, figures }: Offer): string[] {
  const priced = new Map(figures.lines.map((line) => [line.number, line]));
  const narrow = limitWidth(terminal);
  const rows = layOutRows(
    narrow,
    LINE_COLUMNS,
    terms.lines.map((line) => [
      '',
      String(line.number),
      toSingleLine(getTitle(line)),
      formatAmount(line, priced.get(line.number)),
    ]),
  );
  return terms.lines.flatMap((line, index) => [
    rows[index] ?? '',
    ...listDetails({ ...line, gstBps: getChargedGstBps(line, terms.sez) }).map((detail) =>
      applyStyle(terminal, 'dim', wrapText(toSingleLine(detail), narrow, INDENT)),
    ),
  ]);
}

/** Most titles of products name brand and model already. */
function getTitle(line: QuotationLine): string {
  const { title, brand = '', model = '', offer } = line;
  const others = [brand, model && `model ${model}`].filter(
    (part) => part !== '' && !title.includes(part.replace('model ', '')),
  );
  const what = [title, ...others].join(', ');
  return offer === 'offered' ? what : `${what} (${describeOffer(line)})`;
}

/** Of a line that is not in the sum, between brackets. */
function formatAmount({ offer, ratePaise }: QuotationLine, priced: PricedLine | undefined): string {
  if (!priced || offer === 'unavailable') return '';
  if (ratePaise === 0) return 'no price yet';
  const amount = formatRupees(priced.taxablePaise);
  return priced.isInSum ? amount : `(${amount})`;
}

function listDetails(line: QuotationLine): string[] {
  const { rental, listPricePaise, ratePaise, gstBps, hsn, leadDays, note } = line;
  const hasOtherRate = listPricePaise !== undefined && listPricePaise !== ratePaise && !rental;
  const details = [
    ratePaise === 0 ? describeQuantity(line) : `${describeQuantity(line)} at ${describeRate(line)}`,
    hasOtherRate && `list price ${formatRupees(listPricePaise)}`,
    `GST ${formatPercent(gstBps)}`,
    hsn && `${rental ? 'SAC' : 'HSN'} ${hsn}`,
    leadDays !== undefined && describeLeadDays(leadDays),
  ];
  return [
    details.filter(Boolean).join(' · '),
    ...(rental ? [`To rent: ${describeRental(rental)}`, describeRentalSums(rental)] : []),
    ...(note ? [`Note: ${note}`] : []),
  ];
}

function describeRentalSums({
  depositPaise,
  mobilisationPaise,
}: NonNullable<QuotationLine['rental']>): string {
  return `Mobilisation ${formatRupees(mobilisationPaise)} · deposit ${formatRupees(depositPaise)}`;
}

/** From the lines to the total, a row each. */
export function formatOfferSums(terminal: Terminal, { terms, figures, taxNames }: Offer): string[] {
  const { freightTerm, freightPaise, packingPaise, insurancePaise } = terms.charges;
  const isAdded = freightTerm === 'added';
  const rows = [
    ['Lines', formatRupees(figures.linesPaise)],
    isAdded ? ['Freight', formatRupees(freightPaise)] : [`Freight ${describeFreight(terms.charges)}`, ''],
    ...(packingPaise > 0 ? [['Packing', formatRupees(packingPaise)]] : []),
    ...(insurancePaise > 0 ? [['Insurance', formatRupees(insurancePaise)]] : []),
    ['Taxable value', formatRupees(figures.taxablePaise)],
    ...taxNames.map((name) => [name, formatRupees(getTax(figures.taxes, name))]),
    ...(figures.roundOffPaise === 0 ? [] : [['Round-off', formatRupees(figures.roundOffPaise)]]),
    ['Total', formatRupees(figures.totalPaise)],
    ...(figures.depositPaise > 0
      ? [['Refundable deposit, not in the total', formatRupees(figures.depositPaise)]]
      : []),
  ];
  return layOutRows(
    limitWidth(terminal),
    SUM_COLUMNS,
    rows.map((row) => ['', ...row]),
  );
}

/** The state's own tax has several names. */
function getTax({ cgstPaise, sgstPaise, igstPaise }: QuotationDocument['figures']['taxes'], name: string) {
  if (name === 'IGST') return igstPaise;
  return name === 'CGST' ? cgstPaise : sgstPaise;
}

function listTerms({
  branch,
  sez,
  validUntil,
  deliveryTerms,
  paymentTerms,
  warranty,
  notes,
}: QuotationTerms): string[] {
  return [
    `Valid until ${formatDayFromIso(validUntil)}`,
    ...(branch ? [`Supplied from ${branch}`] : []),
    ...(sez ? [describeSez(sez)] : []),
    ...(deliveryTerms ? [`Delivery: ${deliveryTerms}`] : []),
    ...(paymentTerms ? [`Payment: ${paymentTerms}`] : []),
    ...(warranty ? [`Warranty: ${warranty}`] : []),
    ...notes.map((note) => `Note: ${note}`),
  ];
}
