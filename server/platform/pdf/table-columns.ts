/** Calculates the widths of a table's columns. */

import { toDrawableText } from './drawable-text.ts';
import type { Sheet } from './sheet.ts';
import { measureLine, type TextStyle } from './text-runs.ts';

/** The width of a table and the space between its columns, in points. */
export type TableLayout = { width: number; columnGap: number };

type ColumnShape = { heading: string; stretches?: true; maxWidth?: number };

/**
 * The font size is reduced until the stretching column has this share of the table's width, even beside long amounts.
 */
const MIN_STRETCHED_SHARE = 0.12;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The widths of the columns in points, and the factor by which the font size has to be scaled. */
export function fitColumns(
  sheet: Sheet,
  columns: readonly ColumnShape[],
  texts: readonly string[][],
  { width, columnGap }: TableLayout,
): { widths: number[]; scale: number } {
  const neededWidths = columns.map((column, index) =>
    column.stretches ? 0 : measureColumn(sheet, column, new Set(texts.map((row) => row[index] ?? ''))),
  );
  const sum = neededWidths.reduce((total, width) => total + width, 0);
  const remainingWidth = (scale: number): number => width - sum * scale - columnGap * (columns.length - 1);
  const scale = SCALES.find((candidate) => remainingWidth(candidate) >= width * MIN_STRETCHED_SHARE) ?? 0.5;
  const widths = neededWidths.map((neededWidth, index) =>
    columns[index]?.stretches ? remainingWidth(scale) : neededWidth * scale,
  );
  return { widths, scale };
}

function measureColumn(
  sheet: Sheet,
  { heading, maxWidth = Number.POSITIVE_INFINITY }: ColumnShape,
  cells: ReadonlySet<string>,
): number {
  const measure = (text: string, style: TextStyle): number =>
    measureLine(sheet.pdf, toDrawableText(text, style.weight), style);
  const widest = Math.max(...Array.from(cells, (cell) => measure(cell, sheet.styles.cell)));
  // Slightly more than measured, so that rounding does not break a line that just fits.
  return Math.min(Math.max(widest, measure(heading, sheet.styles.columnHead)), maxWidth) + 0.1;
}
