import { isCountWord } from './list-units.ts';

/** 'cutter' and '1500w' may have a quantity behind a sign; 'VG' and 'LT550D' begin a model. */
const WORD_OR_FIGURE = /(?:\p{L}{4}|\d\s?(?:mm|w|kw|hp|v|kva|kg|t|ton|inch|"|rpm|amp|a|ltr|m|mtr|ft))$/iu;
/** 'Size-8', 'grade-53' and 'Nov-26' say no quantity. */
const NAME_BEFORE_NUMBER =
  /(?:sizes?|type|grade|class|poles?|phase|speed|line|stage|frame|model|part|gauge|plot|sector|series|level|january|february|march|april|june|july|august|september|october|november|december)$/i;

/** A line with spaces around a quantity that is glued to a sign or a word: 'cutter-2', '1500w*2nos', 'qty:2'. */
export function separateQuantity(line: string): string {
  return (
    line
      .replaceAll(/(?<=(?:^|[^\p{L}])(?:no|pc))['’]s\b/giu, 's')
      // A price that the buyer has in mind: '@ 3500/-'.
      .replaceAll(/@ ?(?:rs\.? ?)?\d[\d,]{0,9} ?\/-/gi, ' ')
      .replaceAll(/[[\]{}]|\.{2,}/g, ' ')
      .replaceAll(/\b(qty|qnty|quantity)[.:=-]{0,3}(?=\d)/gi, '$1 ')
      .replace(/^(\d{1,4})[*×](?=\p{L}{3})/u, '$1 x ')
      .replaceAll(/(?<=\d)-(\p{L}{1,8})/gu, (all, word: string) => (isCountWord(word) ? ` ${word}` : all))
      .replaceAll(/([-*×@=:_/])(\d{1,4})(\s?\p{L}{1,8})?/gu, separateSign)
  );
}

type Groups = [sign: string, digits: string, word: string | undefined, start: number, line: string];

/** The sign is kept: it says that a quantity follows. */
function separateSign(all: string, ...[sign, digits, word = '', start, line]: Groups): string {
  const before = /[^\s]{0,40}$/u.exec(line.slice(0, start))?.[0] ?? '';
  if (!/\p{L}/u.test(before) || NAME_BEFORE_NUMBER.test(before)) return all;
  const isCounted = isCountWord(word.trim());
  const isAtEnd = start + all.length === line.trimEnd().length && word === '';
  const isGlued = isCounted
    ? /\d|\p{L}{4}$/u.test(before)
    : isAtEnd && (/[*×@=]/.test(sign) || (sign !== '/' && WORD_OR_FIGURE.test(before)));
  return isGlued ? ` - ${digits}${word}` : all;
}
