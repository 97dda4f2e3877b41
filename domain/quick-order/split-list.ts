import { readValueWords } from '../specifications/read-value-words.ts';
import { continueGoods } from './continue-goods.ts';
import type { ListEntry } from './list-entry.ts';
import { splitPlainLines } from './plain-lines.ts';
import { readCells } from './read-cells.ts';
import { readListLine } from './read-list-line.ts';
import { type Columns, findColumns, isNoItem, rowToLine } from './table-columns.ts';

/** The items of a list in their order, and the other lines of the text: greetings, headings, addresses, totals. */
export type SplitList = { lines: string[]; leftOut: string[] };

const SEPARATORS = ['\t', ';', '|', ','];

/**
 * The lines of a pasted list. With columns whose header names them, each has only what is wanted and how much; what is
 * written by hand above or below such a table stays where it is.
 */
export function splitList(text: string): SplitList {
  const separator = text.includes('\t')
    ? '\t'
    : SEPARATORS.find((each) => readCells(text, each).some((row) => findColumns(row)));
  return splitRows(
    separator === undefined ? text.split(/\r\n?|\n/).map((line) => [line]) : readCells(text, separator),
  );
}

/** The same for a CSV file, whose cells may have separators and line breaks in quotation marks. */
export function splitCsv(text: string): SplitList {
  const mostCells = SEPARATORS.map((separator) => readCells(text, separator)).toSorted(
    (one, other) => countCells(other) - countCells(one),
  )[0];
  return splitRows(mostCells ?? []);
}

function countCells(rows: readonly string[][]): number {
  return rows.reduce((sum, { length }) => sum + length, 0);
}

/** The same for the rows of a sheet. A row of one cell was written by hand; another header begins another table. */
export function splitRows(rows: readonly string[][]): SplitList {
  const named = rows.map(findColumns);
  const firstHeader = named.findIndex((each) => each !== undefined);
  const isInCapitals = rows.flat().every((cell) => !/\p{Ll}/u.test(cell));
  const entries: ListEntry[] = [];
  let columns: Columns | undefined;
  let plain: string[] = [];
  const takePlain = (isAboveTable: boolean) => {
    const written = splitPlainLines(plain, isInCapitals);
    entries.push(...(isAboveTable ? written.map(leaveOutTitle) : written));
    plain = [];
  };
  for (const [index, row] of rows.entries()) {
    const [cell = ''] = row;
    if (row.length === 1) {
      plain.push(cell);
      continue;
    }
    takePlain(index <= firstHeader);
    if (named[index]) columns = named[index];
    else entries.push(readRow(row, columns, index < firstHeader));
  }
  takePlain(false);
  const continued = continueGoods(entries.filter(({ text }) => /[\p{L}\d]/u.test(text)));
  const pick = (isItem: boolean) =>
    continued.filter(({ kind }) => (kind === 'item') === isItem).map(({ text }) => text);
  const [lines, leftOut] = [pick(true), pick(false)];
  // Nobody looks for a list of greetings.
  return lines.length > 0 ? { lines, leftOut } : { lines: leftOut, leftOut: [] };
}

/** Above a table stand the buyer's name, a title, a date. */
function readRow(row: readonly string[], columns: Columns | undefined, isAboveTable: boolean): ListEntry {
  const line = rowToLine(row, columns);
  if (line !== '' && !isAboveTable && !isNoItem(row, columns)) return { text: line, kind: 'item' };
  const text = row.filter((cell) => cell !== '').join(' ');
  return { text, kind: isAboveTable ? 'other' : 'heading' };
}

/** Without a quantity and a figure it is no item. */
function leaveOutTitle(entry: ListEntry): ListEntry {
  const { quantity, text } = readListLine(entry.text);
  return quantity === null && readValueWords(text).length === 0 ? { ...entry, kind: 'other' } : entry;
}
