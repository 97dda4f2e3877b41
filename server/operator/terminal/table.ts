import { cut, oneLine, pad, type Screen, type Style, styled, widthOf } from './screen.ts';

export type Column = {
  title: string;
  isRight?: true;
  /** Gives way when the rows are wider than the screen. */
  canShrink?: true;
  style?: (cell: string) => Style | undefined;
};

const GAP = '  ';
const NARROWEST = 8;

/** Rows under their titles, aligned, each on one line; or what to say when there are none. */
export function formatTable(
  screen: Screen,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  whenEmpty: string,
): string {
  if (rows.length === 0) return whenEmpty;
  const cells = rows.map((row) => row.map(oneLine));
  const widths = fitColumns(screen, columns, [columns.map(({ title }) => title), ...cells]);
  const format = (row: readonly string[], styleOf: (column: Column, cell: string) => Style | undefined) =>
    row
      .map((cell, index) => {
        const column = columns[index];
        const width = widths[index] ?? 0;
        const shown = cut(cell, width);
        const isLast = index === row.length - 1;
        const aligned = column?.isRight ? shown.padStart(width) : isLast ? shown : pad(shown, width);
        return styled(screen, column && styleOf(column, cell), aligned);
      })
      .join(GAP)
      .trimEnd();
  return [
    format(
      columns.map(({ title }) => title),
      () => 'dim',
    ),
    ...cells.map((row) => format(row, (column, cell) => column.style?.(cell))),
  ].join('\n');
}

/** The width of each column: as its widest cell, but the widest that can shrink give way until all fit. */
function fitColumns(
  screen: Screen,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): number[] {
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => widthOf(row[index] ?? ''))));
  const total = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  while (total() > screen.width) {
    const shrinking = columns.map(({ canShrink }, index) => (canShrink ? (widths[index] ?? 0) : 0));
    const widest = Math.max(...shrinking);
    if (widest <= NARROWEST) break;
    widths[shrinking.indexOf(widest)] = widest - 1;
  }
  return widths;
}
