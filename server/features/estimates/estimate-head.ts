/** The head of the estimate: seller, kind of document, number and dates, and the buyer's addresses. */

import { formatDate } from '#domain/indian-format.ts';
import { type Block, layOutRow, placeBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import { pictureBlock } from '#server/platform/pdf/picture-block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE, STYLES } from '#server/platform/pdf/theme.ts';
import type {
  EstimateDocument,
  EstimateParty,
  EstimatePictures,
  EstimateSeller,
} from './estimate-document.ts';

/** On every page, so that nobody books the estimate as an invoice. */
export const NOT_A_TAX_INVOICE = 'Estimate – not a tax invoice';

const SELLER_WIDTH = 340;
const TITLE_WIDTH = FRAME_WIDTH - SELLER_WIDTH;

const LOGO_SIZE = { maxWidth: 110, maxHeight: 46 };
const LOGO_GAP = 12;

/** The operator's name and address may be of any length. */
const MAX_SELLER_LINES = 4;

/** Space between the fields of a row, and between rows. */
const FIELD_GAP = 8;
const ROW_GAP = 4;

type Field = [label: string, value: string];

/** Draws the head at the top of the first page. */
export function drawHead(sheet: Sheet, estimate: EstimateDocument, pictures: EstimatePictures): void {
  const letterhead = layOutRow([
    { width: SELLER_WIDTH, block: logoAndName(sheet, estimate.seller, pictures) },
    { width: TITLE_WIDTH, block: titleBlock(sheet) },
  ]);
  placeBlock(sheet, stackBlocks([letterhead, sellerFields(sheet, estimate.seller)], ROW_GAP));
  sheet.y += 10;
  sheet.drawRule([FRAME.left, sheet.y], [FRAME.right, sheet.y], STRONG_RULE, MACHINE_GREEN);
  sheet.y += 12;
  placeBlock(sheet, identityCells(sheet, estimate));
  const { billTo, shipTo } = estimate;
  const parties = [
    (width: number) => partyBlock(sheet, 'BILL TO', billTo, width),
    (width: number) => partyBlock(sheet, 'SHIP TO', shipTo, width),
  ];
  placeBlock(sheet, borderedCells(sheet, parties, FRAME_WIDTH));
  sheet.y += 14;
}

function titleBlock(sheet: Sheet): Block {
  return stackBlocks([
    textBlock(sheet, 'Estimate', STYLES.title, TITLE_WIDTH, { align: 'right', tag: 'H1' }),
    textBlock(sheet, NOT_A_TAX_INVOICE, STYLES.soft, TITLE_WIDTH, { align: 'right' }),
  ]);
}

function logoAndName(sheet: Sheet, seller: EstimateSeller, pictures: EstimatePictures): Block {
  const bytes = seller.logoSha256 && pictures.get(seller.logoSha256);
  if (!bytes) return sellerName(sheet, seller, SELLER_WIDTH);
  const logo = pictureBlock(sheet, bytes, { ...LOGO_SIZE, alt: `Logo of ${seller.name}` });
  const nameWidth = SELLER_WIDTH - logo.width - LOGO_GAP;
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
    textBlock(sheet, name, STYLES.seller, width, limit),
    textBlock(sheet, address, STYLES.soft, width, limit),
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
  const { revisedAt, confirmedAt } = estimate;
  const revised = revisedAt ? `, revised ${formatDate(revisedAt)}` : '';
  const fields: Field[] = [
    ['Estimate number', estimate.number],
    ['Date', formatDate(estimate.issuedAt) + revised],
    confirmedAt
      ? ['Confirmed on', formatDate(confirmedAt)]
      : ['Valid until', formatDate(estimate.validUntil)],
    ['Place of supply (code)', estimate.placeOfSupply],
  ];
  const contents = fields.map(([label, value]) => (width: number) => {
    return labelledValue(sheet, label, value, width, STYLES.strong);
  });
  return borderedCells(sheet, contents, FRAME_WIDTH);
}

function partyBlock(sheet: Sheet, label: string, party: EstimateParty, width: number): Block {
  const { customer, addressLines, state, gstin, contactName, phone, email } = party;
  const gstinField: Field[] = gstin === undefined ? [] : [['GSTIN', gstin]];
  return stackBlocks(
    [
      textBlock(sheet, label, STYLES.label, width, { tag: 'H2' }),
      stackBlocks([
        textBlock(sheet, customer, STYLES.strong, width),
        ...addressLines.map((line) => textBlock(sheet, line, STYLES.body, width)),
      ]),
      fieldRow(sheet, [['State (code)', state], ...gstinField], width),
      fieldRow(
        sheet,
        [
          ['Contact', contactName],
          ['Phone', phone],
        ],
        width,
      ),
      fieldRow(sheet, [['E-mail', email]], width),
    ],
    ROW_GAP,
  );
}

/** Labelled values side by side, in columns of the given shares of the width; equal ones by default. */
function fieldRow(sheet: Sheet, fields: Field[], width: number, shares = fields.map(() => 1)): Block {
  const sum = shares.reduce((total, share) => total + share, 0);
  const cells = fields.map(([label, value], index) => {
    const cellWidth = (width * (shares[index] ?? 1)) / sum;
    return { width: cellWidth, block: labelledValue(sheet, label, value, cellWidth - FIELD_GAP) };
  });
  return layOutRow(cells);
}
