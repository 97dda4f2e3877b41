/** The terms of the offer as a numbered list, and the word about the missing signature. */

import { type Block, besideBlocks, stackBlocks, tagAs, tagWithin } from '#server/paper/block.ts';
import { FRAME_WIDTH, STYLES } from '#server/paper/look.ts';
import type { Sheet } from '#server/paper/sheet.ts';
import { textBlock } from '#server/paper/text-block.ts';

const NO_SIGNATURE = 'This estimate is made by computer and needs no signature.';

/** Room for the number before a term. */
const INDENT = 16;
const TERM_GAP = 2;

export function termsBlock(sheet: Sheet, terms: string[]): Block {
  const items = terms.map((term, index) => {
    const number = textBlock(sheet, `${index + 1}.`, STYLES.soft, INDENT, { tag: 'Lbl' });
    const body = textBlock(sheet, term, STYLES.soft, FRAME_WIDTH - INDENT);
    const item = besideBlocks([
      { width: INDENT, block: number },
      { width: FRAME_WIDTH - INDENT, block: tagAs(sheet, 'LBody', body) },
    ]);
    return tagWithin(sheet, 'LI', item);
  });
  return stackBlocks(
    [
      stackBlocks(
        [
          textBlock(sheet, 'Terms', STYLES.heading, FRAME_WIDTH, { tag: 'H2' }),
          tagWithin(sheet, 'L', stackBlocks(items, TERM_GAP)),
        ],
        2,
      ),
      textBlock(sheet, NO_SIGNATURE, STYLES.soft, FRAME_WIDTH),
    ],
    10,
  );
}
