/** The head of a quotation: seller, number with revision, dates, the buyer's reference and addresses. */

import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatDay } from '#domain/indian-format.ts';
import { placeBlock } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import type { EstimatePictures } from './estimate-document.ts';
import { drawLetterhead, identityRow } from './estimate-head.ts';
import { partyCells } from './estimate-parties.ts';
import { requestTermsCells } from './estimate-request-terms.ts';
import { formatNumberWithRevision, type QuotationDocument } from './quotation-document.ts';

/** On every page, so that nobody books the quotation as an invoice. */
export const NOT_A_TAX_INVOICE = 'Quotation – not a tax invoice';

/** Draws the head at the top of the first page. */
export function drawQuotationHead(
  sheet: Sheet,
  quotation: QuotationDocument,
  pictures: EstimatePictures,
): void {
  const { seller, terms, placeOfSupply, billTo, shipTo, acceptance, proForma } = quotation;
  if (proForma) drawLetterhead(sheet, seller, pictures, 'Pro-forma', 'This is not a tax invoice');
  else drawLetterhead(sheet, seller, pictures, NOT_A_TAX_INVOICE);
  // A pro-forma follows the acceptance at once.
  const issuedAt = proForma && acceptance ? acceptance.acceptedAt : quotation.issuedAt;
  placeBlock(
    sheet,
    identityRow(sheet, [
      [proForma ? 'Pro-forma number' : 'Quotation number', formatNumberWithRevision(quotation)],
      ['Date', formatDay(issuedAt)],
      acceptance
        ? ['Accepted on', formatDay(acceptance.acceptedAt)]
        : ['Valid until', formatDayFromIso(terms.validUntil)],
      ['Place of supply (code)', placeOfSupply],
    ]),
  );
  const requestTerms = requestTermsCells(sheet, quotation);
  if (requestTerms) placeBlock(sheet, requestTerms);
  placeBlock(sheet, partyCells(sheet, { layout: 2, billTo, shipTo }));
  sheet.y += 14;
}
