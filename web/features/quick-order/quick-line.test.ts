import { expect, it } from 'vitest';
import { type LineProduct, mayBeWantedIn } from './quick-line.ts';

const product = (unit: string, unitContent?: string) =>
  ({ unit, unitContent, id: '1', title: '', image: '', price: {} }) as LineProduct;

it.each([
  // What is counted may come in boxes, and has no weight to count by.
  [product('PRS'), 'BOX', true],
  [product('PRS'), 'LTR', false],
  [product('NOS', '18.96 kg'), 'TON', true],
  [product('NOS', '18.96 kg'), 'MTR', false],
  [product('ROL', '90 m'), 'MTR', true],
  // It is offered already.
  [product('KGS'), 'KGS', false],
])('%o in %s: %s', (soldAs, unit, isOffered) => {
  expect(mayBeWantedIn(soldAs, unit)).toBe(isOffered);
});
