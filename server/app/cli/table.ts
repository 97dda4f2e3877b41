import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { applyStyle, type Terminal, toSingleLine } from './terminal-text.ts';

export type ColumnLayout = {
  isRightAligned?: true;
  /** Cells wrap when the rows are wider than the terminal. */
  canWrap?: true;
};
export type Column = ColumnLayout & { title: string };

const GAP = '  ';
const MIN_WRAPPED_WIDTH = 8;

/** Formats rows below their column titles; '' when there are none. Cells may hold any text. */
export function formatTable(
  terminal: Terminal,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const titles = columns.map(({ title }) => title && applyStyle(terminal, 'dim', title));
  return layOutRows(terminal, columns, [titles, ...rows.map((row) => row.map(toSingleLine))]).join('\n');
}

/**
 * Aligns rows of printable text in columns.
 * @returns a string for each row, of several lines when a cell wraps.
 */
export function layOutRows(
  terminal: Terminal,
  columns: readonly ColumnLayout[],
  rows: readonly (readonly string[])[],
): string[] {
  const widths = fitColumnWidths(terminal.width, columns, rows);
  return rows.map((row) => {
    const cells = row.map((cell, index) => wrapAnsi(cell, widths[index] ?? 0, { hard: true }).split('\n'));
    const lines = Array.from({ length: Math.max(...cells.map(({ length }) => length)) }, (_, line) =>
      cells
        .map((cell, index) => {
          const text = cell[line] ?? '';
          const padding = ' '.repeat((widths[index] ?? 0) - stringWidth(text));
          return columns[index]?.isRightAligned ? padding + text : text + padding;
        })
        .join(GAP)
        .trimEnd(),
    );
    return lines.join('\n');
  });
}

/**
 * Each column is as wide as its widest cell; the widest columns that can wrap shrink until the rows fit, first between
 * words and, where that is not enough, within them.
 */
function fitColumnWidths(
  maxWidth: number,
  columns: readonly ColumnLayout[],
  rows: readonly (readonly string[])[],
): number[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => stringWidth(row[index] ?? ''))));
  const getTotal = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  if (getTotal() <= maxWidth) return widths;
  const longestWords = columns.map((_, index) =>
    Math.max(...rows.map((row) => measureWord(row[index] ?? ''))),
  );
  for (const minWidths of [longestWords, columns.map(() => 0)]) {
    while (getTotal() > maxWidth) {
      const wrappable = columns.map(({ canWrap }, index) => {
        const width = widths[index] ?? 0;
        return canWrap && width > Math.max(MIN_WRAPPED_WIDTH, minWidths[index] ?? 0) ? width : 0;
      });
      const widest = Math.max(...wrappable);
      if (widest === 0) break;
      widths[wrappable.indexOf(widest)] = widest - 1;
    }
  }
  return widths;
}

/** The width of the longest word. */
function measureWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => stringWidth(word)));
}
