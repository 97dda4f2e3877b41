import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  listSizes,
  readAllSizeCounts,
  readSizeCounts,
  sumSizeCounts,
  writeSizeCounts,
} from './size-counts.ts';

it('lists the sizes of a range', () => {
  expect(listSizes('5–11 UK')).toEqual(['5', '6', '7', '8', '9', '10', '11']);
  expect(listSizes('8-10')).toEqual(['8', '9', '10']);
});

it('writes counts in the order of the sizes, before other words', () => {
  expect(writeSizeCounts({ 10: 2, 9: 12, 8: 10, 7: 0 }, 'black laces')).toBe(
    'Size 8: 10, size 9: 12, size 10: 2; black laces',
  );
  expect(writeSizeCounts({}, 'black laces')).toBe('black laces');
  expect(writeSizeCounts({ 8: 1 })).toBe('Size 8: 1');
  expect(sumSizeCounts({ 8: 10, 9: 12 })).toBe(22);
});

it('reads what it has written', () => {
  const counts = fc
    .dictionary(fc.integer({ min: 1, max: 99 }).map(String), fc.integer({ min: 1, max: 9_999_999 }))
    .map((pairs) => ({ ...pairs }));
  const rest = fc.string().filter((text) => !/^(?:;|size \d)/i.test(text));
  fc.assert(
    fc.property(counts, rest, (each, words) => {
      expect(readSizeCounts(writeSizeCounts(each, words))).toEqual({
        counts: each,
        written: writeSizeCounts(each),
        rest: words,
      });
    }),
  );
});

it('writes the counts of letters after others, which only some readers tell from words', () => {
  const remark = writeSizeCounts({ L: 24, 8: 2, '2XL': 12 }, 'black');
  expect(remark).toBe('Size 8: 2; Size L: 24, size 2XL: 12; black');
  expect(readSizeCounts(remark).rest).toBe('Size L: 24, size 2XL: 12; black');
  expect(readAllSizeCounts(remark)).toEqual({
    counts: { 8: 2, L: 24, '2XL': 12 },
    written: 'Size 8: 2; Size L: 24, size 2XL: 12',
    rest: 'black',
  });
});
