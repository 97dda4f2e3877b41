import type { MouseEvent } from 'react';

/**
 * Selects the figure of a cell that is clicked, as in a sheet, so that what is typed replaces it: browsers would put
 * the caret into it. A double click does.
 */
export function selectFigure(event: MouseEvent, cell: HTMLElement): void {
  if (event.detail !== 1 || !(cell instanceof HTMLInputElement) || cell.disabled) return;
  event.preventDefault();
  cell.focus();
  cell.select();
}
