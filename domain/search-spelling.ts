/** Which word somebody meant who typed a word that does not exist. */

/** A word that exists, and in how many products. */
export type KnownWord = { word: string; documents: number };

/** How many slips a word of this length may have: a letter left out, added, wrong, or changed with its neighbour. */
export function slipsAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 8 ? 2 : 3;
}

/** One slip more weighs as much as fifty times the products. */
const SLIP_WEIGHT = Math.log(50);
/** People rarely get the first letter wrong. */
const FIRST_LETTER_WEIGHT = Math.log(8);

/**
 * The word most likely meant: few slips, and many products have it; undefined when none is near enough.
 * @param isBeginning whether only the beginning of the word may have been typed so far.
 */
export function likeliestWord(
  typed: string,
  known: readonly KnownWord[],
  isBeginning: boolean,
): string | undefined {
  let best: { word: string; weight: number } | undefined;
  for (const { word, documents } of known) {
    const slips = isBeginning ? slipsInBeginning(typed, word) : countSlips(typed, word);
    if (slips > slipsAllowed(typed.length)) continue;
    const otherStart = soundsAlike(typed.charAt(0), word.charAt(0)) ? 0 : FIRST_LETTER_WEIGHT;
    const weight = Math.log(documents + 1) - slips * SLIP_WEIGHT - otherStart;
    if (!best || weight > best.weight) best = { word, weight };
  }
  return best?.word;
}

/** The slips between a beginning and the part of the word that it is likest to, one letter longer or shorter at most. */
function slipsInBeginning(typed: string, word: string): number {
  const slips = slipsByLength(typed, word.slice(0, typed.length + 1));
  return Math.min(...slips.slice(Math.min(Math.max(typed.length - 1, 1), word.length)));
}

/** Letters that are taken for each other by ear. Their confusion, as that of any vowels, is half a slip. */
const SOUNDS = ['aeiouy', 'ckq', 'szc', 'vwb', 'jgz', 'fp', 'td'];

/** The letters that a letter is taken for, itself among them. */
export function lettersLike(letter: string): string[] {
  return LETTERS_LIKE.get(letter) ?? [letter];
}

const LETTERS_LIKE = new Map(
  [...new Set(SOUNDS.join(''))].map((letter) => [
    letter,
    [...new Set([letter, ...SOUNDS.filter((sound) => sound.includes(letter)).join('')])],
  ]),
);

function soundsAlike(a: string, b: string): boolean {
  return a === b || (LETTERS_LIKE.get(a)?.includes(b) ?? false);
}

/** The slips that turn one word into the other; half ones where it sounds much the same. */
export function countSlips(a: string, b: string): number {
  return at(slipsByLength(a, b), b.length);
}

/** The slips that turn a word into the beginnings of another, by their length from 0. */
function slipsByLength(a: string, b: string): number[] {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= b.length; column += 1) last.push(at(last, column - 1) + missing(b, column));
  for (let row = 1; row <= a.length; row += 1) {
    const current = [at(last, 0) + missing(a, row)];
    for (let column = 1; column <= b.length; column += 1) {
      const [x, y] = [a.charAt(row - 1), b.charAt(column - 1)];
      const isChangedRound = row > 1 && column > 1 && x === b.charAt(column - 2) && a.charAt(row - 2) === y;
      current.push(
        Math.min(
          at(last, column) + missing(a, row),
          at(current, column - 1) + missing(b, column),
          at(last, column - 1) + (x === y ? 0 : soundsAlike(x, y) ? 0.5 : 1),
          isChangedRound ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last;
}

/** The slip of leaving out the letter at this place, from 1: half a one for a vowel or one of two like letters. */
function missing(word: string, place: number): number {
  const letter = word.charAt(place - 1);
  return SOUNDS[0]?.includes(letter) || letter === word.charAt(place - 2) ? 0.5 : 1;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
