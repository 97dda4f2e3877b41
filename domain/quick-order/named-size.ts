import type { SizeCounts } from '../size-counts.ts';

const NAMED_SIZE = /\bsize[ :-]*(\d{1,2})\b/i;

/** The counts of a line of a list that names a size: 10 of `safety shoes size 8` are `{ 8: 10 }`. */
export function findSizeCounts(line: string, quantity: number): SizeCounts {
  const [, size] = NAMED_SIZE.exec(line) ?? [];
  return size !== undefined && Number.isInteger(quantity) ? { [size]: quantity } : {};
}

/** Tells whether a word of a line is a part of the size that it names: 'size' and '8' of 'safety shoes size 8'. */
export function createSizeWordTest(line: string): (word: string) => boolean {
  const [written = ''] = NAMED_SIZE.exec(line.toLowerCase()) ?? [];
  const parts = written.split(/[ :-]+/);
  return (word) => parts.includes(word.toLowerCase());
}
