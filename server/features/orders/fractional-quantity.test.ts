import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuotedFigures } from '#server/platform/database/schema.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const QUOTED: QuotedFigures = {
  revisionNumber: 1,
  lineNumber: 1,
  ratePaise: 333_33,
  taxablePaise: 781_66,
  taxPaise: 140_70,
  totalPaise: 922_36,
};

let shop: TestShop;
let api: Awaited<ReturnType<typeof signUpWithPhone>>['api'];
let orderId: string;
let productId: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ api } = await signUpWithPhone(shop));
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('The shop has no product.');
  productId = product._id;
  const { result } = await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 2 }]) });
  orderId = result[0]?._id ?? '';
  await shop.database.execute(sql`
    update orders set quantity = 2.345, status = 'Confirmed', quoted = ${JSON.stringify(QUOTED)}::jsonb
    where id = ${orderId}`);
  await shop.database.execute(sql`
    insert into order_status_changes (order_id, status, changed_by) values (${orderId}, 'Confirmed', 'buyer')`);
});
afterAll(() => shop.close());

it('gives numbers to pages, lists and best sellers', async () => {
  const { result } = await api.getOrder({ params: { oid: orderId } });
  expect(result).toMatchObject({ order_qty: 2.345 });
  expect(Number.isFinite(result.estimate_total)).toBe(true);
  const { result: bestSellers } = await shop.api().listBestSellers();
  expect(bestSellers[0]?._id).toBe(productId);
  const listed = await runCommand(shop, ['orders']);
  expect(listed).toMatchObject({ exitCode: 0 });
  expect(listed.stdout).toContain('2.345 ×');
});
