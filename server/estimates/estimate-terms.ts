/** The terms of the offer as a numbered list. */

import { placeBlock } from './block.ts';
import { FRAME, FRAME_WIDTH, LINE_HEIGHT, STYLES } from './estimate-look.ts';
import type { EstimateSheet } from './estimate-sheet.ts';
import { breakIntoLines } from './line-breaking.ts';
import { textBlock } from './text-block.ts';

/** Room for the number before a term. */
const INDENT = 16;
const TERM_GAP = 2;

/** Draws the terms below what is drawn so far. A long term goes on on the next page. */
export function drawTerms(sheet: EstimateSheet, terms: string[]): void {
  if (terms.length === 0) return;
  const lineHeight = STYLES.soft.size * LINE_HEIGHT;
  const heading = textBlock(sheet, 'Terms', STYLES.heading, FRAME_WIDTH, { tag: 'H2' });
  sheet.y += 14;
  // The heading must not stand alone at the foot of a page.
  sheet.ensureRoom(heading.height + 2 + 2 * lineHeight);
  placeBlock(sheet, heading);
  sheet.y += 2;
  const list = sheet.tag(sheet.root, 'L');
  for (const [index, term] of terms.entries()) {
    const item = sheet.tag(list, 'LI');
    const lines = breakIntoLines(sheet.pdf, term, STYLES.soft, FRAME_WIDTH - INDENT);
    sheet.ensureRoom(lineHeight);
    textBlock(sheet, `${index + 1}.`, STYLES.soft, INDENT, { tag: 'Lbl' }).draw(item, FRAME.left, sheet.y);
    const body = sheet.tag(item, 'LBody');
    for (const line of lines) {
      sheet.ensureRoom(lineHeight);
      const block = textBlock(sheet, line, STYLES.soft, FRAME_WIDTH);
      body.add(() => block.paint(FRAME.left + INDENT, sheet.y));
      sheet.y += block.height;
    }
    sheet.y += TERM_GAP;
  }
}
