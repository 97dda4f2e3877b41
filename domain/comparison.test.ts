import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignSpecifications, findBest } from './comparison.ts';

describe('alignSpecifications', () => {
  it('puts values of one name into one row, in the products’ order', () => {
    expect(
      alignSpecifications([
        [
          { name: 'Power', value: '750 W' },
          { name: 'Weight', value: '2 kg' },
        ],
        [
          { name: 'Disc', value: '100 mm' },
          { name: 'power', value: '850 W' },
        ],
      ]),
    ).toEqual([
      { name: 'Power', values: ['750 W', '850 W'], isDifferent: true },
      { name: 'Weight', values: ['2 kg', undefined], isDifferent: true },
      { name: 'Disc', values: [undefined, '100 mm'], isDifferent: true },
    ]);
  });

  it('takes capitals and spaces for no difference', () => {
    const [row] = alignSpecifications([
      [{ name: 'Phase', value: 'Three  phase' }],
      [{ name: 'Phase', value: 'three phase ' }],
    ]);
    expect(row?.isDifferent).toBe(false);
  });

  it('keeps each stated value, once for each product', () => {
    const specification = fc.record({ name: fc.constantFrom('A', 'a', 'B', 'C'), value: fc.string() });
    fc.assert(
      fc.property(fc.array(fc.array(specification), { minLength: 1, maxLength: 6 }), (products) => {
        const rows = alignSpecifications(products);
        expect(new Set(rows.map(({ name }) => name.toLowerCase())).size).toBe(rows.length);
        for (const [index, specifications] of products.entries()) {
          for (const { name, value } of specifications) {
            const row = rows.find((each) => each.name.toLowerCase() === name.toLowerCase());
            expect(row?.values).toHaveLength(products.length);
            expect(row?.values[index]).toContain(value);
          }
        }
      }),
    );
  });
});

describe('findBest', () => {
  it.each([
    [[3, 1, undefined, 1], 'lower', [false, true, false, true]],
    [[3, 1, undefined, 1], 'higher', [true, false, false, false]],
    [[2, 2], 'higher', [false, false]],
    [[2, undefined], 'lower', [false, false]],
    [[], 'lower', []],
  ] as const)('marks of %j, %s is better, %j', (values, better, marked) => {
    expect(findBest(values, better)).toEqual(marked);
  });
});
