import { findUnit } from '../specifications/measures.ts';
import { readValueWords } from '../specifications/read-value-words.ts';

/** Tells whether words of a line are a part of such a value or a unit: '200' and 'amp' of '2 welders 200 amp'. */
export function createValueWordTest(line: string): (words: string) => boolean {
  const parts = new Set(readValueWords(line).flatMap(({ start, end }) => splitWords(line.slice(start, end))));
  return (words) => splitWords(words).every((word) => parts.has(word) || findUnit(word) !== undefined);
}

/** '200amp' is two, as '200 amp'. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
}
