/** The terms as a numbered list. */

import { type Block, layOutRow, stackBlocks, tagAs, tagWithin } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import type { TextStyle } from '#server/platform/pdf/text-runs.ts';
import { FRAME_WIDTH } from '#server/platform/pdf/theme.ts';

/** Space for the number before a term. */
const INDENT = 16;
const TERM_GAP = 2;

export function termsBlock(sheet: Sheet, terms: string[], style: TextStyle = sheet.styles.soft): Block {
  const items = terms.map((term, index) => {
    const number = textBlock(sheet, `${index + 1}.`, style, INDENT, { tag: 'Lbl' });
    const body = textBlock(sheet, term, style, FRAME_WIDTH - INDENT);
    const item = layOutRow([
      { width: INDENT, block: number },
      { width: FRAME_WIDTH - INDENT, block: tagAs(sheet, 'LBody', body) },
    ]);
    return tagWithin(sheet, 'LI', item);
  });
  return stackBlocks(
    [
      textBlock(sheet, 'Terms', sheet.styles.heading, FRAME_WIDTH, { tag: 'H2' }),
      tagWithin(sheet, 'L', stackBlocks(items, TERM_GAP)),
    ],
    2,
  );
}
