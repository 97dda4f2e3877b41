/** A table with thin rules between its rows, laid out before it is drawn. */

import { type Block, besideBlocks } from './block.ts';
import { HAIR_RULE, MACHINE_GREEN, RULE_COLOUR, STYLES } from './estimate-look.ts';
import type { EstimateSheet } from './estimate-sheet.ts';
import { textBlock } from './text-block.ts';
import { type TextStyle, widthOfLine } from './text-runs.ts';

export type TableColumn<Row> = {
  heading: string;
  align: 'left' | 'right';
  text: (row: Row, index: number) => string;
  /** The one column that takes the width which the others leave, and wraps its text. */
  stretches?: true;
};

/** Width of a table, and the space between two of its columns. */
export type TableRoom = { width: number; columnGap: number };

export type RuledTable = { head: Block; rows: Block[] };

/** Space above and below a row's text. */
const ROW_PADDING = 3.6;

/** No text needs more lines; a row that did would fit no page, and rows are never split. */
const MAX_LINES_PER_CELL = 12;

/** A stretching column keeps this width, come what amounts may. */
const MIN_STRETCHED_WIDTH = 60;

/** Lays a table out. Each column is as wide as its widest text, so that amounts never wrap. */
export function layOutTable<Row>(
  sheet: EstimateSheet,
  columns: TableColumn<Row>[],
  rows: Row[],
  { width, columnGap }: TableRoom,
): RuledTable {
  const texts = rows.map((row, index) => columns.map((column) => column.text(row, index)));
  const widths = columnWidths(sheet, columns, texts, { width, columnGap });
  const layOutRow = (cells: string[], style: TextStyle, tag: 'TH' | 'TD'): Block => {
    const scope = tag === 'TH' ? { scope: 'Column' as const } : {};
    const blocks = columns.map(({ align }, index) => {
      const cellWidth = widths[index] ?? 0;
      const options = { align, tag, maxLines: MAX_LINES_PER_CELL, ...scope };
      return { width: cellWidth, block: textBlock(sheet, cells[index] ?? '', style, cellWidth, options) };
    });
    return ruledRow(
      sheet,
      besideBlocks(blocks, columnGap),
      width,
      tag === 'TH' ? MACHINE_GREEN : RULE_COLOUR,
    );
  };
  const headings = columns.map((column) => column.heading);
  const head = layOutRow(headings, STYLES.columnHead, 'TH');
  return { head, rows: texts.map((cells) => layOutRow(cells, STYLES.cell, 'TD')) };
}

function columnWidths<Row>(
  sheet: EstimateSheet,
  columns: TableColumn<Row>[],
  texts: string[][],
  { width, columnGap }: TableRoom,
): number[] {
  const needed = columns.map((column, index) => {
    if (column.stretches) return 0;
    const cells = new Set(texts.map((row) => row[index] ?? ''));
    const widest = Math.max(...Array.from(cells, (cell) => widthOfLine(sheet.pdf, cell, STYLES.cell)));
    // A hair more than measured, lest rounding break a line that just fits.
    return Math.max(widest, widthOfLine(sheet.pdf, column.heading, STYLES.columnHead)) + 0.1;
  });
  const left = width - needed.reduce((sum, one) => sum + one, 0) - columnGap * (columns.length - 1);
  return needed.map((one, index) => (columns[index]?.stretches ? Math.max(left, MIN_STRETCHED_WIDTH) : one));
}

/** Cells with a rule below them. */
function ruledRow(sheet: EstimateSheet, content: Block, width: number, ruleColour: string): Block {
  const height = content.height + 2 * ROW_PADDING;
  const drawRule = (x: number, y: number): void => {
    sheet.rule([x, y + height], [x + width, y + height], HAIR_RULE, ruleColour);
  };
  return {
    height,
    draw: (table, x, y) => {
      content.draw(sheet.tag(table, 'TR'), x, y + ROW_PADDING);
      drawRule(x, y);
    },
    paint: (x, y) => {
      sheet.artefact(() => content.paint(x, y + ROW_PADDING));
      drawRule(x, y);
    },
  };
}
