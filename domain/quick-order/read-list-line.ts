import { sumSizeCounts } from '../size-counts.ts';
import { trimFillers } from './filler-words.ts';
import { separateQuantity } from './glued-quantity.ts';
import { splitRemark } from './line-remark.ts';
import { findListUnit, isCountWord, isMeasure, type ListUnit } from './list-units.ts';
import { findNamedSizes } from './named-sizes.ts';
import { readNumber, toAsciiDigits } from './number-words.ts';

/** A line of a pasted list: what is wanted, in words, and how much of it. */
export type ListLine = {
  text: string;
  /** Null where the line names none. */
  quantity: number | null;
  unit: ListUnit | null;
};

/**
 * Tells quantity, unit and text of a line apart, and leaves out its remark. It may come from a spreadsheet
 * ('2→VG-100S→Angle grinder→4→Nos', with tabs, pipes or semicolons), or be written by hand: '10 nos drill 13mm',
 * 'cement - 50 bags', 'paanch nag drill', '3 x saw'.
 */
export function readListLine(line: string): ListLine {
  const { asked } = splitRemark(line);
  const plain = toAsciiDigits(asked.normalize('NFKC')).replaceAll(/[\u200B-\u200D\uFEFF]/g, '');
  const cells = splitCells(plain).map(separateQuantity);
  return cells.length > 1 ? readCells(cells) : readWords(cells[0] ?? '');
}

/** By when it is wanted. */
const DATE = /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/;

/** The cells of a spreadsheet's row; a single one for a line written by hand. */
function splitCells(line: string): string[] {
  const separator = ['\t', '|', ';'].find((character) => line.includes(character)) ?? csvSeparator(line);
  const cells = separator === undefined ? [line] : line.split(separator);
  return cells
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell) => cell !== '' && (cells.length === 1 || !DATE.test(cell)));
}

/** A comma separates cells where one of them is nothing but a quantity. */
function csvSeparator(line: string): ',' | undefined {
  const cells = line.split(',').map((cell) => cell.trim());
  return cells.length > 1 && cells.some((cell) => readQuantityCell(cell) !== undefined) ? ',' : undefined;
}

/** '4', '4 Nos', '2.5 MT'. */
function readQuantityCell(cell: string): { quantity: number; unit: ListUnit | null } | undefined {
  const [, digits = '', word = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*(\p{L}*\.?)$/u.exec(cell.toLowerCase()) ?? [];
  const quantity = readNumber(digits.replaceAll(',', ''));
  const unit = word === '' ? null : findListUnit(word);
  return quantity === undefined || unit === undefined ? undefined : { quantity, unit };
}

/** '8' of shoes, '12' of bars. */
const SIZE_CELL = /^\d{1,2}$/;

function readCells(cells: readonly string[]): ListLine {
  const columns = cells.map((cell) => ({
    cell,
    amount: readQuantityCell(cell),
    unit: findListUnit(cell.toLowerCase()),
  }));
  const amounts = columns.filter(({ amount }) => amount);
  // With two numbers, the first is the serial number.
  const isNumbered = amounts.length > 1 && columns[0]?.amount?.unit === null;
  const beforeUnit = columns.find(({ amount }, index) => amount?.unit === null && columns[index + 1]?.unit);
  const quantityColumn =
    beforeUnit ?? amounts.find(({ amount }) => amount?.unit) ?? amounts[isNumbered ? 1 : 0];
  const texts = columns.filter((column, index) => {
    const isSerialNumber = isNumbered && index === 0;
    // '2500 kg' beside a quantity is what a truck carries, and a small number before it may be a size.
    const isSize = SIZE_CELL.test(column.cell) && quantityColumn && index < columns.indexOf(quantityColumn);
    const isNumber = column.amount !== undefined && !column.amount.unit && !isSize;
    return column !== quantityColumn && !column.unit && !isSerialNumber && !isNumber;
  });
  // Without a text, what looked like a serial number is a model.
  const isModel = isNumbered && texts.length === 0;
  const text = isModel ? (columns[0]?.cell ?? '') : texts.map(({ cell }) => cell).join(' ');
  if (!quantityColumn) return readWords(text);
  const unit = quantityColumn.amount?.unit ?? columns.find((column) => column.unit)?.unit ?? null;
  return toLine(text, quantityColumn.amount?.quantity ?? null, unit);
}

type Word = { word: string; start: number; end: number };
/** A quantity and the words that say it. */
type Found = { quantity: number; unit: ListUnit | null; from: number; to: number };

/** A bullet, or a number or a letter of the line: '-', '1.', '(2)', 'b)'. */
const LINE_MARK = /^\s*(?:[-*•–]|\(?\d{1,3}[.)](?=\s|\p{L})|\(?[a-z]\))\s*/iu;

function readWords(line: string): ListLine {
  const text = trimFillers(line.replace(LINE_MARK, ''));
  const sizes = findNamedSizes(text);
  // The numbers of sizes, and of how many there are of each, are no quantity of the whole line.
  const words = splitWords(sizes ? blank(text, sizes) : text);
  const found =
    findCounted(words) ?? findRepeated(words) ?? findNamed(words) ?? findAtEdge(words) ?? findMeasured(words);
  if (!found) return toLine(text, sumSizeCounts(sizes?.counts ?? {}) || null, sizes?.unit ?? null);
  const rest = `${text.slice(0, words[found.from]?.start)} ${text.slice(words[found.to]?.end)}`;
  return toLine(rest, found.quantity, found.unit);
}

/** The text with as many spaces in the place of a part of it. */
function blank(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}

/** A dozen is a number of pieces. */
function toLine(text: string, quantity: number | null, unit: ListUnit | null): ListLine {
  const plain = trimMarks(text.replaceAll(/\( {0,3}\)/g, ' ').replaceAll(/\s+/g, ' '));
  return unit === 'DOZ' && quantity !== null
    ? { text: plain, quantity: quantity * 12, unit: 'NOS' }
    : { text: plain, quantity, unit };
}

/** Without what separated the quantity from the rest. */
function trimMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' -–—:=,*.'.includes(text.charAt(start))) start += 1;
  while (end > start && ' -–—:=,*'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A word, or a size: '3.15 x 350', '8 x 4', '1250 x 2500'; but '3048 x 2' are two of a model, '4 x 10 nos' are ten. */
const WORD =
  /(?:\d{1,3}(?:\.\d{1,3})?\s?[x×*]\s?\d{1,5}(?:\.\d{1,2}(?=\s?sq))?|\d{4,5}\s?[x×*]\s?\d{3,5})(?!\.?\d|\s?(?!x\b|sq)\p{L})|[^\s,()]+/gu;

/** Words and numbers; '6pcs' and 'x2' are two each, 'VG-100S', '13mm', '8 x 4' and '0-150' one. */
function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(WORD)) {
    const glued =
      /^(x|×|\*|=|:|-|–|@)(\d+(?:\.\d+)?)$/u.exec(word) ?? /^(\d+(?:\.\d+)?)(x|\*|\p{L}+\.?)$/u.exec(word);
    const [, first = '', second = ''] = glued ?? [];
    const isSplit = glued && (isMark(first) || isMark(second) || isCountWord(second));
    const parts = isSplit ? [first, second] : [word];
    let start = index;
    for (const part of parts) {
      words.push({ word: part, start, end: start + part.length });
      start += part.length;
    }
  }
  return words;
}

const MARKS = new Set([
  'x',
  '*',
  '=',
  ':',
  '-',
  '–',
  '—',
  '×',
  '@',
  'qty',
  'qty:',
  'qty.',
  'qnty',
  'quantity',
  'quantity:',
]);
const isMark = (word: string) => MARKS.has(word);

/**
 * '10 nos', 'paanch nag', '50 bags'; the last one, as 'bag' may also belong to the product. Pairs come first, because
 * the 'no' beside them is a size: '4 pair shoes 8 no'.
 */
function findCounted(words: readonly Word[]): Found | undefined {
  return findWithUnit(words, (unit) => unit === 'PRS') ?? findWithUnit(words, (unit) => !isMeasure(unit));
}

/** 'SS sheet 8 x 4 - 12 sheets': the goods themselves, named again at the end, are counted. */
function findRepeated(words: readonly Word[]): Found | undefined {
  const last = words.length - 1;
  const count = readCount(words[last - 1]);
  const singular = (word: string | undefined) => word?.replace(/s$/, '');
  const named = singular(words[last]?.word);
  const isRepeated = words.slice(0, Math.max(0, last - 1)).some(({ word }) => singular(word) === named);
  if (count === undefined || !isRepeated) return undefined;
  const from = isMark(words[last - 2]?.word ?? '') ? last - 2 : last - 1;
  return { quantity: count, unit: null, from, to: last };
}

/** '2 ton', '100 kilo' at the end or the beginning; in the middle it is a size. */
function findMeasured(words: readonly Word[]): Found | undefined {
  const found = findWithUnit(words, isMeasure);
  return found && (found.to === words.length - 1 || found.from === 0) ? found : undefined;
}

function findWithUnit(words: readonly Word[], isWanted: (unit: ListUnit) => boolean): Found | undefined {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const quantity = readNumber(words[at]?.word ?? '');
    const unit = findListUnit(words[at + 1]?.word ?? '');
    if (quantity === undefined || !unit || !isWanted(unit)) continue;
    return { quantity, unit, from: isMark(words[at - 1]?.word ?? '') ? at - 1 : at, to: at + 1 };
  }
  return undefined;
}

/** 'qty 2', 'x 2', '3 x', '- 1'; 'mm x 8' is a size. */
function findNamed(words: readonly Word[]): Found | undefined {
  const last = words.length - 1;
  const lastNumber = readCount(words[last]);
  if (lastNumber !== undefined && isMark(words[last - 1]?.word ?? '')) {
    return { quantity: lastNumber, unit: null, from: last - 1, to: last };
  }
  const numberBefore = readCount(words[last - 1]);
  if (numberBefore !== undefined && isQuantityName(words[last])) {
    return { quantity: numberBefore, unit: null, from: last - 1, to: last };
  }
  const firstNumber = readCount(words[0]);
  if (firstNumber !== undefined && isMark(words[1]?.word ?? '')) {
    return { quantity: firstNumber, unit: null, from: 0, to: 1 };
  }
  const at = words.findIndex((word, index) => isQuantityName(word) && readCount(words[index + 1]));
  return at === -1
    ? undefined
    : { quantity: readCount(words[at + 1]) ?? 1, unit: null, from: at, to: at + 1 };
}

function isQuantityName(word: Word | undefined): boolean {
  return /^(qty|qnty|quantity)/.test(word?.word ?? '');
}

/** A number without a unit at the end, or else at the beginning. */
function findAtEdge(words: readonly Word[]): Found | undefined {
  const last = words.length - 1;
  if (last < 1) return undefined;
  const atEnd = readCount(words[last]);
  if (atEnd !== undefined) return { quantity: atEnd, unit: null, from: last, to: last };
  const atStart = readCount(words[0]);
  return atStart === undefined || isSizeWord(words[1]?.word ?? '')
    ? undefined
    : { quantity: atStart, unit: null, from: 0, to: 0 };
}

/** A whole number of pieces. */
function readCount(word: Word | undefined): number | undefined {
  const number = readNumber(word?.word ?? '');
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** After these words' number comes a product: '5 hp motor', '3 phase motor', '16 mm bar'. */
const SIZE_WORDS = new Set(
  'hp kw w watt v volt a amp amps mm cm m inch inches ft feet foot sqmm sq phase pole core way stage thread bolt line tier kv cc bar ah rpm gauge swg level'.split(
    ' ',
  ),
);

function isSizeWord(word: string): boolean {
  const unit = findListUnit(word);
  return SIZE_WORDS.has(word) || (unit !== undefined && isMeasure(unit));
}
