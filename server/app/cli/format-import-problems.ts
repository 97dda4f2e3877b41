import type { ImportProblems } from '#server/features/admin/import-problems.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';

const MAX_SHOWN = 50;

const COLUMNS: Column[] = [
  { title: 'ROW', isRightAligned: true },
  { title: 'COLUMN' },
  { title: 'PROBLEM', canWrap: true },
];

/** Lists the first problems of a product file, and how many more there are. */
export function formatImportProblems(terminal: Terminal, { message, problems }: ImportProblems): string {
  const rows = problems
    .slice(0, MAX_SHOWN)
    .map(({ row, column = '', message: problem }) => [String(row), column, problem]);
  const more = problems.length - rows.length;
  const table = formatTable(terminal, COLUMNS, rows);
  return [table, ...(more > 0 ? [`… and ${more} more`] : []), '', message].join('\n');
}
