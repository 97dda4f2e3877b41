import { guardCell } from './formula-guard.ts';

/** Spreadsheets recognise UTF-8 by it, at the beginning of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180) for spreadsheets, which cannot take any cell for a formula. */
export function formatCsvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoteCell(guardCell(cell))).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
