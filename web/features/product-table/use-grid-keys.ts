import { type RefObject, useEffect } from 'react';
import { findTargetCell } from './target-cell.ts';

const CONTROLS = 'a, button, input';
const CELLS = 'th, td';

/** The column whose header was followed: after sorting there is a new table, and the keyboard stays there. */
let followedColumn: number | undefined;

/**
 * Makes a table a grid for the keyboard (ARIA Authoring Practices, 'Data Grid'): Tab enters and leaves it, arrows,
 * Home, End and Page keys move from cell to cell, Enter uses what is in one, Escape returns from it. Without JavaScript
 * it stays a plain table, of which Tab reaches every control.
 */
export function useGridKeys(tableRef: RefObject<HTMLTableElement | null>, rows: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: further rows have cells and controls too.
  useEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    table.setAttribute('role', 'grid');
    for (const element of table.querySelectorAll<HTMLElement>(`${CELLS}, ${CONTROLS}`)) {
      if (!element.hasAttribute('data-current')) element.tabIndex = -1;
    }
    if (!table.querySelector('[data-current]')) setCurrent(table, table.rows[1]?.cells[0]);
    keepClearOfFirstColumn(table);
    if (followedColumn === undefined) return;
    table.rows[0]?.cells[followedColumn]?.focus({ preventScroll: true });
    followedColumn = undefined;
  }, [tableRef, rows]);

  useEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    const follow = ({ target }: FocusEvent) => {
      const cell = findCell(target);
      setCurrent(table, cell);
      // Not under a pointer, which would then be released over something else.
      if (!table.matches(':active')) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const note = ({ target }: MouseEvent) => {
      if ((target as Element).closest('thead a')) followedColumn = findCell(target)?.cellIndex;
    };
    const onKeyDown = (event: KeyboardEvent) => handleKey(table, event);
    table.addEventListener('focusin', follow);
    table.addEventListener('click', note);
    table.addEventListener('keydown', onKeyDown);
    return () => {
      table.removeEventListener('focusin', follow);
      table.removeEventListener('click', note);
      table.removeEventListener('keydown', onKeyDown);
    };
  }, [tableRef]);
}

function findCell(target: EventTarget | null): HTMLTableCellElement | undefined {
  return (target as Element | null)?.closest<HTMLTableCellElement>(CELLS) ?? undefined;
}

/** Tab enters the grid at this cell. */
function setCurrent(table: HTMLTableElement, cell: HTMLTableCellElement | undefined): void {
  if (!cell) return;
  for (const previous of table.querySelectorAll<HTMLElement>('[data-current]')) {
    previous.removeAttribute('data-current');
    previous.tabIndex = -1;
  }
  cell.setAttribute('data-current', '');
  cell.tabIndex = 0;
}

function handleKey(table: HTMLTableElement, event: KeyboardEvent): void {
  const cell = findCell(event.target);
  if (!cell || event.defaultPrevented || event.altKey || event.metaKey) return;
  const isOnCell = event.target === cell;
  const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
  if (isOnCell && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    use(cell.querySelector<HTMLElement>(CONTROLS));
  } else if (!isOnCell && event.key === 'Escape') {
    cell.focus();
  } else if (!isTyping || event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const target = findTargetCell(
      { row: (cell.parentElement as HTMLTableRowElement).rowIndex, column: cell.cellIndex },
      { rows: table.rows.length, columns: table.rows[0]?.cells.length ?? 1 },
      event,
    );
    if (!target) return;
    event.preventDefault();
    const next = table.rows[target.row]?.cells[target.column];
    const field = isTyping ? next?.querySelector('input') : undefined;
    (field ?? next)?.focus();
    field?.select();
  }
}

/** Follows a link, presses a button, ticks a box, or begins to type. */
function use(control: HTMLElement | null): void {
  if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
    control.focus();
    control.select();
  } else control?.click();
}

/** A cell that gets the focus scrolls to beside the column that stays. */
function keepClearOfFirstColumn(table: HTMLTableElement): void {
  const [corner] = table.rows[0]?.cells ?? [];
  if (corner && table.parentElement) table.parentElement.style.scrollPaddingLeft = `${corner.offsetWidth}px`;
}
