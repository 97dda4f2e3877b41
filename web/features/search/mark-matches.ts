/** A piece of a title and where it starts; `isMatch` when it is what was searched for. */
export type TitlePiece = { start: number; text: string; isMatch: boolean };

/** Letters, digits and the signs of Indian scripts; a word begins after anything else. */
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Shorter words are marked only where a word of the title begins: there is an 'a' in almost everything. */
const MIN_INNER_LENGTH = 3;

/**
 * Splits a title into what was searched for and the rest.
 * @param words in lower case; each is marked where words of the title begin with it, otherwise inside of them
 */
export function markMatches(title: string, words: readonly string[]): TitlePiece[] {
  const lowerTitle = title.toLowerCase();
  // In a few scripts a letter is longer in lower case, so that the positions do not fit.
  if (lowerTitle.length !== title.length) return [{ start: 0, text: title, isMatch: false }];
  const isMarked = new Array<boolean>(title.length).fill(false);
  for (const word of words)
    for (const start of findPositions(lowerTitle, word)) isMarked.fill(true, start, start + word.length);
  const pieces: TitlePiece[] = [];
  for (const [start, isMatch] of isMarked.entries()) {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += title.charAt(start);
    else pieces.push({ start, text: title.charAt(start), isMatch });
  }
  return pieces;
}

function findPositions(title: string, word: string): number[] {
  const positions: number[] = [];
  if (word !== '')
    for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + word.length))
      positions.push(at);
  const atBeginning = positions.filter((at) => at === 0 || !WORD_CHARACTER.test(title.charAt(at - 1)));
  if (atBeginning.length > 0) return atBeginning;
  return word.length < MIN_INNER_LENGTH ? [] : positions;
}
