/** What the operator wrote with the confirmation, between the lines and the totals. */

import { type Block, stackBlocks } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, STYLES } from '#server/platform/pdf/theme.ts';

/** One block per note, because many long notes may need several pages; the heading is in the first one. */
export function noteBlocks(sheet: Sheet, notes: readonly string[]): Block[] {
  return notes.map((note, index) => {
    const text = textBlock(sheet, note, STYLES.reading, FRAME_WIDTH);
    if (index > 0) return text;
    return stackBlocks([textBlock(sheet, 'Notes', STYLES.heading, FRAME_WIDTH, { tag: 'H2' }), text], 2);
  });
}
