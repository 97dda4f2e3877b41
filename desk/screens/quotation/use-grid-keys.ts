import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { selectFigure } from '#desk/keys/select-figure.ts';
import type { DraftEditor } from './draft-editor.ts';
import { GRID_COLUMNS, type GridColumn } from './grid-columns.ts';
import type { FieldKey } from './offer-fields.ts';

type CellControl = HTMLInputElement | HTMLSelectElement;

/**
 * The keys of a spreadsheet: arrows move, Enter goes down and Tab right, typing replaces and F2 edits what is there,
 * Escape takes back, and a block that was copied from a sheet fills the cells from the current one on.
 */
export function useGridKeys(editor: DraftEditor, lineNumbers: readonly number[]) {
  /** What the current cell had when it was entered, and whether the caret is used in it. */
  const entered = useRef({ text: '', isEditing: false });

  const getPlace = (control: CellControl) => ({
    row: lineNumbers.indexOf(Number(control.dataset.line)),
    column: GRID_COLUMNS.indexOf(control.dataset.column as GridColumn),
  });

  /** Moves on until there is a cell that can be edited. */
  function move(from: CellControl, rows: number, columns: number): boolean {
    let { row, column } = getPlace(from);
    do {
      row += rows;
      column += columns;
      const next = findCell(from, lineNumbers[row], column);
      if (next) {
        next.focus();
        return true;
      }
    } while (row >= 0 && row < lineNumbers.length && column >= 0 && column < GRID_COLUMNS.length);
    return false;
  }

  /** To the first or last cell of the line below or above. */
  function wrap(from: CellControl, rows: number): boolean {
    const { row } = getPlace(from);
    const line = lineNumbers[row + rows];
    const columns = GRID_COLUMNS.map((_, index) => (rows > 0 ? index : GRID_COLUMNS.length - 1 - index));
    const column = columns.find((each) => findCell(from, line, each));
    if (line === undefined || column === undefined) return false;
    findCell(from, line, column)?.focus();
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const control = event.target;
    if (!isCell(control) || event.ctrlKey || event.metaKey || event.altKey) return;
    const { isEditing } = entered.current;
    const isSelect = control instanceof HTMLSelectElement;
    const moves: Record<string, () => boolean> = {
      Enter: () => move(control, event.shiftKey ? -1 : 1, 0),
      Tab: () => move(control, 0, event.shiftKey ? -1 : 1) || wrap(control, event.shiftKey ? -1 : 1),
      ArrowUp: () => move(control, -1, 0),
      ArrowDown: () => move(control, 1, 0),
      ...(!isEditing && {
        ArrowLeft: () => move(control, 0, -1),
        ArrowRight: () => move(control, 0, 1),
      }),
    };
    const go = moves[event.key];
    if (go) {
      // Tab leaves the table at its end.
      if (go() || event.key !== 'Tab') event.preventDefault();
      if (event.key === 'Enter') void editor.save();
    } else if (event.key === 'F2') {
      event.preventDefault();
      entered.current.isEditing = true;
      if (isSelect) control.showPicker();
      else control.setSelectionRange(control.value.length, control.value.length);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      editor.type(getKey(control), entered.current.text);
      entered.current.isEditing = false;
      if (!isSelect) control.select();
    } else if (event.key.length === 1) entered.current.isEditing = true;
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>): void {
    if (!isCell(target)) return;
    entered.current = { text: target.value, isEditing: false };
    if (target instanceof HTMLInputElement) target.select();
  }

  function onMouseDown(event: MouseEvent<HTMLTableElement>): void {
    if (isCell(event.target) && !entered.current.isEditing) selectFigure(event, event.target);
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>): void {
    const control = event.target;
    const rows = readBlock(event.clipboardData.getData('text/plain'));
    if (!isCell(control) || (rows.length === 1 && rows[0]?.length === 1)) return;
    event.preventDefault();
    const from = getPlace(control);
    for (const [down, texts] of rows.entries()) {
      for (const [right, text] of texts.entries()) {
        const cell = findCell(control, lineNumbers[from.row + down], from.column + right);
        if (cell && text !== '') editor.type(getKey(cell), text);
      }
    }
    void editor.save();
  }

  function onDoubleClick(): void {
    entered.current.isEditing = true;
  }

  return { onKeyDown, onFocus, onMouseDown, onPaste, onDoubleClick };
}

/** Rows of cells, as sheets put them on the clipboard. */
export function readBlock(copied: string): string[][] {
  const lines = copied.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((text) => text.trim()));
}

function isCell(target: EventTarget): target is CellControl {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    target.dataset.column !== undefined
  );
}

function findCell(from: CellControl, line: number | undefined, column: number): CellControl | null {
  const name = GRID_COLUMNS[column];
  const selector = `[data-line="${line}"][data-column="${name}"]:enabled`;
  return from.closest('table')?.querySelector<CellControl>(selector) ?? null;
}

function getKey({ dataset: { line, column } }: CellControl): FieldKey {
  return `${line}.${column}` as FieldKey;
}
