/** A place in a grid, or its size. */
type Place = { row: number; column: number };
type Size = { rows: number; columns: number };

const PAGE = 10;

/** The cell to which a key moves; undefined when it does not move, or the grid ends there. */
export function findTargetCell(
  { row, column }: Place,
  { rows, columns }: Size,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): Place | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  const targets: Record<string, Place> = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    PageUp: { row: Math.max(row - PAGE, 0), column },
    PageDown: { row: Math.min(row + PAGE, last.row), column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  const target = targets[key];
  const isInGrid =
    target && target.row >= 0 && target.row <= last.row && target.column >= 0 && target.column <= last.column;
  return isInGrid ? target : undefined;
}
