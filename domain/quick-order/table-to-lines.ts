import { writeRemark } from './line-remark.ts';
import { findListUnit } from './list-units.ts';

/** A header is within the first rows; above it stand the buyer's name, a title, a date. */
const MAX_ROWS_ABOVE = 20;

const QUANTITY = /\b(qty|qnty|quantity|quantities)\b|मात्रा/i;
const ITEM =
  /\b(items?|descriptions?|products?|materials?|particulars|goods|name|spec(ification)?s?|models?|part|size|brand|make)\b|सामान|विवरण/i;
const UNIT = /^(units?|uom|uqc|unit of meas\w*)\.?$/i;
const REMARK = /\b(remarks?|notes?|comments?)\b/i;
/** Neither words to search for nor a quantity: serial numbers, the buyer's own codes, amounts. */
const OTHER = /\b(code|rate|price|amount|value|total|hsn|gst|(s|sl|sr|item|line)\.? ?no)\b/i;

type Columns = {
  items: number[];
  quantity: number;
  unit: number | undefined;
  remarks: number[];
  /** Of the header. */
  count: number;
};

/**
 * The rows of a table as lines of a list, their cells separated by tabs. If a row names the columns, the lines begin
 * below it and have only what is wanted, the quantity, the unit and remarks. Empty rows are left out, and so is a row
 * of totals.
 */
export function tableToLines(rows: readonly string[][]): string[] {
  const header = findHeader(rows);
  return rows.map((row, index) => rowToLine(row, index, header)).filter((line) => line !== '');
}

/** '' for a row that asks for nothing. */
export function rowToLine(row: readonly string[], index: number, header: Header | undefined): string {
  if (!header) return row.filter((cell) => cell !== '').join('\t');
  return index > header.index ? toLine(row, header.columns) : '';
}

export type Header = { index: number; columns: Columns };

/** The first row that names columns, one for what is wanted and one for how much. */
export function findHeader(rows: readonly string[][]): Header | undefined {
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
  const others = [...row.keys()].filter((index) => index !== quantity && index !== unit);
  const remarks = others.filter((index) => isNamed(row[index] ?? '', REMARK));
  const items = others.filter((index) => !remarks.includes(index) && isNamed(row[index] ?? '', ITEM));
  if (quantity === -1 || items.length === 0) return undefined;
  return { items, quantity, unit: unit === -1 ? undefined : unit, remarks, count: row.length };
}

function toLine(typedRow: readonly string[], columns: Columns): string {
  const { items, quantity, unit, remarks } = columns;
  const row = mergeItem(typedRow, columns);
  const join = (indexes: readonly number[]) =>
    indexes
      .map((index) => row[index] ?? '')
      .filter((cell) => cell !== '')
      .join(' ')
      .replaceAll(/[\t|;]/g, ' ');
  const text = join(items);
  const amount = row[quantity] ?? '';
  if (text === '' || (amount === '' && /^(grand |sub)?-?total\b/i.test(text))) return '';
  const unitWord = unit === undefined ? '' : (row[unit] ?? '');
  const isKnownUnit = findListUnit(unitWord.toLowerCase()) !== undefined;
  const remark = join(remarks);
  return [text, amount, isKnownUnit ? unitWord : '', remark && writeRemark(remark)]
    .filter((cell) => cell !== '')
    .join('\t');
}

/** An item whose commas were typed by hand, 'Gloves, black, 24', has several cells, one of them where numbers stand. */
function mergeItem(row: readonly string[], { items, quantity, count }: Columns): readonly string[] {
  const [item = 0, ...others] = items;
  if (row.length <= count || others.length > 0 || /^\d/.test(row[quantity] ?? '')) return row;
  const end = item + 1 + row.length - count;
  return [...row.slice(0, item), row.slice(item, end).join(', '), ...row.slice(end)];
}
