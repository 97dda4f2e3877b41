import { expect, it } from 'vitest';
import { findLocally } from './find-locally.ts';

const ITEMS = [
  { title: 'Quote requests' },
  { title: 'Theme: dark' },
  { title: 'कोटेशन की माँग', also: 'Quotations' },
];
const find = (typed: string) => findLocally(ITEMS, typed).map(({ title }) => title);

it('finds titles by the beginnings of words in any order and case, in both scripts', () => {
  expect(find('req quo')).toEqual(['Quote requests']);
  expect(find('DARK')).toEqual(['Theme: dark']);
  expect(find('माँ')).toEqual(['कोटेशन की माँग']);
  expect(find('quotat')).toEqual(['कोटेशन की माँग']);
  expect(find('uote')).toEqual([]);
});

it('finds everything before a word is typed', () => {
  expect(find(' ')).toHaveLength(3);
});
