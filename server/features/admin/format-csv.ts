import { stringify } from 'csv-stringify/sync';
import { guardCell } from '#domain/formula-guard.ts';

/** Spreadsheets recognise UTF-8 by it, at the beginning of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Formats rows for spreadsheets, which cannot take any cell for a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(guardCell)),
    { record_delimiter: '\r\n', quoted_match: /\n/ },
  );
}
