import type { ImportProblems, RowProblem } from '#server/features/admin/import-problems.ts';
import { type Column, formatTable } from './table.ts';
import type { Terminal } from './terminal-text.ts';

const MAX_SHOWN = 50;
/** Rows that are named of each problem. */
const MAX_ROWS = 2;

const COLUMNS: Column[] = [
  { title: 'ROW', isRightAligned: true },
  { title: 'COLUMN' },
  { title: 'PROBLEM', canWrap: true },
];

/** Lists the first problems of a product file, each once with its rows, and how many more there are. */
export function formatImportProblems(terminal: Terminal, { message, problems }: ImportProblems): string {
  const kinds = [...Map.groupBy(problems, ({ column, message: problem }) => `${column} ${problem}`).values()];
  const rows = kinds
    .slice(0, MAX_SHOWN)
    .map((same) => [formatRows(same), same[0]?.column ?? '', same[0]?.message ?? '']);
  const more = kinds.slice(MAX_SHOWN).flat().length;
  const table = formatTable(terminal, COLUMNS, rows);
  return [table, ...(more > 0 ? [`… and ${more} more`] : []), '', message].join('\n');
}

/** `2`, `2, 4` or `2, 12 and 18 more` */
function formatRows(problems: readonly RowProblem[]): string {
  const rows = problems.map(({ row }) => row);
  if (rows.length <= MAX_ROWS) return rows.join(', ');
  return `${rows.slice(0, MAX_ROWS).join(', ')} and ${rows.length - MAX_ROWS} more`;
}
