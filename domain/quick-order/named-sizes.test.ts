import { expect, it } from 'vitest';
import { countSizes, findNamedSizes, nameBareSizes, removeNamedSizes } from './named-sizes.ts';

it.each([
  ['safety shoes RS-620D size 8', { 8: 12 }, 'safety shoes RS-620D '],
  ['shoes Size-9', { 9: 12 }, 'shoes '],
  ['shoes UK 8', { 8: 12 }, 'shoes '],
  ['shoes size UK-8 steel toe', { 8: 12 }, 'shoes  steel toe'],
  ['shoes 8 UK', { 8: 12 }, 'shoes '],
  ['7 pair size 8 aur 5 pair size 9 shoes', { 8: 7, 9: 5 }, ' shoes'],
  ['shoes (6 no. size 8, 6 no. size 9)', { 8: 6, 9: 6 }, 'shoes ()'],
  ['shoes size 8 - 7 pair, size 9 - 5 pair', { 8: 7, 9: 5 }, 'shoes '],
  ['shoes size 8: 7, size 9: 5', { 8: 7, 9: 5 }, 'shoes '],
  ['safety shoes UK 8 - 6 prs, UK 9 - 4 prs', { 8: 6, 9: 4 }, 'safety shoes '],
  ['6 pair UK 8 and 4 pair UK 9 shoes', { 8: 6, 9: 4 }, ' shoes'],
  ['rain suit size l', { L: 12 }, 'rain suit '],
  ['gloves 24 pair size L, 12 pair size 2XL', { L: 24, '2XL': 12 }, 'gloves '],
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
  ['shoes UK 8/9', 'UK 8/9'],
  ['size 8, 9 & 10 shoes', 'size 8, 9 & 10'],
  ['gloves size M, size L', 'size M, size L'],
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

it.each([
  ['Nitrile gloves, black L', 'Nitrile gloves, black size L'],
  ['XXL jacket', 'size XXL jacket'],
  ['jacket (2xl)', 'jacket (size 2XL)'],
  ['gloves M, L', 'gloves size M, size L'],
  // Litres, models, words and sizes that are said.
  ['sprayer 16 L', 'sprayer 16 L'],
  ['gloves RG-L', 'gloves RG-L'],
  ['m/c gloves', 'm/c gloves'],
  ['gloves size 8 L', 'gloves size 8 L'],
  ['Safety shoes steel toe 8 Bata', 'Safety shoes steel toe size 8 Bata'],
  ['safety shoes 9 no', 'safety shoes size 9'],
  ['safety shoes 9 no.', 'safety shoes size 9'],
  ['joota 8 number', 'joota size 8'],
  ['gloves 11 kV', 'gloves 11 kV'],
  ['gloves 14', 'gloves 14'],
])('names sizes that stand alone as sizes: %s', (line, expected) => {
  expect(nameBareSizes(line)).toBe(expected);
});
