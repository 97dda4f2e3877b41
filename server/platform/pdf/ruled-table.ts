/** A table with thin rules between its rows, which is laid out before it is drawn. */

import { type Block, layOutRow, stackBlocks, tagAs } from './block.ts';
import type { Sheet } from './sheet.ts';
import { fitColumns, type TableLayout } from './table-columns.ts';
import { textBlock } from './text-block.ts';
import type { TextStyle } from './text-runs.ts';
import { HAIR_RULE, MACHINE_GREEN, RULE_COLOUR } from './theme.ts';

export type TableColumn<Row> = {
  heading: string;
  align: 'left' | 'right';
  text: (row: Row, index: number) => string;
  /** Small print below the text. */
  note?: (row: Row) => string;
  /** Set on one column, which takes the remaining width and wraps its text. */
  stretches?: true;
  /** In points; wider texts wrap. */
  maxWidth?: number;
};

export type RuledTable = { head: Block; rows: Block[] };

/** Space above and below a row's text. */
const ROW_PADDING = 3.6;

/** Keeps rows, which are never split, lower than a page. A title of 300 of the widest letters takes 25 lines. */
const MAX_LINES_PER_CELL = 30;

/**
 * Lays out a table. Each column is as wide as its widest text, so that amounts never wrap, unless it has a maximum
 * width.
 */
export function layOutTable<Row>(
  sheet: Sheet,
  columns: TableColumn<Row>[],
  rows: Row[],
  layout: TableLayout,
): RuledTable {
  const texts = rows.map((row, index) => columns.map((column) => column.text(row, index)));
  const { widths, scale } = fitColumns(sheet, columns, texts, layout);
  const scaleStyle = (style: TextStyle): TextStyle => ({ ...style, size: style.size * scale });
  const createCellText = (text: string, style: TextStyle, index: number): Block =>
    textBlock(sheet, text, scaleStyle(style), widths[index] ?? 0, {
      align: columns[index]?.align ?? 'left',
      maxLines: MAX_LINES_PER_CELL,
    });
  const buildRow = (cells: Block[], ruleColour: string): Block => {
    const placed = cells.map((block, index) => ({ width: widths[index] ?? 0, block }));
    return ruledRow(sheet, layOutRow(placed, layout.columnGap), layout.width, ruleColour);
  };

  const headings = columns.map(({ heading }, index) =>
    tagAs(sheet, 'TH', createCellText(heading, sheet.styles.columnHead, index), { scope: 'Column' }),
  );
  const buildCells = (row: Row, cells: string[]): Block[] =>
    columns.map(({ note }, index) => {
      const text = createCellText(cells[index] ?? '', sheet.styles.cell, index);
      const noteText = createCellText(note?.(row) ?? '', sheet.styles.label, index);
      return tagAs(sheet, 'TD', stackBlocks([text, noteText]));
    });
  return {
    head: buildRow(headings, MACHINE_GREEN),
    rows: rows.map((row, index) => buildRow(buildCells(row, texts[index] ?? []), RULE_COLOUR)),
  };
}

/** A row of cells with a rule below. */
function ruledRow(sheet: Sheet, content: Block, width: number, ruleColour: string): Block {
  const height = content.height + 2 * ROW_PADDING;
  const drawRule = (x: number, y: number): void => {
    sheet.drawRule([x, y + height], [x + width, y + height], HAIR_RULE, ruleColour);
  };
  return {
    height,
    draw: (table, x, y) => {
      content.draw(sheet.tag(table, 'TR'), x, y + ROW_PADDING);
      drawRule(x, y);
    },
    drawUntagged: (x, y) => {
      sheet.artefact(() => content.drawUntagged(x, y + ROW_PADDING));
      drawRule(x, y);
    },
  };
}
