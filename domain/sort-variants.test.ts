import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortVariants } from './sort-variants.ts';

const sortValues = (variants: string[][]) =>
  sortVariants(variants.map((values) => ({ values }))).map(({ values }) => values);

describe('the order of variants', () => {
  it('is by number where values begin with one', () => {
    expect(sortValues([['16 mm'], ['8 mm'], ['12.5 mm'], ['10 mm']])).toEqual([
      ['8 mm'],
      ['10 mm'],
      ['12.5 mm'],
      ['16 mm'],
    ]);
  });

  it('is that of the catalogue where values are words', () => {
    expect(sortValues([['S'], ['M'], ['L'], ['XL']])).toEqual([['S'], ['M'], ['L'], ['XL']]);
  });

  it('is by the first option, then by the next', () => {
    const sorted = sortValues([
      ['Red', '9'],
      ['Blue', '10'],
      ['Red', '8'],
      ['Blue', '7'],
    ]);
    expect(sorted).toEqual([
      ['Red', '8'],
      ['Red', '9'],
      ['Blue', '7'],
      ['Blue', '10'],
    ]);
  });

  it('loses none', () => {
    const values = fc.array(fc.tuple(fc.constantFrom('6', '10', '8 mm'), fc.constantFrom('S', 'L', '5')));
    fc.assert(
      fc.property(values, (given) => {
        expect(sortValues(given).map(String).toSorted()).toEqual(given.map(String).toSorted());
      }),
    );
  });
});
