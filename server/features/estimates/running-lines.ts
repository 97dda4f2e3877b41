/** The lines at the top and the bottom of pages, which say what they belong to. */

import { ruleBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import {
  FRAME,
  FRAME_WIDTH,
  HAIR_RULE,
  MACHINE_GREEN,
  RULE_COLOUR,
  STRONG_RULE,
} from '#server/platform/pdf/theme.ts';

/** Draws the head of a page other than the first. */
export function drawRunningHead(sheet: Sheet, text: string): void {
  const head = stackBlocks(
    [
      textBlock(sheet, text, sheet.styles.small, FRAME_WIDTH, { maxLines: 1 }),
      ruleBlock(sheet, FRAME_WIDTH, STRONG_RULE, MACHINE_GREEN),
    ],
    5,
  );
  head.drawUntagged(FRAME.left, sheet.y);
  sheet.y += head.height + 8;
}

export function drawRunningFoot(sheet: Sheet, text: string, page: number, pages: number): void {
  const rightAligned = { align: 'right' as const };
  const y = FRAME.bottom + 12;
  ruleBlock(sheet, FRAME_WIDTH, HAIR_RULE, RULE_COLOUR).drawUntagged(FRAME.left, y);
  textBlock(sheet, text, sheet.styles.small, FRAME_WIDTH).drawUntagged(FRAME.left, y + 5);
  textBlock(sheet, `Page ${page} of ${pages}`, sheet.styles.small, FRAME_WIDTH, rightAligned).drawUntagged(
    FRAME.left,
    y + 5,
  );
}
