/** The head of the estimate: who offers, what paper this is, and for whom it is made out. */

import { formatDate } from '#domain/indian-format.ts';
import { type Block, besideBlocks, placeBlock, stackBlocks } from './block.ts';
import type { EstimateDocument, EstimateParty, EstimateSeller } from './estimate-document.ts';
import { FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE, STYLES } from './estimate-look.ts';
import type { EstimateSheet } from './estimate-sheet.ts';
import { ratingPlate } from './rating-plate.ts';
import { labelledValue, textBlock } from './text-block.ts';

/** What this paper is not, said on each page, lest it be booked as an invoice. */
export const NOT_A_TAX_INVOICE = 'Estimate – not a tax invoice';

const SELLER_WIDTH = 320;
const TITLE_WIDTH = FRAME_WIDTH - SELLER_WIDTH;
const COUNTRY = 'India';

/** A labelled value in a row of them, and how much of the row's width it takes beside the others. */
type Field = { label: string; value: string; share: number };

/** Space between the fields of a row. */
const FIELD_GAP = 8;

/** Draws the head at the top of the first page. */
export function drawHead(sheet: EstimateSheet, estimate: EstimateDocument): void {
  const letterhead = besideBlocks([
    { width: SELLER_WIDTH, block: sellerBlock(sheet, estimate.seller) },
    { width: TITLE_WIDTH, block: titleBlock(sheet) },
  ]);
  placeBlock(sheet, letterhead);
  sheet.y += 10;
  sheet.rule([FRAME.left, sheet.y], [FRAME.right, sheet.y], STRONG_RULE, MACHINE_GREEN);
  sheet.y += 12;
  placeBlock(sheet, identityPlate(sheet, estimate));
  placeBlock(
    sheet,
    ratingPlate(
      sheet,
      [
        (width) => partyBlock(sheet, 'BILL TO', estimate.billTo, width),
        (width) => partyBlock(sheet, 'SHIP TO', estimate.shipTo, width),
      ],
      FRAME_WIDTH,
    ),
  );
  sheet.y += 14;
}

function titleBlock(sheet: EstimateSheet): Block {
  return stackBlocks([
    textBlock(sheet, 'Estimate', STYLES.title, TITLE_WIDTH, { align: 'right', tag: 'H1' }),
    textBlock(sheet, NOT_A_TAX_INVOICE, STYLES.soft, TITLE_WIDTH, { align: 'right' }),
  ]);
}

function sellerBlock(sheet: EstimateSheet, seller: EstimateSeller): Block {
  const address = seller.addressLines.map((line) => textBlock(sheet, line, STYLES.soft, SELLER_WIDTH));
  return stackBlocks(
    [
      stackBlocks([textBlock(sheet, seller.name, STYLES.seller, SELLER_WIDTH), ...address]),
      fieldRow(
        sheet,
        [
          { label: 'GSTIN', value: seller.gstin, share: 3 },
          { label: 'Phone', value: seller.phone, share: 3 },
          { label: 'E-mail', value: seller.email, share: 4 },
        ],
        SELLER_WIDTH,
      ),
    ],
    5,
  );
}

/** Number, dates and place of supply: what a purchase department files the estimate by. */
function identityPlate(sheet: EstimateSheet, estimate: EstimateDocument): Block {
  const { stateName, gstCode } = estimate.placeOfSupply;
  const fields: [label: string, value: string][] = [
    ['Estimate number', estimate.number],
    ['Date', formatDate(estimate.issuedAt)],
    ['Valid until', formatDate(estimate.validUntil)],
    ['Place of supply', `${stateName} (${gstCode})`],
  ];
  const contents = fields.map(([label, value]) => (width: number) => {
    return labelledValue(sheet, label, value, width, STYLES.strong);
  });
  return ratingPlate(sheet, contents, FRAME_WIDTH);
}

function partyBlock(sheet: EstimateSheet, label: string, party: EstimateParty, width: number): Block {
  const address = [party.contactName, ...party.addressLines, COUNTRY];
  const gstin: Field[] = party.gstin === undefined ? [] : [{ label: 'GSTIN', value: party.gstin, share: 1 }];
  return stackBlocks(
    [
      textBlock(sheet, label, STYLES.label, width, { tag: 'H2' }),
      stackBlocks([
        textBlock(sheet, party.customer, STYLES.strong, width),
        ...address.map((line) => textBlock(sheet, line, STYLES.body, width)),
      ]),
      fieldRow(sheet, [...gstin, { label: 'Phone', value: party.phone, share: 1 }], width),
      fieldRow(sheet, [{ label: 'E-mail', value: party.email, share: 1 }], width),
    ],
    4,
  );
}

/** Labelled values side by side, each as wide as its share of the row. */
function fieldRow(sheet: EstimateSheet, fields: Field[], width: number): Block {
  const shares = fields.reduce((sum, field) => sum + field.share, 0);
  const cells = fields.map(({ label, value, share }) => {
    const cellWidth = (width * share) / shares;
    return { width: cellWidth, block: labelledValue(sheet, label, value, cellWidth - FIELD_GAP) };
  });
  return besideBlocks(cells);
}
