/** The head of the estimate: seller, kind of document, number and dates, and the buyer's addresses. */

import { formatDate, formatDay } from '#domain/indian-format.ts';
import { type Block, layOutRow, placeBlock, type RowCell, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import { pictureBlock } from '#server/platform/pdf/picture-block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimatePictures, EstimateSeller } from './estimate-document.ts';
import { type Field, fieldRow } from './estimate-fields.ts';
import { partyCells } from './estimate-parties.ts';
import { requestTermsCells } from './estimate-request-terms.ts';

/** On every page, so that nobody books the estimate as an invoice. */
export const NOT_A_TAX_INVOICE = 'Estimate – not a tax invoice';

const SELLER_WIDTH = 300;
const FORMER_SELLER_WIDTH = 340;

/** The title in the second layout fits on a line of what the seller leaves. */
const TITLE_SIZE = 15;

const LOGO_SIZE = { maxWidth: 110, maxHeight: 46 };
const LOGO_GAP = 12;

/** The operator's name and address may be of any length. */
const MAX_SELLER_LINES = 4;

const ROW_GAP = 4;

/** Draws the head at the top of the first page. */
export function drawHead(sheet: Sheet, estimate: EstimateDocument, pictures: EstimatePictures): void {
  if (estimate.layout) {
    drawLetterhead(sheet, estimate.seller, pictures, NOT_A_TAX_INVOICE);
  } else {
    const width = FRAME_WIDTH - FORMER_SELLER_WIDTH;
    placeLetterhead(sheet, estimate.seller, pictures, { width, block: formerTitleBlock(sheet, width) });
  }
  placeBlock(sheet, identityCells(sheet, estimate));
  const terms = requestTermsCells(sheet, estimate);
  if (terms) placeBlock(sheet, terms);
  placeBlock(sheet, partyCells(sheet, estimate));
  sheet.y += 14;
}

/**
 * Draws the seller and the kind of document, and a rule below them.
 * @param note below the kind, in smaller letters.
 */
export function drawLetterhead(
  sheet: Sheet,
  seller: EstimateSeller,
  pictures: EstimatePictures,
  title: string,
  note = '',
): void {
  const width = FRAME_WIDTH - SELLER_WIDTH;
  const style = { ...sheet.styles.title, size: TITLE_SIZE };
  const block = stackBlocks([
    textBlock(sheet, title, style, width, { align: 'right', tag: 'H1' }),
    textBlock(sheet, note, sheet.styles.soft, width, { align: 'right' }),
  ]);
  placeLetterhead(sheet, seller, pictures, { width, block });
}

function placeLetterhead(
  sheet: Sheet,
  seller: EstimateSeller,
  pictures: EstimatePictures,
  title: RowCell,
): void {
  const width = FRAME_WIDTH - title.width;
  const letterhead = layOutRow([{ width, block: logoAndName(sheet, seller, pictures, width) }, title]);
  placeBlock(sheet, stackBlocks([letterhead, sellerFields(sheet, seller)], ROW_GAP));
  sheet.y += 10;
  sheet.drawRule([FRAME.left, sheet.y], [FRAME.right, sheet.y], STRONG_RULE, MACHINE_GREEN);
  sheet.y += 12;
}

function formerTitleBlock(sheet: Sheet, width: number): Block {
  return stackBlocks([
    textBlock(sheet, 'Estimate', sheet.styles.title, width, { align: 'right', tag: 'H1' }),
    textBlock(sheet, NOT_A_TAX_INVOICE, sheet.styles.soft, width, { align: 'right' }),
  ]);
}

function logoAndName(sheet: Sheet, seller: EstimateSeller, pictures: EstimatePictures, width: number): Block {
  const bytes = seller.logoSha256 && pictures.get(seller.logoSha256);
  if (!bytes) return sellerName(sheet, seller, width);
  const logo = pictureBlock(sheet, bytes, { ...LOGO_SIZE, alt: `Logo of ${seller.name}` });
  const nameWidth = width - logo.width - LOGO_GAP;
  return layOutRow(
    [
      { width: logo.width, block: logo },
      { width: nameWidth, block: sellerName(sheet, seller, nameWidth) },
    ],
    LOGO_GAP,
  );
}

function sellerName(sheet: Sheet, { name, address }: EstimateSeller, width: number): Block {
  const limit = { maxLines: MAX_SELLER_LINES };
  return stackBlocks([
    textBlock(sheet, name, sheet.styles.seller, width, limit),
    textBlock(sheet, address, sheet.styles.soft, width, limit),
  ]);
}

/** The data with which an accounts department registers a new supplier. */
function sellerFields(sheet: Sheet, seller: EstimateSeller): Block {
  const { gstin, pan, state, phone, email, cin = '', website = '' } = seller;
  const fields: Field[] = [
    ['GSTIN', gstin],
    ['PAN', pan],
    ['State (code)', state],
    ['Phone', phone],
    ['E-mail', email],
  ];
  const more: Field[] = [
    ['CIN', cin],
    ['Website', website],
  ];
  const given = more.filter(([, value]) => value !== '');
  return stackBlocks(
    [
      fieldRow(sheet, fields, FRAME_WIDTH, [4, 3, 4, 4, 5]),
      // Below the columns above: the first one spans GSTIN and PAN.
      ...(given.length > 0 ? [fieldRow(sheet, given, FRAME_WIDTH, [7, 13])] : []),
    ],
    ROW_GAP,
  );
}

/** Number, dates and place of supply, by which a purchase department files the estimate. */
function identityCells(sheet: Sheet, estimate: EstimateDocument): Block {
  const { layout, revisedAt, confirmedAt } = estimate;
  const format = layout ? formatDay : formatDate;
  const revised = revisedAt ? `, revised ${format(revisedAt)}` : '';
  const fields: Field[] = [
    ['Estimate number', estimate.number],
    ['Date', format(estimate.issuedAt) + revised],
    confirmedAt ? ['Confirmed on', format(confirmedAt)] : ['Valid until', format(estimate.validUntil)],
    ['Place of supply (code)', estimate.placeOfSupply],
  ];
  // Without prices, nothing is valid.
  if (estimate.lines.length === 0) fields.splice(2, 1);
  return identityRow(sheet, fields);
}

export function identityRow(sheet: Sheet, fields: readonly Field[]): Block {
  const contents = fields.map(([label, value]) => (width: number) => {
    return labelledValue(sheet, label, value, width, sheet.styles.strong);
  });
  return borderedCells(sheet, contents, FRAME_WIDTH);
}
