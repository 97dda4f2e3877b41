import { isWishQuantity, MAX_REMARK_LENGTH, MAX_TARGET_PRICE_PAISE } from '../wish.ts';
import type { CounterLine, QuotationLine } from './quotation-terms.ts';

/** How often a buyer can answer offers of one request with wishes. */
export const MAX_COUNTERS = 10;
export const MAX_COUNTER_WORDS = 4000;

/** A field of a counter-offer as forms name it (`lines.0.quantity`), and what is wrong with it. */
export type CounterProblem = { field: string; message: string };

/** What is wrong with wishes about an offer. */
export function findCounterProblems(
  { lines, words }: { lines: readonly CounterLine[]; words: string },
  offered: readonly QuotationLine[],
): CounterProblem[] {
  if (lines.length === 0 && words === '')
    return [{ field: 'words', message: 'Please describe what you would like to change.' }];
  const numbers = new Set(offered.map(({ number }) => number));
  const ofLines = lines.flatMap((line, index) => {
    const isSecond = lines.findIndex(({ number }) => number === line.number) < index;
    return [
      !numbers.has(line.number) && { field: 'number', message: 'This item is not part of the quotation.' },
      isSecond && { field: 'number', message: 'This item is named twice.' },
      isEmpty(line) && {
        field: 'number',
        message: 'Please describe what you would like to change in this item.',
      },
      line.quantity !== undefined &&
        !isWishQuantity(line.quantity) && {
          field: 'quantity',
          message: 'Please enter a quantity above 0, with at most three decimals.',
        },
      line.ratePaise !== undefined &&
        !(
          Number.isSafeInteger(line.ratePaise) &&
          line.ratePaise > 0 &&
          line.ratePaise <= MAX_TARGET_PRICE_PAISE
        ) && {
          field: 'rate',
          message: 'Please enter a price above ₹0, with at most two decimals.',
        },
      (line.remark?.length ?? 0) > MAX_REMARK_LENGTH && {
        field: 'remark',
        message: `A remark can have at most ${MAX_REMARK_LENGTH} characters.`,
      },
    ]
      .filter((problem) => problem !== false)
      .map(({ field, message }) => ({ field: `lines.${index}.${field}`, message }));
  });
  if (words.length <= MAX_COUNTER_WORDS) return ofLines;
  return [...ofLines, { field: 'words', message: `Please write at most ${MAX_COUNTER_WORDS} characters.` }];
}

function isEmpty({ ratePaise, quantity, isDropped, remark = '' }: CounterLine): boolean {
  return ratePaise === undefined && quantity === undefined && !isDropped && remark === '';
}
