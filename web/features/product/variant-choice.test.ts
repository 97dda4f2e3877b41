import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceUnit } from '#domain/pricing.ts';
import type { Family } from './product-detail.ts';
import { toVariantChoices } from './variant-choice.ts';

const price = priceUnit({ listPricePaise: 1_000_00, discountBps: 0, gstBps: 1800 });
const family = (values: string[], ...variants: string[][]): Family => ({
  name: 'Shoes',
  options: ['Size', 'Colour'],
  values,
  variants: variants.map((each) => ({ id: each.join('-'), title: '', price, values: each })),
});

describe('the choice of variants', () => {
  it('leads to the variant with the chosen value and the others as they are', () => {
    const [sizes, colours] = toVariantChoices(
      family(['8', 'Black'], ['8', 'Black'], ['9', 'Black'], ['8', 'Tan'], ['9', 'Tan']),
    );
    expect(sizes?.links.map(({ value, variant, isChosen }) => [value, variant.id, isChosen])).toEqual([
      ['8', '8-Black', true],
      ['9', '9-Black', false],
    ]);
    expect(colours?.links.map(({ variant, differences }) => [variant.id, differences])).toEqual([
      ['8-Black', []],
      ['8-Tan', []],
    ]);
  });

  it('names what else differs where a combination does not exist', () => {
    const [sizes] = toVariantChoices(family(['8', 'Black'], ['8', 'Black'], ['9', 'Tan']));
    expect(sizes?.links[1]).toMatchObject({
      value: '9',
      variant: { id: '9-Tan' },
      differences: ['Colour: Tan'],
    });
  });

  it('reaches every value of every option', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const combinations = fc.uniqueArray(fc.tuple(value, value), { minLength: 2, selector: String });
    fc.assert(
      fc.property(combinations, (all) => {
        const [own = []] = all;
        for (const [index, { links }] of toVariantChoices(family([...own], ...all)).entries()) {
          expect(links.map(({ value }) => value).toSorted()).toEqual(
            [...new Set(all.map((each) => each[index]))].toSorted(),
          );
          for (const { value, variant } of links) expect(variant.values[index]).toBe(value);
          expect(links.filter(({ isChosen }) => isChosen)).toHaveLength(1);
        }
      }),
    );
  });
});
