import { writeRemark } from './line-remark.ts';
import { findListUnit } from './list-units.ts';

/** A unit may stand in it as well: 'Qty (MT)', 'Quantity in kgs'. */
const QUANTITY =
  /\b(qty|qnty|quantity|quantities)\b|^(nos|pcs|req(uire)?d|required|order(ed)?|indent(ed)?)\.?$|मात्रा/i;
/** Of several quantities, the one to order. */
const TO_ORDER = /\b(order(ed)?|req(uire)?d|required|requirement|req|needed|po|indent(ed)?|purchase)\b/i;
const ON_HAND = /\b(stock|hand|avail\w*|balance|monthly|annual|min|max|consum\w*|previous|last|pack|per)\b/i;
const ITEM =
  /\b(items?|d[ei]s[ck]r\w*|desc|products?|materials?|particulars|nomenclature|articles?|goods|name|spec(ification)?s?|models?|part|size|brand|make)\b|सामान|विवरण/i;
const UNIT = /^(units?|uom|uqc|a\/u|unit of meas\w*)\.?$/i;
const REMARK = /\b(remarks?|notes?|comments?)\b/i;
/** Neither words to search for nor a quantity: serial numbers, the buyer's own codes, amounts, dates. */
const OTHER = /\b(code|rate|price|amount|value|hsn|gst|date|by|(s|sl|sr|item|line|po|order|ref)\.? ?no)\b/i;

export type Columns = {
  items: number[];
  quantity: number;
  /** Of quantities whose unit the header says: 'mt'. */
  quantityUnit: string;
  unit: number | undefined;
  remarks: number[];
  /** Of the header. */
  count: number;
};

/** The columns that a row names, one for what is wanted and one for how much; undefined if it names no such. */
export function findColumns(row: readonly string[]): Columns | undefined {
  const isNamed = (cell: string, name: RegExp) => cell.length <= 40 && name.test(cell) && !OTHER.test(cell);
  const indexes = [...row.keys()];
  const cellAt = (index: number) => row[index] ?? '';
  const quantities = indexes.filter((index) => isNamed(cellAt(index), QUANTITY));
  const quantity =
    quantities.find((index) => TO_ORDER.test(cellAt(index))) ??
    quantities.find((index) => !ON_HAND.test(cellAt(index))) ??
    quantities[0];
  const unit = row.findIndex((cell) => isNamed(cell, UNIT));
  const others = indexes.filter((index) => !quantities.includes(index) && index !== unit);
  const remarks = others.filter((index) => isNamed(cellAt(index), REMARK));
  const items = others.filter((index) => !remarks.includes(index) && isNamed(cellAt(index), ITEM));
  if (quantity === undefined || items.length === 0) return undefined;
  return {
    items,
    quantity,
    quantityUnit: findUnitWord(cellAt(quantity)),
    unit: unit === -1 ? undefined : unit,
    remarks,
    count: row.length,
  };
}

function findUnitWord(name: string): string {
  return name.split(/[\s()/.,-]+/).find((word) => findListUnit(word.toLowerCase()) !== undefined) ?? '';
}

/**
 * A row as a line of a list, its cells separated by tabs: what is wanted, the quantity, the unit and remarks, or all
 * cells if nothing says what they are.
 */
export function rowToLine(row: readonly string[], columns: Columns | undefined): string {
  return columns ? toLine(row, columns) : row.filter((cell) => cell !== '').join('\t');
}

/** Whether a row has nothing but a total, a note or the name of the section below it. */
export function isNoItem(row: readonly string[], columns: Columns | undefined): boolean {
  const filled = row.filter((cell) => cell !== '');
  if (isTotal(filled.find((cell) => /\p{L}/u.test(cell)) ?? '')) return true;
  if (!columns || (row[columns.quantity] ?? '') !== '') return false;
  const [item = 0] = columns.items;
  const cell = row[item] ?? '';
  // Serial numbers or codes stand before what is wanted, and this row has none.
  if (item > 0) return row.slice(0, item).every((each) => each === '');
  return filled.length === 1 && (isCapitals(cell) || /:$/.test(cell));
}

/** 'Grand total', 'Total Qty'; a total station is an instrument. */
export function isTotal(text: string): boolean {
  return /^(grand |sub ?-?)?totals?\b(?! station)/i.test(text);
}

/** Whether a text has capital letters and no others. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

function toLine(typedRow: readonly string[], columns: Columns): string {
  const { items, quantity, quantityUnit, unit, remarks } = columns;
  const row = mergeItem(typedRow, columns);
  const join = (indexes: readonly number[]) =>
    indexes
      .map((index) => row[index] ?? '')
      .filter((cell) => cell !== '')
      .join(' ')
      .replaceAll(/[\t|;]/g, ' ');
  const text = join(items);
  if (text === '') return '';
  const amount = row[quantity] ?? '';
  const unitWord = unit === undefined ? '' : (row[unit] ?? '');
  const isKnownUnit = findListUnit(unitWord.toLowerCase()) !== undefined;
  const remark = join(remarks);
  return [text, amount, isKnownUnit ? unitWord : amount && quantityUnit, remark && writeRemark(remark)]
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
