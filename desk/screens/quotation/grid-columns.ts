import type { LineCellName } from './line-cells.ts';

/** The cells of a line that are edited in the table, from the left. */
export const GRID_COLUMNS = [
  'quantity',
  'unit',
  'rate',
  'discount',
  'price',
  'days',
  'offer',
  'note',
] as const satisfies LineCellName[];
export type GridColumn = (typeof GRID_COLUMNS)[number];
