import type { QuotationStanding } from '#contract/verification.ts';
import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { CONTACT_PATH } from '#domain/page-paths.ts';

/** The texts of the page that says whether a quotation is the latest. */
export const verifyText = {
  title: 'Check a quotation',
  headings: {
    latest: 'This is the latest quotation',
    lapsed: 'This quotation has lapsed',
    superseded: 'There is a newer quotation',
    accepted: 'This quotation has been accepted',
    declined: 'This quotation has been declined',
    withdrawn: 'This quotation has been withdrawn',
  } satisfies Record<QuotationStanding, string>,
  notFound: {
    hint: 'We have not issued a quotation with this code. Check the code, or call us.',
    link: { label: 'Contact', path: CONTACT_PATH },
    hasPhone: true,
  },
  number: 'Quotation number',
  date: 'Date',
  validUntil: 'Valid until',
  genuine: (brand: string) => `This is a genuine quotation of ${brand}.`,
  explain: {
    latest: () => 'It can be accepted until the date below.',
    lapsed: () => 'It was valid until the date below. No newer quotation has been issued.',
    superseded: (latest: number) => `Revision R${latest} has replaced it. Please ask for that one.`,
    accepted: () => 'The buyer has accepted it.',
    declined: () => 'It was not accepted.',
    withdrawn: () => 'We have withdrawn it. It can no longer be accepted.',
  } satisfies Record<QuotationStanding, (latest: number) => string>,
  compare: 'Number, revision and date must match those on your quotation.',
  privacy: 'For privacy, the buyer’s name and the amounts are not shown.',
  day: formatDayFromIso,
};
