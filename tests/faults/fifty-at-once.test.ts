import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory } from '#server/features/admin/change-categories.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  quoteRequestFor,
  randomPhone,
  signUp,
  signUpWithPhone,
} from '../support/buyers.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const AT_ONCE = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  expect(shop.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  await shop.close();
});

/** What happens to fifty that do the same at the same moment: how often each status was answered. */
async function fiftyTimes(act: (index: number) => Promise<unknown>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      act(index).then(
        () => 200,
        (cause) => cause.status ?? cause.code ?? cause,
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** How many mails with these words came, once no mail is still to be sent. */
async function mailsWith(email: string, words: string): Promise<number> {
  await expect
    .poll(
      async () =>
        (
          await shop.database.execute(
            sql`select from graphile_worker.jobs where locked_at is not null or run_at <= now()`,
          )
        ).rows,
      { timeout: 60_000 },
    )
    .toEqual([]);
  return (await shop.outbox.mailsTo(email)).filter((mail) => mail.includes(words)).length;
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function askForQuote(lines: number) {
  const buyer = await signUpWithPhone(shop);
  const products = await fetchProducts(shop.api(), lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
  const { result } = await buyer.api.submitQuoteRequest({ body });
  return { ...buyer, ids: result.map(({ _id }) => _id), number: result[0]?.estimate_number ?? '' };
}

describe('fifty concurrent calls', () => {
  it('change the cart of an account once', async () => {
    const { api } = await signUp(shop);
    const body = { added: { drill: 2 }, changed: {}, removed: [] };
    expect(await fiftyTimes(() => api.changeAccountCart({ body }))).toEqual({ 200: 50 });
    expect(await api.getAccountCart()).toMatchObject({ version: 1, items: { drill: 2 } });
  });

  it('remove a wishlist entry once', async () => {
    const { api } = await signUp(shop);
    const [product] = await fetchProducts(api, 1);
    await api.addToWishlist({ body: { product_id: product?._id ?? '' } });
    const wishId = (await api.listWishlist()).result[0]?._id ?? '';
    expect(await fiftyTimes(() => api.removeFromWishlist({ params: { wishId } }))).toEqual({
      200: 1,
      404: 49,
    });
    expect((await api.listWishlist()).result).toEqual([]);
  });

  it('register one e-mail five times before the limit, with three mails, whose links activate one account', async () => {
    const email = 'fifty@buyer.test';
    const body = { name: 'Asha', email, password: PASSWORD };
    expect(await fiftyTimes(() => shop.api().register({ body }))).toEqual({ 200: 5, 429: 45 });
    expect(await mailsWith(email, 'Activate')).toBe(3);
    const links = (await shop.outbox.mailsTo(email)).map((mail) =>
      tokenOf(/verify-account\/\S+/.exec(mail)?.[0] ?? ''),
    );
    expect(
      await fiftyTimes((index) =>
        shop.api().activateAccount({ body: { activation_token: links[index % 3] ?? '' } }),
      ),
    ).toEqual({ 200: 1, 422: 49 });
    const { rows } = await shop.database.execute(sql`
      select (select count(*)::integer from accounts where email = ${email}) as accounts,
        (select count(*)::integer from registrations where email = ${email}) as registrations`);
    expect(rows).toEqual([{ accounts: 1, registrations: 0 }]);
  });

  it('set a new password by one link once, with one mail', async () => {
    const { email } = await signUp(shop);
    await shop.api().forgetPassword({ body: { email } });
    const token = tokenOf(await shop.outbox.waitForLink(email, 'Subject: Set a new password'));
    const reset = (index: number) =>
      shop
        .api()
        .resetPassword({ headers: { authorization: token }, body: { password: `${PASSWORD} ${index}` } });
    expect(await fiftyTimes(reset)).toEqual({ 200: 1, 422: 49 });
    expect(await mailsWith(email, 'has just been changed')).toBe(1);
  });

  it('change a password once, with one mail', async () => {
    const { api, email } = await signUp(shop);
    const outcomes = await fiftyTimes((index) =>
      api.changePassword({ body: { current_password: PASSWORD, password: `${PASSWORD} ${index}` } }),
    );
    expect(outcomes).toEqual({ 200: 1, 422: 9, 429: 40 });
    expect(await mailsWith(email, 'changed')).toBe(1);
  });

  it('verify a phone number by one code once', async () => {
    const buyers = await Promise.all([signUp(shop), signUp(shop)]);
    const phone = randomPhone();
    const { otp } = await shop.api().requestPhoneCode({ body: { phonenumber: phone } });
    const outcomes = await fiftyTimes((index) =>
      (buyers[index % 2] as (typeof buyers)[0]).api.updateProfile({ body: { name: 'Asha', phone, otp } }),
    );
    expect(outcomes).toEqual({ 200: 1, 422: 49 });
  });

  it('change and delete an address without duplicating it', async () => {
    const { api } = await signUp(shop);
    const { _id: id } = (await api.saveAddress({ body: ADDRESS_ENTRY })).result;
    const change = () => api.updateAddress({ params: { id }, body: ADDRESS_ENTRY });
    expect(await fiftyTimes(change)).toEqual({ 200: 50 });
    expect((await api.listAddresses()).result).toHaveLength(1);
    expect(await fiftyTimes(() => api.deleteAddress({ params: { id } }))).toEqual({ 200: 1, 404: 49 });
    expect(await fiftyTimes(change)).toEqual({ 404: 50 });
  });

  it('confirm each order of an estimate once, with one mail', async () => {
    const { email, number } = await askForQuote(3);
    const confirm = () => changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
    expect(await fiftyTimes(confirm)).toEqual({ 200: 1, conflict: 49 });
    const { rows } = await shop.database.execute(sql`
      select count(*)::integer as steps from order_status_changes where status = 'Confirmed'`);
    expect(rows).toEqual([{ steps: 3 }]);
    expect(await mailsWith(email, 'confirmed')).toBe(1);
  });

  it('withdraw the link to an estimate once', async () => {
    const { api } = await askForQuote(1);
    const invoice = async () => (await api.listOrders()).orders[0]?.order_invoice_id ?? '';
    const former = await invoice();
    const replaced: string[] = [];
    const withdraw = async () => {
      const { order_invoice_id } = await api.withdrawEstimateLink({ body: { invoice: former } });
      replaced.push(order_invoice_id);
    };
    expect(await fiftyTimes(withdraw)).toEqual({ 200: 1, 404: 49 });
    expect(replaced).toEqual([await invoice()]);
  });

  it('leave one rating of a delivered product', async () => {
    const { api, ids } = await askForQuote(1);
    await shop.database.execute(sql`update orders set status = 'Delivered' where id = ${ids[0]}`);
    const ratings = async () => {
      const { rows } = await shop.database.execute<{ count: number }>(sql`
        select cardinality(ratings) as count from products where id = (select product_id from orders where id = ${ids[0]})`);
      return rows[0]?.count ?? 0;
    };
    const before = await ratings();
    const rate = (index: number) =>
      api.rateProduct({ body: { order_id: ids[0] ?? '', rating: 2 + (index % 4) } } as never);
    expect(await fiftyTimes(rate)).toEqual({ 200: 50 });
    expect(await ratings()).toBe(before + 1);
  });

  it('add a category once', async () => {
    const add = () =>
      addCategory(shop.database, 'meera', { name: 'Pumps at once', image: '/media/pumps.webp' });
    expect(await fiftyTimes(add)).toEqual({ 200: 1, conflict: 49 });
  });

  it('delete an account once, with one mail', async () => {
    const { api, email } = await signUp(shop);
    const outcomes = await fiftyTimes(() => api.deleteAccount({ body: { password: PASSWORD } }));
    expect(outcomes[200]).toBe(1);
    expect(Object.keys(outcomes).filter((status) => !['200', '401', '422', '429'].includes(status))).toEqual(
      [],
    );
    expect(await mailsWith(email, 'deleted')).toBe(1);
  });
});
