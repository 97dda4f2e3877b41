import { splitPlainLines } from './plain-lines.ts';
import { readCells } from './read-cells.ts';
import { readListLine } from './read-list-line.ts';
import { findHeader, rowToLine, tableToLines } from './table-to-lines.ts';

const SEPARATORS = ['\t', ';', '|', ','];

/**
 * The lines of a pasted list. With columns whose header names them, each has only what is wanted and how much; what is
 * written by hand above or below such a table stays where it is.
 */
export function splitList(text: string): string[] {
  const separator = text.includes('\t')
    ? '\t'
    : SEPARATORS.find((each) => findHeader(readCells(text, each)) !== undefined);
  if (separator === undefined) return splitPlainLines(text.split(/\r\n?|\n/));
  const rows = readCells(text, separator);
  const header = findHeader(rows);
  const lines: string[] = [];
  let plain: string[] = [];
  for (const [index, row] of [...rows, ['', '']].entries()) {
    const [cell = '', ...others] = row;
    if (others.length === 0) {
      plain.push(cell);
      continue;
    }
    const isTitle = (line: string) =>
      header !== undefined && index <= header.index && readListLine(line).quantity === null;
    lines.push(...splitPlainLines(plain).filter((line) => !isTitle(line)), rowToLine(row, index, header));
    plain = [];
  }
  return lines.filter((line) => line !== '');
}

/** The same for a CSV file, whose cells may have separators and line breaks in quotation marks. */
export function splitCsv(text: string): string[] {
  const mostCells = SEPARATORS.map((separator) => readCells(text, separator)).toSorted(
    (one, other) => countCells(other) - countCells(one),
  )[0];
  return tableToLines(mostCells ?? []);
}

function countCells(rows: readonly string[][]): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}
