/** Framed cells side by side, like the fields of a machine's rating plate. */

import { type Block, layOutRow, type RowCell } from './block.ts';
import type { Sheet } from './sheet.ts';
import { HAIR_RULE, RULE_COLOUR } from './theme.ts';

/** Makes the content of a cell, given the width it may take. */
export type CellContent = (width: number) => Block;

/** Space between a cell's border and its content. */
const PADDING = 8;

/** A plate of cells equally wide and equally high, as high as their contents need. */
export function borderedCells(sheet: Sheet, contents: CellContent[], width: number, minHeight = 0): Block {
  const cellWidth = width / contents.length;
  const cells: RowCell[] = contents.map((makeContent) => ({
    width: cellWidth,
    block: makeContent(cellWidth - 2 * PADDING),
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
