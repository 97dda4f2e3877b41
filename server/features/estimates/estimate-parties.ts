/** Who is billed, who gets the goods, and whom to ask for. */

import { isDeepStrictEqual } from 'node:util';
import { type Block, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimateParty } from './estimate-document.ts';
import { type Field, fieldRow } from './estimate-fields.ts';

const ROW_GAP = 4;

export function partyCells(
  sheet: Sheet,
  { layout, billTo, shipTo }: Pick<EstimateDocument, 'layout' | 'billTo' | 'shipTo'>,
): Block {
  if (!layout) {
    const parties = [
      (width: number) => formerPartyBlock(sheet, 'BILL TO', billTo, width),
      (width: number) => formerPartyBlock(sheet, 'SHIP TO', shipTo, width),
    ];
    return borderedCells(sheet, parties, FRAME_WIDTH);
  }
  // The contact is the same for both parties.
  const { contactName, phone, email } = billTo;
  const contact: Field[] = [
    ['Kind attn.', contactName],
    ['Phone', phone],
    ['E-mail', email],
  ];
  const billToCell = (width: number) => partyBlock(sheet, 'BILL TO', billTo, width);
  if (isDeepStrictEqual(billTo, shipTo)) {
    const rows = layout === 3 ? [contact.slice(0, 2), contact.slice(2)] : contact.map((field) => [field]);
    const sameCell = (width: number) => sameAsBillTo(sheet, rows, width);
    return borderedCells(sheet, [billToCell, sameCell], FRAME_WIDTH);
  }
  const shipToCell = (width: number) => partyBlock(sheet, 'SHIP TO', shipTo, width);
  const contactCells = contact.map(
    ([label, value]) =>
      (width: number) =>
        labelledValue(sheet, label, value, width),
  );
  return stackBlocks([
    borderedCells(sheet, [billToCell, shipToCell], FRAME_WIDTH),
    borderedCells(sheet, contactCells, FRAME_WIDTH),
  ]);
}

function partyBlock(sheet: Sheet, label: string, party: EstimateParty, width: number): Block {
  const { customer, addressLines, state, gstin } = party;
  const gstinField: Field[] = gstin === undefined ? [] : [['GSTIN', gstin]];
  return stackBlocks(
    [
      textBlock(sheet, label, sheet.styles.label, width, { tag: 'H2' }),
      stackBlocks([
        textBlock(sheet, customer, sheet.styles.strong, width),
        ...addressLines.map((line) => textBlock(sheet, line, sheet.styles.body, width)),
      ]),
      fieldRow(sheet, [['State (code)', state], ...gstinField], width),
    ],
    ROW_GAP,
  );
}

function sameAsBillTo(sheet: Sheet, contactRows: readonly Field[][], width: number): Block {
  return stackBlocks(
    [
      textBlock(sheet, 'SHIP TO', sheet.styles.label, width, { tag: 'H2' }),
      textBlock(sheet, 'Same as BILL TO', sheet.styles.strong, width),
      ...contactRows.map((fields) => fieldRow(sheet, fields, width)),
    ],
    ROW_GAP,
  );
}

function formerPartyBlock(sheet: Sheet, label: string, party: EstimateParty, width: number): Block {
  const contact: Field[] = [
    ['Contact', party.contactName],
    ['Phone', party.phone],
  ];
  return stackBlocks(
    [
      partyBlock(sheet, label, party, width),
      fieldRow(sheet, contact, width),
      fieldRow(sheet, [['E-mail', party.email]], width),
    ],
    ROW_GAP,
  );
}
