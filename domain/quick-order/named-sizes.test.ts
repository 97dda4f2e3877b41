import { expect, it } from 'vitest';
import { countSizes, findNamedSizes, removeNamedSizes } from './named-sizes.ts';

it.each([
  ['safety shoes RS-620D size 8', { 8: 12 }, 'safety shoes RS-620D '],
  ['shoes Size-9', { 9: 12 }, 'shoes '],
  ['7 pair size 8 aur 5 pair size 9 shoes', { 8: 7, 9: 5 }, ' shoes'],
  ['shoes (6 no. size 8, 6 no. size 9)', { 8: 6, 9: 6 }, 'shoes ()'],
  ['shoes size 8 - 7 pair, size 9 - 5 pair', { 8: 7, 9: 5 }, 'shoes '],
  ['shoes size 8: 7, size 9: 5', { 8: 7, 9: 5 }, 'shoes '],
])('finds how many of each size a line names: %s', (line, counts, rest) => {
  const sizes = findNamedSizes(line);
  expect(sizes && countSizes(sizes, 12)).toEqual(counts);
  expect(sizes?.words).toBe('');
  expect(removeNamedSizes(line)).toBe(rest);
});

it.each([
  ['safety shoes size 8 aur 9', 'size 8 aur 9'],
  ['shoes sizes 8 and 9 mixed', 'sizes 8 and 9 mixed'],
  ['shoes size 8/9', 'size 8/9'],
  ['size 8, 9 & 10 shoes', 'size 8, 9 & 10'],
])('keeps the words of several sizes: %s', (line, words) => {
  const sizes = findNamedSizes(line);
  expect(sizes).toMatchObject({ words, counts: {} });
});

it.each(['gloves 14 inch', 'plate size 8 mm', 'plywood size 8x4', 'vernier size 0-150', 'size 600 x 600'])(
  'finds none in %s',
  (line) => {
    expect(findNamedSizes(line)).toBeUndefined();
    expect(removeNamedSizes(line)).toBe(line);
  },
);

it('takes a number with a unit for a quantity', () => {
  expect(findNamedSizes('shoes size 8, 12 pairs')).toMatchObject({ only: '8', words: '' });
});
