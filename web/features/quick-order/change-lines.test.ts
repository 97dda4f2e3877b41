import { describe, expect, it } from 'vitest';
import type { WireMatchedLine } from '#contract/quick-order.ts';
import { changeLines, type LineChange } from './change-lines.ts';
import { chosenItems, isOpen, isToCheck, type QuickLine, toWishTerms } from './quick-line.ts';

const wireProduct = (id: string) => ({
  _id: id,
  pro_title: `The ${id}`,
  pro_image: '',
  pro_price: 100,
  pro_discount: 0,
  pro_gst_percentage: 18,
  pro_unit: 'BAG',
  pro_unit_name: 'piece',
  pro_unit_plural: 'bags',
  pro_missing_values: [],
});

function match(ids: string[], quantity: number | null = null, unit: string | null = null): WireMatchedLine {
  const result = ids.length === 1 ? 'found' : ids.length === 0 ? 'none' : 'choose';
  return { text: '', quantity, unit, result, products: ids.map(wireProduct), fitting_id: null };
}

const apply = (lines: readonly QuickLine[], ...changes: LineChange[]) => changes.reduce(changeLines, lines);

/** A list whose lines have found this. */
function listOf(...matched: WireMatchedLine[]): readonly QuickLine[] {
  const lines = apply([], { type: 'add', typed: matched.map((_, index) => `line ${index}`) });
  return apply(lines, { type: 'match', sent: lines, matched });
}

describe('the lines of a quick order', () => {
  it('take what was found, and leave open what has to be chosen or corrected', () => {
    const lines = listOf(match(['saw'], 4), match(['drill', 'press'], null, 'SET'), match([]));
    expect(lines.map(({ chosenId, quantity, unit }) => [chosenId, quantity, unit])).toEqual([
      ['saw', '4', ''],
      [undefined, '1', 'SET'],
      [undefined, '1', ''],
    ]);
    expect(lines.map(isOpen)).toEqual([false, true, true]);
  });

  it('are not in the catalogue once the buyer has rejected all their products', () => {
    const rejected = apply(listOf(match(['drill', 'press'], 2)), { type: 'reject', key: 1 });
    expect(rejected).toMatchObject([{ result: 'none', products: [], quantity: '2' }]);
    expect(apply(rejected, { type: 'take-fitting' })).toEqual(rejected);
  });

  it('are taken together where a product fits, to be checked, and given back together', () => {
    const open = listOf(
      match(['saw']),
      { ...match(['drill', 'press']), fitting_id: 'press' },
      match(['mill', 'lathe']),
      { ...match(['pump', 'motor']), fitting_id: 'pump' },
    );
    const states = (lines: readonly QuickLine[]) =>
      lines.map(({ chosenId, isUnchecked }) => [chosenId, isUnchecked]);
    const taken = apply(open, { type: 'take-fitting' });
    expect(states(taken)).toEqual([
      ['saw', false],
      ['press', true],
      [undefined, false],
      ['pump', true],
    ]);
    expect(taken.map(isToCheck)).toEqual([false, true, true, true]);
    const corrected = apply(taken, { type: 'set', key: 4, values: { chosenId: 'motor' } });
    expect(states(apply(corrected, { type: 'undo-taken' }))).toEqual([
      ['saw', false],
      [undefined, false],
      [undefined, false],
      ['motor', false],
    ]);
    expect(apply(taken, { type: 'undo-taken' })).toEqual(open);
  });

  it('ignore what is found for a line that was corrected or removed meanwhile', () => {
    const sent = apply([], { type: 'add', typed: ['saw', 'drill', 'press'] });
    const lines = apply(
      sent,
      { type: 'correct', key: 1, typed: 'band saw' },
      { type: 'remove', key: 2 },
      { type: 'match', sent, matched: [match(['saw']), match(['drill']), match(['press'])] },
    );
    expect(lines.map(({ typed, result }) => [typed, result])).toEqual([
      ['band saw', 'pending'],
      ['press', 'found'],
    ]);
  });

  it('keep the quantity that was typed when a corrected line names none', () => {
    const lines = apply(
      listOf(match([])),
      { type: 'set', key: 1, values: { quantity: '7' } },
      { type: 'correct', key: 1, typed: 'saw' },
    );
    const [line] = apply(lines, { type: 'match', sent: lines, matched: [match(['saw'])] });
    expect(line?.quantity).toBe('7');
  });

  it('keep the quantity that was typed before their product was found, and take that of a later correction', () => {
    const typed = apply(
      [],
      { type: 'add', typed: ['saw 4'] },
      { type: 'set', key: 1, values: { quantity: '3' } },
    );
    const found = apply(typed, { type: 'match', sent: typed, matched: [match(['saw'], 4, 'SET')] });
    expect(found).toMatchObject([{ quantity: '3', unit: '' }]);
    const corrected = apply(found, { type: 'correct', key: 1, typed: 'saw 5' });
    const again = apply(corrected, { type: 'match', sent: corrected, matched: [match(['saw'], 5)] });
    expect(again).toMatchObject([{ quantity: '5' }]);
  });

  it('never share a key, also after the last one was removed', () => {
    const lines = apply(
      [],
      { type: 'add', typed: ['a', 'b'] },
      { type: 'remove', key: 1 },
      { type: 'add', typed: ['c'] },
    );
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});

it('keeps the sizes of lines of one product', () => {
  const ofSize = (size: number, pairs: number) => ({ ...match(['shoe'], pairs), text: `shoe size ${size}` });
  const [item, ...others] = chosenItems(listOf(ofSize(8, 6), ofSize(9, 4), ofSize(8, 1), match(['shoe'], 1)));
  expect(others).toEqual([]);
  expect(item && toWishTerms(item)).toMatchObject({ quantity: 12, remark: 'Size 8: 7, size 9: 4' });
});

describe('what goes into the cart', () => {
  const cartQuantities = (...matched: WireMatchedLine[]) =>
    chosenItems(listOf(...matched)).map(({ productId, quantity, unit, cartQuantity }) => [
      productId,
      quantity,
      unit,
      cartQuantity,
    ]);

  it('is what holds the weight that is wanted', () => {
    const inBags = (kg: number) => {
      const wanted = match(['cement'], kg, 'KGS');
      return {
        ...wanted,
        products: wanted.products.map((product) => ({ ...product, pro_unit_content: '50 kg' })),
      };
    };
    expect(cartQuantities(inBags(120), inBags(30_000))).toEqual([['cement', 30_120, 'KGS', 5]]);
    expect(cartQuantities(inBags(120))).toEqual([['cement', 120, 'KGS', 3]]);
  });

  it('is 1 to 5 of each product', () => {
    expect(
      cartQuantities(match(['one'], 1), match(['five'], 5), match(['more'], 40), match(['part'], 0.5)),
    ).toEqual([
      ['one', 1, 'BAG', 1],
      ['five', 5, 'BAG', 5],
      ['more', 40, 'BAG', 5],
      ['part', 0.5, 'BAG', 1],
    ]);
  });

  it('is one piece of what is wanted in another unit', () => {
    expect(cartQuantities(match(['bar'], 2, 'TON'))).toEqual([['bar', 2, 'TON', 1]]);
    expect(cartQuantities(match(['cement'], 4, 'BAG'))).toEqual([['cement', 4, 'BAG', 4]]);
  });

  it('is counted in the word that the product is sold by', () => {
    const coil = {
      ...wireProduct('wire'),
      pro_unit: 'NOS',
      pro_unit_name: 'piece',
      pro_unit_plural: 'coils',
      pro_missing_values: [],
    };
    expect(cartQuantities({ ...match(['wire'], 4, 'ROL'), products: [coil] })).toEqual([
      ['wire', 4, 'NOS', 4],
    ]);
  });

  it('counts the lines of one product together', () => {
    expect(cartQuantities(match(['saw'], 2), match(['saw'], 0.1), match(['saw'], 0.2))).toEqual([
      ['saw', 2.3, 'BAG', 2],
    ]);
  });

  it.each(['', '0', '-1', 'x', '1e3', '1.2345', '99999999'])('is nothing for the quantity %j', (quantity) => {
    const lines = apply(listOf(match(['saw'])), { type: 'set', key: 1, values: { quantity } });
    expect(chosenItems(lines)).toEqual([]);
  });

  it('is counted with separators of thousands', () => {
    const lines = apply(listOf(match(['saw'])), { type: 'set', key: 1, values: { quantity: ' 1,200 ' } });
    expect(chosenItems(lines)[0]?.quantity).toBe(1200);
  });
});
