/** Spelling correction: the known word that a typed word most likely stands for. */

/** A word of the catalogue with the number of products that contain it, and that have it in their heading. */
export type KnownWord = { word: string; documents: number; headings: number };

/** Shorter words are typed as they are meant, or are codes. */
const MIN_CORRECTABLE_LENGTH = 4;

/** Whether a typed word may be misspelt: neither a short word nor a code or number. */
export function isCorrectable(word: string): boolean {
  return word.length >= MIN_CORRECTABLE_LENGTH && !/\d/.test(word);
}

/** Whether a word has no vowels: MCB. What differs from an abbreviation by one letter is another one. */
export function isAbbreviation(word: string): boolean {
  return /^[b-df-hj-np-tv-xz]+$/.test(word);
}

/** The maximum edits for a word of this length. An edit omits, adds or replaces a letter or swaps two neighbours. */
export function getMaxEdits(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 8 ? 1.5 : 2.5;
}

/** One additional edit outweighs fifty times as many products. */
const EDIT_PENALTY = Math.log(50);
/** A word counts as often as it is in texts, but at most this many times as often as in headings. */
const MAX_DOCUMENTS_PER_HEADING = 10;
/** People rarely get the first letter wrong. */
const FIRST_CHARACTER_PENALTY = Math.log(8);

/**
 * The most likely correction: few edits and many products, preferably in their headings; undefined when no word is near
 * enough.
 * @param isPrefix whether the typed text may be only the beginning of the word.
 */
export function findBestCorrection(
  typed: string,
  known: readonly KnownWord[],
  isPrefix: boolean,
): string | undefined {
  let best: { word: string; weight: number } | undefined;
  for (const { word, documents, headings } of known) {
    const edits = isPrefix ? prefixEditDistance(typed, word) : editDistance(typed, word);
    // 'Plasma' is no 'plus': so much shorter a word leaves no room for two mistakes.
    if (edits > getMaxEdits(isPrefix ? typed.length : Math.min(typed.length, word.length + 1))) continue;
    const hasFirstLetter = soundsAlike(typed.charAt(0), word.charAt(0));
    // An Allen key is no 'len': so short a word has little else in common.
    if (word.length < MIN_CORRECTABLE_LENGTH && !hasFirstLetter) continue;
    const firstLetterPenalty = hasFirstLetter ? 0 : FIRST_CHARACTER_PENALTY;
    const frequency = Math.min(documents, MAX_DOCUMENTS_PER_HEADING * headings);
    const weight = Math.log(frequency + 1) - edits * EDIT_PENALTY - firstLetterPenalty;
    if (!best || weight > best.weight) best = { word, weight };
  }
  return best?.word;
}

/** The distance to the most similar prefix of the word, at most one letter longer or shorter than the typed text. */
function prefixEditDistance(typed: string, word: string): number {
  const distances = prefixEditDistances(typed, word.slice(0, typed.length + 1));
  return Math.min(...distances.slice(Math.min(Math.max(typed.length - 1, 1), word.length)));
}

/** Letters that sound alike. Replacing one by another of its group counts as half an edit. */
const SOUND_GROUPS = ['aeiouy', 'ckq', 'szc', 'vwb', 'jgz', 'fp', 'td'];

/** The letters that sound like a letter, including itself. */
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

/** The number of edits that turn one word into the other; edits that hardly change the sound count half. */
export function editDistance(a: string, b: string): number {
  return at(prefixEditDistances(a, b), b.length);
}

/** The edits that turn a word into each prefix of another, by the length of the prefix from 0. */
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

/** The cost of omitting the letter at a position from 1: half an edit for a vowel or a doubled letter. */
function omissionCost(word: string, position: number): number {
  const letter = word.charAt(position - 1);
  return SOUND_GROUPS[0]?.includes(letter) || letter === word.charAt(position - 2) ? 0.5 : 1;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
