import { expect, it } from 'vitest';
import { describeWish, describeWishTerms } from './describe-wish.ts';

it.each([
  [{}, ''],
  [{ quantity: 40 }, 'Required: 40'],
  [{ quantity: 1, unit: 'BAG' }, 'Required: 1 bag'],
  [{ quantity: 100000.5, unit: 'MTR' }, 'Required: 1,00,000.5 metres'],
  [{ unit: 'KGS' }, 'Required: by the kg'],
  [{ targetPricePaise: 349_50 }, 'Required: target price ₹349.50 each before GST'],
  [{ remark: 'two lots' }, 'Remark: two lots'],
  [
    { quantity: 2, unit: 'TON', targetPricePaise: 55_000_00, neededBy: '2026-12-05', remark: 'cut to 6 m' },
    'Required: 2 tonnes · target price ₹55,000 per tonne before GST · needed by 5 Dec 2026 · remark: cut to 6 m',
  ],
])('says what is wanted of a line: %j', (terms, text) => {
  expect(describeWishTerms(terms)).toBe(text);
});

it.each([
  [{ quantity: 12 }, 'Required: 12 coils'],
  [{ quantity: 1, targetPricePaise: 900_00 }, 'Required: 1 coil · target price ₹900 per coil before GST'],
  [{ quantity: 12, unit: 'MTR' }, 'Required: 12 metres'],
  [{ remark: 'two lots' }, 'Remark: two lots'],
  [{ quantity: 2, remark: 'Size 8: 2; black' }, 'Required: 2 coils · size 8: 2 · remark: black'],
  [{ remark: 'Size 8: 2' }, 'Required: size 8: 2'],
])('means the unit of the product where the wish names none: %j', (terms, text) => {
  expect(describeWishTerms(terms, { singular: 'coil', plural: 'coils' })).toBe(text);
});

const rental = { from: '2026-11-24', until: '2026-12-20', pin: '411001', withOperator: false };

it.each([
  [{ text: 'Sariya 32 mm' }, 'Sariya 32 mm'],
  [{ text: 'Welding rods', quantity: 12, unit: 'PAC' }, 'Welding rods: 12 packs'],
  [
    { text: 'Road roller', model: 'RR-8', rental },
    'Road roller, model RR-8: to rent from 24 Nov 2026 until 20 Dec 2026 at PIN 411001, without operator',
  ],
  [
    { text: '', rental: { ...rental, pin: '' } },
    'Text removed: to rent from 24 Nov 2026 until 20 Dec 2026, without operator',
  ],
])('says what is wanted in addition to the lines: %j', (wish, text) => {
  expect(describeWish(wish)).toBe(text);
});
