/** How wide a table's columns are. */

import { toDrawableText } from './drawable-text.ts';
import type { Sheet } from './sheet.ts';
import { measureLine, type TextStyle } from './text-runs.ts';
import { STYLES } from './theme.ts';

/** Width of a table, and the space between two of its columns. */
export type TableLayout = { width: number; columnGap: number };

type ColumnShape = { heading: string; stretches?: true };

/** The table is set smaller until the stretching column has this share of its width, however long the amounts. */
const MIN_STRETCHED_SHARE = 0.12;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The widths of the columns, and the share of their usual size at which their texts are to be set. */
export function fitColumns(
  sheet: Sheet,
  columns: readonly ColumnShape[],
  texts: readonly string[][],
  { width, columnGap }: TableLayout,
): { widths: number[]; scale: number } {
  const neededWidths = columns.map((column, index) =>
    column.stretches
      ? 0
      : measureColumn(sheet, column.heading, new Set(texts.map((row) => row[index] ?? ''))),
  );
  const sum = neededWidths.reduce((total, one) => total + one, 0);
  const remainingWidth = (scale: number): number => width - sum * scale - columnGap * (columns.length - 1);
  const scale = SCALES.find((one) => remainingWidth(one) >= width * MIN_STRETCHED_SHARE) ?? 0.5;
  const widths = neededWidths.map((one, index) =>
    columns[index]?.stretches ? remainingWidth(scale) : one * scale,
  );
  return { widths, scale };
}

function measureColumn(sheet: Sheet, heading: string, cells: ReadonlySet<string>): number {
  const widthOf = (text: string, style: TextStyle): number =>
    measureLine(sheet.pdf, toDrawableText(text, style.weight), style);
  const widest = Math.max(...Array.from(cells, (cell) => widthOf(cell, STYLES.cell)));
  // A hair more than measured, lest rounding break a line that just fits.
  return Math.max(widest, widthOf(heading, STYLES.columnHead)) + 0.1;
}
