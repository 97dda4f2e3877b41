/** What the buyer also asks for, and what the operator wrote with confirmations and rejections, above the totals. */

import { formatQuantity } from '#domain/quantity-in-units.ts';
import { type Block, stackBlocks } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimateRegret } from './estimate-document.ts';
import { listWishes } from './list-wishes.ts';

/** One block per note, because many long notes may need several pages; a heading is in the first one of its kind. */
export function noteBlocks(sheet: Sheet, estimate: EstimateDocument): Block[] {
  const { lines, notes, regrets = [] } = estimate;
  return [
    ...blocksWithHeading(sheet, lines.length > 0 ? 'Also requested' : 'Requested', listWishes(estimate)),
    ...blocksWithHeading(sheet, 'Notes', notes),
    ...blocksWithHeading(sheet, 'Regret – we cannot supply', regrets.map(describeRegret)),
  ];
}

function describeRegret({ title, model, quantity, unit, reason }: EstimateRegret): string {
  const item = `${title}${model && `, model ${model}`}, quantity ${formatQuantity(quantity, unit)}`;
  return reason === '' ? item : `${item}: ${reason}`;
}

function blocksWithHeading(sheet: Sheet, heading: string, notes: readonly string[]): Block[] {
  return notes.map((note, index) => {
    const text = textBlock(sheet, note, sheet.styles.reading, FRAME_WIDTH);
    if (index > 0) return text;
    return stackBlocks(
      [textBlock(sheet, heading, sheet.styles.heading, FRAME_WIDTH, { tag: 'H2' }), text],
      2,
    );
  });
}
