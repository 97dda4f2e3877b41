import { expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { loadComparison } from './comparison.ts';

const product = (_id: string, weight: number, specifications: Record<string, string>) =>
  ({
    _id,
    pro_title: `The ${_id}`,
    pro_images: [],
    pro_price: 100,
    pro_discount: 0,
    pro_gst_percentage: 18,
    pro_weight_kg: weight,
    pro_specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
    pro_subcategory_id: 'motors',
  }) as Partial<WireProduct>;

const WEIGHT = { name: 'weight', kind: 'number', unit: 'kg', better: 'lower', is_deciding: true } as const;

function compare(products: Partial<WireProduct>[]) {
  const api = {
    getCartDetails: async () => ({ success: true, result: products }),
    getSubCategory: async () => ({ success: true, result: { subcat_columns: [WEIGHT] } }),
  } as unknown as ApiClient;
  return loadComparison(api, new URLSearchParams({ ids: products.map(({ _id }) => _id).join() }));
}

it('shows what a specification and a fact both say once, and the best of it', async () => {
  const products = [product('first', 42, { Weight: '42 kg' }), product('second', 39, { Power: '5 HP' })];
  const { facts, specifications } = await compare(products);
  expect(facts.filter(({ name }) => name === 'Weight')).toEqual([]);
  expect(specifications.find(({ name }) => name === 'Weight')).toMatchObject({
    values: ['42 kg', '39 kg'],
    isDifferent: true,
    isBest: [false, true],
  });
});

it('says which prices are only a guide, and marks none of them as the best', async () => {
  const products = [
    { ...product('guide', 1, {}), pro_price: 50, pro_price_on_request: true as const },
    { ...product('dear', 1, {}), pro_price: 200 },
    { ...product('cheap', 1, {}), pro_price: 100 },
  ];
  const { prices } = await compare(products);
  expect(prices.find(({ name }) => name === 'Price on request')?.values).toEqual([
    'Yes, the price is indicative',
    undefined,
    undefined,
  ]);
  expect(prices[0]?.isBest).toEqual([false, false, true]);
  const firm = await compare(products.slice(1));
  expect(firm.prices.map(({ name }) => name)).not.toContain('Price on request');
});

it('marks no price as the best where one is for a bar and another one for a kg', async () => {
  const bar = { ...product('bar', 1, {}), pro_unit_name: 'bar' };
  const kilogram = { ...product('kilogram', 1, {}), pro_unit_name: 'kg', pro_price: 60 };
  const { prices } = await compare([bar, kilogram]);
  expect(prices[0]?.isBest).toEqual([false, false]);
});

it('leads from a brand to its page', async () => {
  const products = [{ ...product('drill', 1, {}), pro_brand: 'Vajra Tools' }, product('plain', 1, {})];
  const { facts } = await compare(products);
  expect(facts.find(({ name }) => name === 'Brand')).toMatchObject({
    values: ['Vajra Tools', undefined],
    paths: ['/brand/vajra-tools', undefined],
  });
});
