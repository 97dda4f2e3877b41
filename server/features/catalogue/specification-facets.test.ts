import { expect, it } from 'vitest';
import type { SpecificationCount } from './count-specifications.ts';
import { listSpecificationFacets } from './specification-facets.ts';

/** Of a specification called 'Motor': the figure in the base unit of its measure, the unit it is stated in. */
const counted = (number: number | null, text: string, products: number): SpecificationCount => ({
  name: 'Motor',
  place: 1,
  number,
  text,
  products,
});
const offeredNames = (counts: SpecificationCount[]) =>
  listSpecificationFacets(counts, []).flatMap(({ options }) => options.map(({ name }) => name));

it('figures of another measure are not put in one order with those that most products have', () => {
  expect(offeredNames([counted(5219.9, 'HP', 3), counted(0.052, 'cc', 4), counted(0.212, 'cc', 2)])).toEqual([
    '52 cc',
    '212 cc',
  ]);
  expect(
    offeredNames([counted(9, 'counts', 1), counted(45, 'cups/min', 2), counted(85, 'cups/min', 1)]),
  ).toEqual(['45 cups/min', '85 cups/min']);
});

it('a chosen figure of another measure keeps its own unit and its count', () => {
  const counts = [counted(5219.9, 'HP', 3), counted(0.052, 'cc', 4), counted(0.212, 'cc', 2)];
  const [facet] = listSpecificationFacets(counts, ['Motor:5219.9']);
  expect(facet?.options.at(-1)).toEqual({ value: 'Motor:5219.9', name: '7 HP', count: 3 });
});

it('a few figures are offered in the unit of their own products', () => {
  expect(offeredNames([counted(750, 'W', 2), counted(1500, 'W', 2), counted(2237.1, 'HP', 1)])).toEqual([
    '750 W',
    '1,500 W',
    '3 HP',
  ]);
});

it('words are offered where most products are described in words', () => {
  expect(
    offeredNames([counted(750, 'W', 1), counted(null, 'Brushless', 2), counted(null, 'Brushed', 1)]),
  ).toEqual(['Brushless', 'Brushed']);
});
