import { type Block, layOutRow } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue } from '#server/platform/pdf/text-block.ts';

const FIELD_GAP = 8;

export type Field = [label: string, value: string];

/** Labelled values side by side, in columns of the given shares of the width; equal ones by default. */
export function fieldRow(sheet: Sheet, fields: Field[], width: number, shares = fields.map(() => 1)): Block {
  const sum = shares.reduce((total, share) => total + share, 0);
  const cells = fields.map(([label, value], index) => {
    const cellWidth = (width * (shares[index] ?? 1)) / sum;
    return { width: cellWidth, block: labelledValue(sheet, label, value, cellWidth - FIELD_GAP) };
  });
  return layOutRow(cells);
}
