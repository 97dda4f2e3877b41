/** Which word somebody meant who typed a word that does not exist. */

/** A word that exists, and in how many products. */
export type KnownWord = { word: string; documents: number };

/** How many slips a word of this length may have: a letter left out, added, wrong, or changed with its neighbour. */
export function getMaxEdits(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 8 ? 2 : 3;
}

/** One slip more weighs as much as fifty times the products. */
const EDIT_PENALTY = Math.log(50);
/** People rarely get the first letter wrong. */
const FIRST_LETTER_PENALTY = Math.log(8);

/**
 * The word most likely meant: few slips, and many products have it; undefined when none is near enough.
 * @param isPrefix whether only the beginning of the word may have been typed so far.
 */
export function findBestCorrection(
  typed: string,
  known: readonly KnownWord[],
  isPrefix: boolean,
): string | undefined {
  let best: { word: string; weight: number } | undefined;
  for (const { word, documents } of known) {
    const edits = isPrefix ? prefixEditDistance(typed, word) : editDistance(typed, word);
    if (edits > getMaxEdits(typed.length)) continue;
    const firstLetterPenalty = soundsAlike(typed.charAt(0), word.charAt(0)) ? 0 : FIRST_LETTER_PENALTY;
    const weight = Math.log(documents + 1) - edits * EDIT_PENALTY - firstLetterPenalty;
    if (!best || weight > best.weight) best = { word, weight };
  }
  return best?.word;
}

/** The slips between a beginning and the part of the word that it is likest to, one letter longer or shorter at most. */
function prefixEditDistance(typed: string, word: string): number {
  const distances = prefixEditDistances(typed, word.slice(0, typed.length + 1));
  return Math.min(...distances.slice(Math.min(Math.max(typed.length - 1, 1), word.length)));
}

/** Letters that are taken for each other by ear. Their confusion, as that of any vowels, is half a slip. */
const SOUND_GROUPS = ['aeiouy', 'ckq', 'szc', 'vwb', 'jgz', 'fp', 'td'];

/** The letters that a letter is taken for, itself among them. */
export function getSimilarLetters(letter: string): string[] {
  return SIMILAR_LETTERS.get(letter) ?? [letter];
}

const SIMILAR_LETTERS = new Map(
  [...new Set(SOUND_GROUPS.join(''))].map((letter) => [
    letter,
    [...new Set([letter, ...SOUND_GROUPS.filter((sound) => sound.includes(letter)).join('')])],
  ]),
);

function soundsAlike(a: string, b: string): boolean {
  return a === b || (SIMILAR_LETTERS.get(a)?.includes(b) ?? false);
}

/** The slips that turn one word into the other; half ones where it sounds much the same. */
export function editDistance(a: string, b: string): number {
  return at(prefixEditDistances(a, b), b.length);
}

/** The slips that turn a word into the beginnings of another, by their length from 0. */
function prefixEditDistances(a: string, b: string): number[] {
  let secondLastRow: number[] = [];
  let lastRow = [0];
  for (let column = 1; column <= b.length; column += 1)
    lastRow.push(at(lastRow, column - 1) + omissionCost(b, column));
  for (let row = 1; row <= a.length; row += 1) {
    const currentRow = [at(lastRow, 0) + omissionCost(a, row)];
    for (let column = 1; column <= b.length; column += 1) {
      const [x, y] = [a.charAt(row - 1), b.charAt(column - 1)];
      const isTransposed = row > 1 && column > 1 && x === b.charAt(column - 2) && a.charAt(row - 2) === y;
      currentRow.push(
        Math.min(
          at(lastRow, column) + omissionCost(a, row),
          at(currentRow, column - 1) + omissionCost(b, column),
          at(lastRow, column - 1) + (x === y ? 0 : soundsAlike(x, y) ? 0.5 : 1),
          isTransposed ? at(secondLastRow, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [secondLastRow, lastRow] = [lastRow, currentRow];
  }
  return lastRow;
}

/** The slip of leaving out the letter at this place, from 1: half a one for a vowel or one of two like letters. */
function omissionCost(word: string, position: number): number {
  const letter = word.charAt(position - 1);
  return SOUND_GROUPS[0]?.includes(letter) || letter === word.charAt(position - 2) ? 0.5 : 1;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
