import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount, correctAccount, getAccount } from '#server/features/admin/change-accounts.ts';
import {
  ADDRESS_ENTRY,
  fetchProducts,
  PASSWORD,
  requestQuote,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { changeStatus } from '../../../tests/support/order-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { blockAccount } from './block-buyers.ts';
import { listChangeSets } from './change-set-queries.ts';
import { getBuyer } from './find-buyers.ts';
import { mergeAccounts } from './merge-accounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const merge = (from: { email: string }, into: { email: string }) =>
  mergeAccounts(shop.database, 'meera', from.email, into.email);
const addresses = (firm: string) => ({ ...ADDRESS_ENTRY, address_customer: firm });

/** A buyer with a rated order, two addresses and two products on the wishlist. */
async function createFormerBuyer() {
  const buyer = await signUpWithPhone(shop);
  const [first, second] = await fetchProducts(shop.api(), 2);
  if (!first || !second) throw new Error('There are too few products.');
  const [order] = await requestQuote(buyer.api);
  const orderId = order?._id ?? '';
  for (const newStatus of ['Confirmed', 'Shipped', 'Delivered'] as const)
    await changeStatus(shop.database, { orderId, newStatus, changedBy: 'meera', reason: '' });
  await buyer.api.rateProduct({ body: { order_id: orderId, rating: 4 } });
  for (const firm of ['Rao Works', 'Rao Engineering']) await buyer.api.saveAddress({ body: addresses(firm) });
  for (const { _id } of [first, second]) await buyer.api.addToWishlist({ body: { product_id: _id } });
  return { ...buyer, orderId, products: [first, second] };
}

describe('joining two accounts', () => {
  it('gives requests, ratings, addresses, wishlist and phone of the one to the other, each thing once', async () => {
    const from = await createFormerBuyer();
    const into = await signUp(shop);
    await into.api.saveAddress({ body: addresses('Rao Works') });
    await into.api.addToWishlist({ body: { product_id: from.products[0]?._id ?? '' } });
    await merge(from, into);

    const { orders } = await into.api.listOrders();
    expect(orders).toMatchObject([
      { _id: from.orderId, orderStatus: 'Delivered', order_rating: 4, order_email: into.email },
    ]);
    const { result: saved } = await into.api.listAddresses();
    expect(saved.map((address) => address.address_customer).toSorted()).toEqual([
      'Rao Engineering',
      'Rao Works',
    ]);
    const { result: wishlist } = await into.api.listWishlist();
    expect(wishlist).toHaveLength(2);
    expect((await into.api.verifySession()).userInfo).toMatchObject({ email: into.email, phone: from.phone });
    const { result: data } = await into.api.downloadMyData();
    expect(data.merged_accounts).toMatchObject([{ name: 'Asha Rao', email: from.email }]);
    expect(data.security_events.map(({ event }) => event)).toContain('accounts_merged');
  });

  it('leaves one of two addresses only if the label is the same, too', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    const save = ({ api }: typeof from, address_label?: string) =>
      api.saveAddress({ body: { ...addresses('Rao Works'), address_label } });
    for (const label of ['Works', 'Head office']) await save(from, label);
    for (const label of ['Works', undefined]) await save(into, label);
    await merge(from, into);
    const { result } = await into.api.listAddresses();
    const labels = result.map(({ address_label: label }) => label);
    expect(labels.toSorted()).toEqual(['Head office', 'Works', undefined]);
  });

  it('leaves one of two addresses only if the consignee is the same, too', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    const save = ({ api }: typeof from, name: string) =>
      api.saveAddress({
        body: { ...addresses('Rao Works'), consignee_name: name, consignee_gstin: 'URP' },
      });
    for (const name of ['Peenya Fabricators', 'Jigani Fabricators']) await save(from, name);
    await save(into, 'Peenya Fabricators');
    await into.api.saveAddress({ body: addresses('Rao Works') });
    await merge(from, into);
    const { result } = await into.api.listAddresses();
    expect(result.map(({ consignee_name: name }) => name).toSorted()).toEqual([
      'Jigani Fabricators',
      'Peenya Fabricators',
      undefined,
    ]);
  });

  it('ends the login of the first one, tells so in words, and writes to both addresses', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    await merge(from, into);
    await expect(from.api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(shop.api().logIn({ body: { email: from.email, password: PASSWORD } })).rejects.toMatchObject(
      {
        status: 403,
        message: expect.stringMatching(/^This account has been merged with your other account\./),
      },
    );
    for (const { email } of [from, into]) {
      const mail = await shop.outbox.waitForMail(email, 'accounts have been merged');
      expect(mail).toContain(`${from.email} can no longer be used to log in`);
    }
    expect((await into.api.verifySession()).userInfo.email).toBe(into.email);
  });

  it('is recorded under the operator’s name, without personal data', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    const { id } = await getAccount(shop.database, from.email);
    await merge(from, into);
    const [latest] = await listChangeSets(shop.database, 1, 10);
    expect(latest).toMatchObject({ changedBy: 'meera', kind: 'accounts' });
    expect(latest?.changes.find(({ subject }) => subject === id)?.after).toHaveProperty('merged_into');
    expect(JSON.stringify(latest)).not.toContain(from.email);
  });

  it('is possible again with the account that stays, whose deletion takes all of them along', async () => {
    const buyers = [await signUp(shop), await signUp(shop), await signUp(shop)] as const;
    const [first, second, third] = buyers;
    const ids: string[] = [];
    for (const { email } of buyers) ids.push((await getAccount(shop.database, email)).id);
    await merge(first, second);
    await merge(second, third);
    expect((await getBuyer(shop.database, first.email)).mergedIntoEmail).toBe(third.email);
    await closeAccount(shop.database, 'meera', third.email);
    expect(await shop.database.$count(sql`accounts where id = any(${sql.param(ids)}::text[])`)).toBe(0);
  });

  it('is refused for the same, a blocked, an unknown or an already joined account', async () => {
    const [one, other, blocked, joined] = [
      await signUp(shop),
      await signUp(shop),
      await signUp(shop),
      await signUp(shop),
    ];
    await blockAccount(shop.database, 'meera', blocked.email, 'Sends spam');
    await merge(joined, other);
    await expect(merge(one, one)).rejects.toThrow('They are already one account.');
    await expect(merge(blocked, one)).rejects.toThrow(`${blocked.email} is blocked.`);
    await expect(merge(one, { email: 'nobody@buyer.test' })).rejects.toThrow('There is no account');
    const joinedMessage = `${joined.email} is part of another account`;
    await expect(merge(joined, one)).rejects.toThrow(joinedMessage);
    await expect(correctAccount(shop.database, 'meera', joined.email, { name: 'X' })).rejects.toThrow(
      joinedMessage,
    );
    await expect(closeAccount(shop.database, 'meera', joined.email)).rejects.toThrow(joinedMessage);
  });

  it('changes nothing when together they have too many addresses', async () => {
    const [from, into] = [await signUp(shop), await signUp(shop)];
    await from.api.saveAddress({ body: addresses('Rao Works') });
    const { id } = await getAccount(shop.database, into.email);
    await shop.database.execute(sql`
      insert into addresses (id, account_id, customer, contact_name, phone, gstin, billing, shipping)
      select ${id} || number, ${id}, 'Firm ' || number, 'A', '1', 'G', '{}', '{}' from generate_series(1, 100) as number`);
    await expect(merge(from, into)).rejects.toThrow('Together they have 101 addresses; there can be 100.');
    expect((await from.api.listAddresses()).result).toHaveLength(1);
  });
});
