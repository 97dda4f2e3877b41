import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_SAVED_LINES, MAX_SAVED_LIST_NAME_LENGTH } from './saved-list.ts';
import { decodeSharedList, encodeSharedList } from './shared-list.ts';
import { UNIT_CODES } from './unit.ts';

const anyLines = fc.uniqueArray(
  fc
    .record({
      productId: fc.stringMatching(/^[\w-]{1,64}$/),
      quantity: fc.integer({ min: 1, max: 999_999_000 }).map((thousandths) => thousandths / 1000),
      unit: fc.constantFrom(undefined, ...UNIT_CODES),
      remark: fc.constantFrom(undefined, 'Size 8: 10', 'Size 8: 10, size 9: 12'),
    })
    .map(({ unit, remark, ...line }) => ({ ...line, ...(unit && { unit }), ...(remark && { remark }) })),
  { selector: ({ productId }) => productId, maxLength: 60 },
);
const anyName = fc
  .stringMatching(/^[\p{L}\p{N}\p{P} ~]*$/u, { maxLength: MAX_SAVED_LIST_NAME_LENGTH })
  .map((name) => name.trim());
const anyList = fc.record({ name: anyName, lines: anyLines });

it('reads what it has written', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      expect(decodeSharedList(encodeSharedList(list))).toEqual(list);
    }),
  );
});

it('survives a URL and the end of a sentence unchanged', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const fragment = encodeSharedList(list);
      expect(new URL(`https://shop.test/lists/shared#${fragment}`).hash.slice(1)).toBe(fragment);
      expect(fragment).toMatch(/^\.[\w.%~-]*$/);
    }),
  );
});

it('leaves out remarks other than sizes', () => {
  const lines = [
    { productId: 'drill', quantity: 2, remark: 'For bay 2' },
    { productId: 'shoe', quantity: 12, remark: 'Size 8: 10, size 9: 2; for bay 2' },
  ];
  expect(encodeSharedList({ name: 'Bay 2', lines })).toBe('.Bay%202~drill~2~shoe~12s8x10s9x2');
});

it('reads links that were sent without a name', () => {
  expect(decodeSharedList('drill~2')).toEqual({ name: '', lines: [{ productId: 'drill', quantity: 2 }] });
});

it('reads whatever anybody wrote without failing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { name, lines } = decodeSharedList(text);
      return lines.length <= MAX_SAVED_LINES && name.length <= MAX_SAVED_LIST_NAME_LENGTH;
    }),
  );
});

it.each([
  ['.Pay%20here%E2%80%AEmoc~', 'Pay heremoc'],
  ['.a%0Ab~', 'ab'],
  ['.%FF~', ''],
  [`.${'x'.repeat(200)}`, 'x'.repeat(MAX_SAVED_LIST_NAME_LENGTH)],
])('shows no name that could deceive: %s', (fragment, name) => {
  expect(decodeSharedList(fragment).name).toBe(name);
});

it.each([
  ['drill~2~saw', [{ productId: 'drill', quantity: 2 }]],
  ['drill~2~saw~', [{ productId: 'drill', quantity: 2 }]],
  ['drill~2~<b>~1', [{ productId: 'drill', quantity: 2 }]],
  ['drill~2XYZ', [{ productId: 'drill', quantity: 2 }]],
  ['drill~0~saw~-1~pump~1e9', []],
  ['drill~2~drill~3', [{ productId: 'drill', quantity: 3 }]],
  ['', []],
])('reads %s, of which the end was cut or changed', (fragment, lines) => {
  expect(decodeSharedList(fragment).lines).toEqual(lines);
});

it('reads as many lines as a list can have', () => {
  const lines = Array.from({ length: 600 }, (_, index) => ({ productId: `p${index}`, quantity: 1 }));
  expect(decodeSharedList(encodeSharedList({ name: '', lines })).lines).toHaveLength(MAX_SAVED_LINES);
});
