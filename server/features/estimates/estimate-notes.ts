/** What the buyer also asks for, and what the operator wrote with confirmations and rejections, above the totals. */

import { formatQuantity } from '#domain/quantity-in-units.ts';
import { type Block, stackBlocks } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimateRegret } from './estimate-document.ts';
import { listWishes } from './list-wishes.ts';

/** The space above a heading and, before the third layout, above every note. */
const GAP = 8;
const GAP_WITHIN = 3;

export type NoteBlock = { gapAbove: number; block: Block };

/** One block per note, because many long notes may need several pages; a heading is in the first one of its kind. */
export function noteBlocks(sheet: Sheet, estimate: EstimateDocument): NoteBlock[] {
  const { layout, lines, notes, regrets = [] } = estimate;
  const style = layout === 3 ? sheet.styles.body : sheet.styles.reading;
  const withHeading = (heading: string, texts: readonly string[]) =>
    texts.map((each, index) => {
      const text = textBlock(sheet, each, style, FRAME_WIDTH);
      if (index > 0) return { gapAbove: layout === 3 ? GAP_WITHIN : GAP, block: text };
      const title = textBlock(sheet, heading, sheet.styles.heading, FRAME_WIDTH, { tag: 'H2' });
      return { gapAbove: GAP, block: stackBlocks([title, text], 2) };
    });
  return [
    ...withHeading(lines.length > 0 ? 'Also requested' : 'Requested', listWishes(estimate)),
    ...withHeading('Notes', notes),
    ...withHeading('Regret – we cannot supply', regrets.map(describeRegret)),
  ];
}

function describeRegret({ title, model, quantity, unit, reason }: EstimateRegret): string {
  const item = `${title}${model && `, model ${model}`}, quantity ${formatQuantity(quantity, unit)}`;
  return reason === '' ? item : `${item}: ${reason}`;
}
