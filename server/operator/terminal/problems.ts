import type { ImportProblems } from '../import-problems.ts';
import { oneLine, type Screen } from './screen.ts';
import { formatTable } from './table.ts';

const MOST_SHOWN = 50;

/** What is wrong with a file: as much as helps, and how much more there is. */
export function formatProblems({ message, problems }: ImportProblems, screen: Screen): string {
  const rows = problems
    .slice(0, MOST_SHOWN)
    .map(({ row, column = '', message: about }) => [String(row), column, oneLine(about)]);
  const more = problems.length - rows.length;
  const columns = [{ title: 'ROW', isRight: true as const }, { title: 'COLUMN' }, { title: 'WHAT IS WRONG' }];
  const table = formatTable(screen, columns, rows, '');
  return [table, ...(more > 0 ? [`… and ${more} more`] : []), '', message].join('\n');
}
