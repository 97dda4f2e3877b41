import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import {
  BILLING,
  fetchProducts,
  GSTIN,
  PASSWORD,
  quoteRequestFor,
  signUp,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { blockAccount, blockValue, countDomain } from './block-buyers.ts';
import { listChangeSets } from './change-set-queries.ts';
import { getBuyer } from './find-buyers.ts';
import { unblock } from './unblock.ts';

const OTHER_GSTIN = '29AAACR5055K1Z3';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newDomain = () => `${newId().toLowerCase()}.example`;
const logIn = (email: string, password = PASSWORD) => shop.api().logIn({ body: { email, password } });
const register = (email: string, password = PASSWORD) =>
  shop.api().register({ body: { name: 'Asha Rao', email, password } });
const block = (kind: 'email' | 'domain' | 'gstin', value: string) =>
  blockValue(shop.database, 'meera', { kind, value }, 'Sends spam');
const countRegistrations = (email: string) => shop.database.$count(sql`registrations where email = ${email}`);
const countMailsTo = async (email: string) => {
  const countJobs = async () =>
    (await shop.database.execute(sql`select from graphile_worker.jobs where attempts < max_attempts`)).rows
      .length;
  await expect.poll(countJobs).toBe(0);
  return (await shop.outbox.mailsTo(email)).length;
};

async function registerAndGetLink(email: string) {
  await register(email);
  const link = await shop.outbox.waitForLink(email, 'Activate');
  return link.replace('/verify-account/', '');
}

describe('a blocked account', () => {
  it('is logged out everywhere, and told so in words when it logs in with the right password', async () => {
    const { email, api } = await signUp(shop);
    await blockAccount(shop.database, 'meera', ` ${email.toUpperCase()}`, 'Sends spam');
    await expect(api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(logIn(email)).rejects.toMatchObject({
      status: 403,
      message:
        'This account is blocked. If you think this is a mistake, please contact us: sales@udyoghaat.example, +91 33 4000 1234.',
    });
    await expect(logIn(email)).rejects.not.toThrow('spam');
  });

  it('looks like any other account to a wrong password', async () => {
    const [blocked, other] = [await signUp(shop), await signUp(shop)];
    await blockAccount(shop.database, 'meera', blocked.email, 'Sends spam');
    const attempt = (email: string) =>
      logIn(email, 'not the password').catch(({ status, message }) => ({ status, message }));
    expect(await attempt(blocked.email)).toEqual(await attempt(other.email));
  });

  it('has no links by which it could change its e-mail address or password', async () => {
    const { email, api } = await signUp(shop);
    const newEmail = `${newId().toLowerCase()}@buyer.test`;
    await api.changeEmail({ body: { email: newEmail, password: PASSWORD } });
    const link = await shop.outbox.waitForLink(newEmail, 'Confirm your new');
    await blockAccount(shop.database, 'meera', email, 'Sends spam');
    const email_token = new URL(link, 'http://shop.test').pathname.split('/').at(-1) ?? '';
    await expect(
      shop.api().confirmEmail({ body: { email_token, password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 422 });
    expect(await getBuyer(shop.database, email)).toMatchObject({ email, blockedReason: 'Sends spam' });
  });

  it('logs in again after it is unblocked, but its former sessions stay ended', async () => {
    const { email, api } = await signUp(shop);
    await blockAccount(shop.database, 'meera', email, 'Sends spam');
    await unblock(shop.database, 'ravi', email);
    await expect(api.verifySession()).rejects.toMatchObject({ status: 401 });
    const { access_token } = await logIn(email);
    expect((await shop.api(access_token).verifySession()).userInfo.email).toBe(email);
  });

  it('stays without sessions when it logs in at the moment of the block', async () => {
    const { email } = await signUp(shop);
    const logins = Array.from({ length: 4 }, () => logIn(email).catch(() => undefined));
    await blockAccount(shop.database, 'meera', email, 'Sends spam');
    await Promise.all(logins);
    const { id } = await getBuyer(shop.database, email);
    expect(await shop.database.$count(sql`sessions where account_id = ${id}`)).toBe(0);
  });

  it('is recorded under the operator’s name, without the reason', async () => {
    const { email } = await signUp(shop);
    await blockAccount(shop.database, 'meera', email, 'Planted reason');
    const [latest] = await listChangeSets(shop.database, 1, 10);
    expect(latest).toMatchObject({ changedBy: 'meera', kind: 'accounts', verb: 'changed' });
    expect(latest?.changes[0]?.after).toMatchObject({ blocked_at: expect.any(String), blocked_reason: '…' });
  });

  it('cannot be blocked twice, without a reason, or if there is none', async () => {
    const { email } = await signUp(shop);
    const blockIt = (address: string, reason: string) =>
      blockAccount(shop.database, 'meera', address, reason);
    expect(() => blockIt(email, ' ')).toThrow('A reason is required.');
    await blockIt(email, 'Sends spam');
    await expect(blockIt(email, 'Again')).rejects.toThrow('This is already blocked.');
    await expect(blockIt('nobody@buyer.test', 'Spam')).rejects.toThrow('There is no account');
  });
});

describe('a blocked e-mail address', () => {
  it('gets the same response to a registration as any other, but no registration and no mail', async () => {
    const [email, other] = [`a@${newDomain()}`, `b@${newDomain()}`];
    await block('email', email.toUpperCase());
    expect(await register(email)).toEqual(await register(other));
    await shop.outbox.waitForMail(other, 'Activate');
    expect(await countRegistrations(email)).toBe(0);
    expect(await countMailsTo(email)).toBe(0);
  });

  it('activates no earlier registration, and says so only to those who know its password', async () => {
    const email = `a@${newDomain()}`;
    const activation_token = await registerAndGetLink(email);
    await block('email', email);
    await expect(shop.api().activateAccount({ body: { activation_token } })).rejects.toMatchObject({
      status: 422,
      message: 'This link has expired or has already been used.',
    });
    expect(await shop.database.$count(sql`accounts where email = ${email}`)).toBe(0);
    await expect(logIn(email)).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/^This account is blocked\./),
    });
    await expect(logIn(email, 'not the password')).rejects.toMatchObject({ status: 422 });
  });

  it('cannot become the address of another account, which gets the usual response', async () => {
    const { email, api } = await signUp(shop);
    const [blocked, other] = [`a@${newDomain()}`, `b@${newDomain()}`];
    await block('email', blocked);
    const change = (address: string) => api.changeEmail({ body: { email: address, password: PASSWORD } });
    expect(await change(blocked)).toEqual(await change(other));
    await shop.outbox.waitForMail(other, 'Confirm your new');
    expect(await countMailsTo(blocked)).toBe(0);
    expect((await api.verifySession()).userInfo.email).toBe(email);
  });

  it('is stored and recorded as a hash only', async () => {
    const email = `planted@${newDomain()}`;
    await block('email', email);
    const { rows } = await shop.database.execute(
      sql`select blocklist.*, (select json_agg(changes) from changes) from blocklist`,
    );
    expect(JSON.stringify(rows)).toContain('Sends spam');
    expect(JSON.stringify(rows)).not.toContain(email);
    const [latest] = await listChangeSets(shop.database, 1, 10);
    expect(latest).toMatchObject({ changedBy: 'meera', kind: 'blocklist', verb: 'added' });
    expect(latest?.changes[0]).toMatchObject({ label: 'email', after: { reason: '…' } });
    expect(latest?.changes[0]?.after).not.toHaveProperty('value_hash');
  });

  it('is rejected when it has an account, is blocked already or is no address', async () => {
    const { email } = await signUp(shop);
    await expect(block('email', email)).rejects.toThrow(`${email} has an account.`);
    const free = `a@${newDomain()}`;
    await block('email', free);
    await expect(block('email', free)).rejects.toThrow('This is already blocked.');
    expect(() => block('email', 'nobody')).toThrow('Please enter a valid e-mail address.');
  });
});

describe('a blocked domain', () => {
  it('logs out its accounts and those below it, and lets nobody there log in or register', async () => {
    const domain = newDomain();
    const inside = await signUp(shop, `asha@${domain}`);
    const below = await signUp(shop, `asha@mail.${domain}`);
    const beside = await signUp(shop, `asha@not${domain}`);
    expect(await countDomain(shop.database, ` ${domain.toUpperCase()}`)).toEqual({ domain, accounts: 2 });
    await block('domain', domain);
    for (const { api, email } of [inside, below]) {
      await expect(api.verifySession()).rejects.toMatchObject({ status: 401 });
      await expect(logIn(email)).rejects.toMatchObject({ status: 403 });
      expect(await getBuyer(shop.database, email)).toMatchObject({ blockedAt: null, isEmailBlocked: true });
    }
    await register(`ravi@${domain}`);
    expect(await countRegistrations(`ravi@${domain}`)).toBe(0);
    expect((await beside.api.verifySession()).userInfo.email).toBe(beside.email);
    await unblock(shop.database, 'meera', domain);
    await logIn(inside.email);
  });

  it.each(['', 'example', '@rao.example', 'a b.example', 'rao.example/x', '%.example'])(
    'is rejected when it is %j',
    async (domain) => {
      expect(() => block('domain', domain)).toThrow('A domain looks like rao.example, without @.');
    },
  );
});

describe('a blocked GSTIN', () => {
  it('is refused in words on a quote request, which leaves its key unused', async () => {
    const { api } = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There is no product.');
    const body = {
      ...quoteRequestFor([{ product, quantity: 1 }]),
      order_gstin: OTHER_GSTIN,
      billing_address: { ...BILLING, b_state: 'Karnataka', b_district: 'Bengaluru Urban', b_pin: '560058' },
    };
    const submit = () => api.submitQuoteRequest({ body, headers: { 'idempotency-key': 'one' } });
    await block('gstin', `${OTHER_GSTIN.toLowerCase().slice(0, 5)} ${OTHER_GSTIN.slice(5)}`);
    await expect(submit()).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(
        /^We cannot accept quote requests with this GSTIN\. .*sales@udyoghaat\.example/,
      ),
    });
    await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 1 }]) });
    expect((await api.listOrders()).orders.map((order) => order.order_gstin)).toEqual([GSTIN]);
    await unblock(shop.database, 'meera', OTHER_GSTIN.toLowerCase());
    expect((await submit()).result).toHaveLength(1);
  });

  it('still gives a repeated request its first response', async () => {
    const { api } = await signUpWithPhone(shop);
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There is no product.');
    const body = quoteRequestFor([{ product, quantity: 1 }]);
    const submit = () => api.submitQuoteRequest({ body, headers: { 'idempotency-key': 'two' } });
    const first = await submit();
    await block('gstin', GSTIN);
    expect(await submit()).toEqual(first);
    await unblock(shop.database, 'meera', GSTIN);
  });
});

describe('unblocking', () => {
  it('also takes the beginning of a block’s id, and names what is not blocked', async () => {
    const email = `a@${newDomain()}`;
    await block('email', email);
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from blocklist order by blocked_at desc limit 1`,
    );
    await unblock(shop.database, 'meera', rows[0]?.id.slice(0, 7) ?? '');
    await expect(unblock(shop.database, 'meera', email)).rejects.toThrow(`There is no block “${email}”.`);
  });
});
