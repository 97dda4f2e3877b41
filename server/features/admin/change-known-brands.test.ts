import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { addKnownBrand, removeKnownBrand } from './change-known-brands.ts';
import { listChangeSets } from './change-set-queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('known brands', () => {
  const findMissing = async () =>
    (await shop.api().searchProducts({ params: { query: 'qwertz & zuiop drill' }, query: {} }))
      .missing_brands;

  it('affect searches from when they are added until they are removed', async () => {
    expect(await findMissing()).toEqual([]);
    await addKnownBrand(shop.database, 'meera', 'Qwertz-Zuiop');
    expect(await findMissing()).toEqual(['Qwertz-Zuiop']);
    await expect(addKnownBrand(shop.database, 'meera', 'QWERTZ Zuiop')).rejects.toThrow('already');
    const [change] = await listChangeSets(shop.database, 1, 1);
    expect(change).toMatchObject({ kind: 'known_brands', changedBy: 'meera' });
    await removeKnownBrand(shop.database, 'meera', 'Qwertz-Zuiop');
    expect(await findMissing()).toEqual([]);
    await expect(removeKnownBrand(shop.database, 'meera', 'Qwertz-Zuiop')).rejects.toThrow('no brand');
  });

  it('are rejected when no search could name them', async () => {
    for (const name of ['one two three four five', '!!']) {
      await expect(addKnownBrand(shop.database, 'meera', name)).rejects.toThrow('1 to 4 words');
    }
  });
});
