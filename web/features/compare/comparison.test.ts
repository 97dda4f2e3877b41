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

it('shows what a specification and a fact both say once, and the best of it', async () => {
  const products = [product('first', 42, { Weight: '42 kg' }), product('second', 39, { Power: '5 HP' })];
  const api = {
    getCartDetails: async () => ({ success: true, result: products }),
    getSubCategory: async () => ({ success: true, result: { subcat_columns: [WEIGHT] } }),
  } as unknown as ApiClient;
  const { facts, specifications } = await loadComparison(api, new URLSearchParams('ids=first,second'));
  expect(facts.filter(({ name }) => name === 'Weight')).toEqual([]);
  expect(specifications.find(({ name }) => name === 'Weight')).toMatchObject({
    values: ['42 kg', '39 kg'],
    isDifferent: true,
    isBest: [false, true],
  });
});
