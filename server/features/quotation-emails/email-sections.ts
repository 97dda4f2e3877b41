import { formatDay, formatRupees } from '#domain/indian-format.ts';
import type { QuotationChange } from '#domain/quotation/compare-terms.ts';
import {
  describeFreight,
  describeLeadDays,
  describeListDiscount,
  describeOffer,
  describeRental,
  describeValue,
} from '#domain/quotation/describe-terms.ts';
import type { QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { describeSez } from '#domain/quotation/sez.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import type { EmailSection } from '#server/platform/email/email-message.ts';

/** More would hide the rest of the mail; all of them are on the attached quotation. */
const MAX_CHANGES = 12;

/** The lines that can be ordered, what cannot be supplied, the total and the terms. */
export function toOfferSections(document: QuotationDocument): EmailSection[] {
  const { lines } = document.terms;
  return [
    ...toChangesSection(document),
    ...lines.filter(({ offer }) => offer !== 'unavailable').map((line) => toLineSection(document, line)),
    ...toTitlesSection(
      'Not available',
      lines.filter(({ offer }) => offer === 'unavailable'),
    ),
    toTotalSection(document),
    ...toTermsSection(document),
  ];
}

export function toLineSection({ figures }: QuotationDocument, line: QuotationLine): EmailSection {
  const { number, title, model, rental, leadDays, offer, note } = line;
  const taxablePaise = figures.lines.find((priced) => priced.number === number)?.taxablePaise ?? 0;
  const listDiscount = describeListDiscount(line);
  return {
    title: `${number}. ${model ? `${title}, model ${model}` : title}`,
    details: [
      `${describeValue(line)}: ${formatRupees(taxablePaise)} before GST`,
      ...(listDiscount ? [toSentence(listDiscount)] : []),
      ...(rental ? [`To rent: ${describeRental(rental)}`] : []),
      ...(offer === 'offered' ? [] : [`${toSentence(describeOffer(line))}, not part of the total`]),
      ...(leadDays === undefined ? [] : [`Dispatch: ${describeLeadDays(leadDays)}`]),
      ...(note ? [note] : []),
    ],
  };
}

/** One section that names several lines, if there are any. */
export function toTitlesSection(title: string, lines: readonly QuotationLine[]): EmailSection[] {
  return lines.length === 0
    ? []
    : [{ title, details: lines.map(({ number, title }) => `${number}. ${title}`) }];
}

function toTotalSection({ terms: { charges }, figures }: QuotationDocument): EmailSection {
  const { freightTerm, freightPaise, packingPaise, insurancePaise } = charges;
  const inTotal = (what: string, paise: number) =>
    paise > 0 ? [`${what}: ${formatRupees(paise)} before GST, in this total`] : [];
  return {
    title: `Grand total with GST: ${formatRupees(figures.totalPaise)}`,
    details: [
      ...(freightTerm === 'added'
        ? inTotal('Freight', freightPaise)
        : [`Freight: ${describeFreight(charges)}`]),
      ...inTotal('Packing', packingPaise),
      ...inTotal('Insurance', insurancePaise),
      ...(figures.depositPaise > 0
        ? [`Refundable deposit (not in the total): ${formatRupees(figures.depositPaise)}`]
        : []),
    ],
  };
}

function toTermsSection({ terms, seller }: QuotationDocument): EmailSection[] {
  const { branch, sez, deliveryTerms, paymentTerms, warranty, notes } = terms;
  const details = [
    ...(branch ? [`Supplied from: ${branch}, GSTIN ${seller.gstin}`] : []),
    ...(sez ? [describeSez(sez)] : []),
    ...(deliveryTerms ? [`Delivery: ${deliveryTerms}`] : []),
    ...(paymentTerms ? [`Payment: ${paymentTerms}`] : []),
    ...(warranty ? [`Warranty: ${warranty}`] : []),
    ...notes,
  ];
  return details.length === 0 ? [] : [{ title: 'Terms', details }];
}

function toChangesSection({ changes = [] }: QuotationDocument): EmailSection[] {
  if (changes.length === 0) return [];
  const more = changes.length - MAX_CHANGES;
  return [
    {
      title: 'What has changed',
      details: [
        ...changes.slice(0, MAX_CHANGES).map(describeChange),
        ...(more > 0 ? [`${more} more, see the attached quotation`] : []),
      ],
    },
  ];
}

function describeChange({ line, what, before, after }: QuotationChange): string {
  if (what === 'Line') return after === undefined ? `No longer offered: ${before}` : `New: ${after}`;
  const subject = line === undefined ? what : `Item ${line}, ${what}`;
  return `${subject}: ${after ?? 'none'}${before === undefined ? '' : ` (earlier ${before})`}`;
}

/** What a person has written, line by line. */
export function toWordsSection(title: string, words: string): EmailSection[] {
  return words === '' ? [] : [{ title, details: words.split('\n') }];
}

/** The last day of an offer: it lapses at the midnight that follows. */
export function formatLastDay(lapsesAt: Date): string {
  return formatDay(new Date(lapsesAt.getTime() - 1));
}

function toSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
