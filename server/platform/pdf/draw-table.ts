import type { RuledTable } from './ruled-table.ts';
import type { Sheet } from './sheet.ts';
import { FRAME } from './theme.ts';

/**
 * Draws a table below the current position. Every page repeats the head of the table; no row is split.
 * @param closingHeight the height of what must not be alone on a page: the last row leaves space for it.
 */
export function drawTable(sheet: Sheet, { head, rows }: RuledTable, closingHeight = 0): void {
  const table = sheet.tag(sheet.root, 'Table');
  // The head must not be alone at the foot of a page.
  sheet.ensureSpace(head.height + (rows[0]?.height ?? 0));
  head.draw(table, FRAME.left, sheet.y);
  sheet.y += head.height;
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    if (sheet.ensureSpace(row.height + (isLast ? closingHeight : 0))) {
      head.drawUntagged(FRAME.left, sheet.y);
      sheet.y += head.height;
    }
    row.draw(table, FRAME.left, sheet.y);
    sheet.y += row.height;
  }
}
