import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { selectAccountByEmail } from '#server/features/accounts/repository.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const GSTIN = '19AAUCU4821H1ZS';
const OTHER_GSTIN = '19AABCU9603R1ZK';

let shop: TestShop;
let sales: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  const name = await addOperator(shop, 'sales', 'Meera');
  sales = shop.api((await startStaffSession(shop.database, 'test', name)).token);
});
afterAll(() => shop.close());

async function ask(gstin: string) {
  const buyer = await signUpWithPhone(shop);
  const [order] = await requestQuote(buyer.api, 1, { order_gstin: gstin });
  const account = (await selectAccountByEmail(shop.database, buyer.email))?.id ?? '';
  return { ...buyer, account, request: order?.order_invoice_id ?? '' };
}

const listChecks = async () => {
  const { rows } = await shop.database.execute<{ gstin: string }>(
    sql`select gstin from gstin_checks order by id`,
  );
  return rows.map(({ gstin }) => gstin);
};

it('is written down by operators; the last check counts, for the buyer and on each request', async () => {
  const { account, request } = await ask(GSTIN);
  const show = async () => (await sales.getQuoteRequest({ params: { request } })).result.gstin_check;
  expect(await show()).toBeNull();
  await sales.noteGstinCheck({ body: { gstin: GSTIN, status: 'active' } });
  await sales.noteGstinCheck({ body: { gstin: GSTIN.toLowerCase(), status: 'cancelled' } });
  const check = { gstin: GSTIN, status: 'cancelled', checked_by: 'Meera', checked_at: expect.any(String) };
  expect(await show()).toEqual(check);
  expect((await sales.getBuyer({ params: { account } })).result.gstin_checks).toEqual([check]);
  const viewer = shop.api(await startOperatorSession(shop, 'viewer'));
  expect((await viewer.getQuoteRequest({ params: { request } })).result.gstin_check).toBeNull();
  await expect(viewer.noteGstinCheck({ body: { gstin: GSTIN, status: 'active' } })).rejects.toMatchObject({
    status: 403,
  });
});

it('is refused for a GSTIN with which nobody has asked', async () => {
  await expect(
    sales.noteGstinCheck({ body: { gstin: '29AAGCB7383J1Z4', status: 'active' } }),
  ).rejects.toMatchObject({ status: 404 });
});

it('goes when the only request that has the GSTIN is corrected to another one', async () => {
  const wrong = '19AAACR5055K1Z4';
  const { request } = await ask(wrong);
  await sales.noteGstinCheck({ body: { gstin: wrong, status: 'cancelled' } });
  const { party } = await sales.getOfferParty({ params: { request } });
  await sales.correctOfferParty({ body: { request, ...party, order_gstin: GSTIN } });
  expect((await sales.getQuoteRequest({ params: { request } })).result.gstin_check?.gstin).toBe(GSTIN);
  expect(await listChecks()).not.toContain(wrong);
});

it('is part of the buyer’s own data, and goes with the last request that has the GSTIN', async () => {
  const [first, second] = [await ask(OTHER_GSTIN), await ask(OTHER_GSTIN)];
  await sales.noteGstinCheck({ body: { gstin: OTHER_GSTIN, status: 'suspended' } });
  const { result } = await first.api.downloadMyData();
  expect(result.gstin_checks).toEqual([
    { gstin: OTHER_GSTIN, status: 'suspended', createdAt: expect.any(String) },
  ]);
  const owner = shop.api(await startOperatorSession(shop, 'owner'));
  await owner.eraseBuyer({ body: { account: first.account, email: first.email } });
  expect(await listChecks()).toContain(OTHER_GSTIN);
  await owner.eraseBuyer({ body: { account: second.account, email: second.email } });
  expect(await listChecks()).not.toContain(OTHER_GSTIN);
});
