/** Bordered cells side by side, like the fields on a machine's nameplate. */

import { type Block, layOutRow, type RowCell } from './block.ts';
import type { Sheet } from './sheet.ts';
import { HAIR_RULE, RULE_COLOUR } from './theme.ts';

/** Creates the content of a cell for the available width. */
export type CellContent = (width: number) => Block;

/** Space between a cell's border and its content. */
const PADDING = 8;

/** Cells of equal width, and of equal height according to their contents. */
export function borderedCells(sheet: Sheet, contents: CellContent[], width: number, minHeight = 0): Block {
  const cellWidth = width / contents.length;
  const cells: RowCell[] = contents.map((createContent) => ({
    width: cellWidth,
    block: createContent(cellWidth - 2 * PADDING),
  }));
  const row = layOutRow(cells);
  const height = Math.max(row.height + 2 * PADDING, minHeight);
  const drawFrame = (x: number, y: number): void => {
    sheet.artefact(() => {
      const { pdf } = sheet;
      pdf.rect(x, y, width, height);
      for (const index of cells.keys()) {
        if (index > 0) pdf.moveTo(x + index * cellWidth, y).lineTo(x + index * cellWidth, y + height);
      }
      pdf.lineWidth(HAIR_RULE).strokeColor(RULE_COLOUR).stroke();
    });
  };
  return {
    height,
    draw: (parent, x, y) => {
      drawFrame(x, y);
      row.draw(parent, x + PADDING, y + PADDING);
    },
    drawUntagged: (x, y) => {
      drawFrame(x, y);
      row.drawUntagged(x + PADDING, y + PADDING);
    },
  };
}
