import { findListUnit } from './list-units.ts';

/** A header is within the first rows; above it stand the buyer's name, a title, a date. */
const MAX_ROWS_ABOVE = 20;

const QUANTITY = /\b(qty|qnty|quantity|quantities)\b|मात्रा/i;
const ITEM =
  /\b(items?|descriptions?|products?|materials?|particulars|goods|name|specifications?|models?|part|size|brand|make)\b|सामान|विवरण/i;
const UNIT = /^(units?|uom|uqc|unit of meas\w*)\.?$/i;
/** Neither words to search for nor a quantity: serial numbers, the buyer's own codes, amounts. */
const OTHER = /\b(code|rate|price|amount|value|total|hsn|gst|remarks?|(s|sl|sr|item|line)\.? ?no)\b/i;

type Columns = { items: number[]; quantity: number; unit: number | undefined };

export function hasHeader(rows: readonly string[][]): boolean {
  return findHeader(rows) !== undefined;
}

/**
 * The rows of a table as lines of a list, their cells separated by tabs. If a row names the columns, the lines begin
 * below it and have only what is wanted, the quantity and the unit. Empty rows are left out, and so is a row of totals.
 */
export function tableToLines(rows: readonly string[][]): string[] {
  const header = findHeader(rows);
  const lines = header
    ? rows.slice(header.index + 1).map((row) => toLine(row, header.columns))
    : rows.map((row) => row.filter((cell) => cell !== '').join('\t'));
  return lines.filter((line) => line !== '');
}

function findHeader(rows: readonly string[][]): { index: number; columns: Columns } | undefined {
  for (const [index, row] of rows.slice(0, MAX_ROWS_ABOVE).entries()) {
    const columns = findColumns(row);
    if (columns) return { index, columns };
  }
  return undefined;
}

function findColumns(row: readonly string[]): Columns | undefined {
  const isNamed = (cell: string, name: RegExp) => cell.length <= 40 && name.test(cell) && !OTHER.test(cell);
  const quantity = row.findIndex((cell) => isNamed(cell, QUANTITY));
  const unit = row.findIndex((cell) => isNamed(cell, UNIT));
  const items = [...row.keys()].filter(
    (index) => index !== quantity && index !== unit && isNamed(row[index] ?? '', ITEM),
  );
  if (quantity === -1 || items.length === 0) return undefined;
  return { items, quantity, unit: unit === -1 ? undefined : unit };
}

function toLine(row: readonly string[], { items, quantity, unit }: Columns): string {
  const text = items
    .map((index) => row[index] ?? '')
    .filter((cell) => cell !== '')
    .join(' ')
    .replaceAll(/[\t|;]/g, ' ');
  const amount = row[quantity] ?? '';
  if (text === '' || (amount === '' && /^(grand |sub)?-?total\b/i.test(text))) return '';
  const unitWord = unit === undefined ? '' : (row[unit] ?? '');
  const isKnownUnit = findListUnit(unitWord.toLowerCase()) !== undefined;
  return [text, amount, isKnownUnit ? unitWord : ''].filter((cell) => cell !== '').join('\t');
}
