import { expect, it } from 'vitest';
import { createLine, type LineProduct, mayBeWantedIn, readSizes, toItem } from './quick-line.ts';

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

it('takes sizes from what is asked for, and the remark from what was typed', () => {
  const line = { ...createLine(1, 'Gloves L\t24\tRemark: urgent'), text: 'Gloves size L' };
  expect(readSizes(line, 24)).toEqual({ counts: { L: 24 }, words: 'urgent' });
  expect(readSizes(createLine(2, 'Saw'), 3)).toEqual({ counts: {}, words: '' });
});

it('takes a set of what is sold by number for one of it', () => {
  const one = { ...product('NOS'), unitPlural: 'pieces' };
  expect(toItem(one, 6, 'SET')).toMatchObject({ quantity: 6, unit: 'NOS', cartQuantity: 5 });
  expect(toItem({ ...product('PRS'), unitPlural: 'pairs' }, 6, 'SET')).toMatchObject({ unit: 'SET' });
});
