import { expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { runOperatorProcess } from '../support/operator-process.ts';
import { startShop } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

it('moves a stopped shop into another database, but only an empty one (npm run operator -- move-to)', async () => {
  const [shop, target] = await Promise.all([startShop(), createTestDatabase('template0')]);
  try {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(buyer.api, 2);
    await buyer.api.submitQuoteRequest({
      body: quoteRequestFor(products.map((product) => ({ product, quantity: 1 }))),
    });
    const { orders } = await buyer.api.listOrders();
    const moveTo = (url: string) =>
      runOperatorProcess({ DATA_DIR: shop.dataDir, TARGET_DATABASE_URL: url }, 'move-to');

    expect(await moveTo('')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('TARGET_DATABASE_URL is not set'),
    });
    expect(await moveTo('mysql://elsewhere/shop')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('TARGET_DATABASE_URL: must be a postgres:// address'),
    });
    expect(await moveTo(target.url)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The shop is open.'),
    });
    await shop.stop();
    expect(await moveTo(target.url)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Copied \d+ rows of \d+ tables/),
    });
    expect(await moveTo(target.url)).toMatchObject({ code: 1, stderr: expect.stringContaining('empty') });

    const moved = await startShop({ DATABASE_URL: target.url });
    try {
      expect((await moved.api(buyer.token).listOrders()).orders).toEqual(orders);
    } finally {
      await moved.close();
    }
  } finally {
    await shop.close();
    await target.close();
  }
});
