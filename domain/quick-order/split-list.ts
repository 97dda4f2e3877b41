import { splitPlainLines } from './plain-lines.ts';
import { readCells } from './read-cells.ts';
import { findHeader, tableToLines } from './table-to-lines.ts';

const SEPARATORS = ['\t', ';', '|', ','];

/**
 * The lines of a pasted list. With columns whose header names them, each has only what is wanted and how much. What is
 * written by hand below a table stays, and comes after it.
 */
export function splitList(text: string): string[] {
  const separator = text.includes('\t')
    ? '\t'
    : SEPARATORS.find((each) => findHeader(readCells(text, each)) !== undefined);
  if (separator === undefined) return splitPlainLines(text.split(/\r\n?|\n/));
  const rows = readCells(text, separator);
  const header = findHeader(rows);
  const isSingle = ({ length }: string[], index: number) => length === 1 && index > (header?.index ?? -1);
  const plain = rows.filter(isSingle).flat();
  return [...tableToLines(rows.filter((row) => row.length > 1)), ...splitPlainLines(plain)];
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
