import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A row of a table; a number is shown with three digits, NaN as nothing. */
export type Row = {
  name: string;
  cells: readonly (number | string)[];
  target?: { text: string; isMet: boolean } | undefined;
};

/** @param columns the headings of the cells; name, target and verdict have columns of their own. */
export function formatTable(columns: readonly string[], rows: readonly Row[]): string {
  const toLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    toLine(['', ...columns, 'target', '']),
    `|---|${'---:|'.repeat(columns.length + 1)}---|`,
    ...rows.map(({ name, cells, target }) =>
      toLine([
        name,
        ...cells.map(formatCell),
        target?.text ?? '',
        target ? (target.isMet ? 'met' : 'MISSED') : '',
      ]),
    ),
  ].join('\n');
}

function formatCell(cell: number | string): string {
  if (typeof cell === 'string') return cell;
  return Number.isNaN(cell) ? '' : String(Number(cell.toPrecision(cell < 1000 ? 3 : 4)));
}

/** @example formatRatio(0.731) is '73 %', formatRatio(12.4) is '12.4 ×' */
export function formatRatio(ratio: number): string {
  return ratio < 2 ? `${(100 * ratio).toFixed(0)} %` : `${ratio.toFixed(1)} ×`;
}

/** Prints the results of a benchmark and writes them into its file. */
export async function writeReport(name: string, parts: readonly string[]): Promise<void> {
  const report = [`# npm run bench -- ${name}`, ...parts].join('\n\n');
  process.stdout.write(`${report}\n`);
  await writeFile(path.join(import.meta.dirname, `results-${name}.md`), `${report}\n`);
}
