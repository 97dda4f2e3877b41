import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { PASSWORD, randomPhone, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { selectAccountByEmail } from './repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const getToken = (link: string) => link.split('/').at(-1) ?? '';

/** Skips the two seconds that the API call takes for every address. */
async function forgetPassword(email: string): Promise<void> {
  const account = await selectAccountByEmail(shop.database, email);
  await enqueue(shop.database, 'reset-mail', { accountId: account?.id ?? '' });
}

type Table = 'sessions' | 'link_tokens' | 'phone_codes';

/** Makes everything older, as if the database's clock had been set forward, or back for negative hours. */
async function moveClock(table: Table, hours: number): Promise<void> {
  await shop.database.execute(
    sql`update ${sql.identifier(table)} set expires_at = expires_at - make_interval(hours => ${hours})`,
  );
}

/** Expects `use` to be rejected after expiry, and still to be rejected when the clock is set back. */
async function expectStaysRejected(table: Table, use: () => Promise<unknown>, error: { status: number }) {
  await moveClock(table, 25);
  await expect(use()).rejects.toMatchObject(error);
  await moveClock(table, -25);
  await expect(use()).rejects.toMatchObject(error);
}

describe('setting the clock back', () => {
  it('does not make an expired session valid again', async () => {
    const { api } = await signUp(shop);
    await api.verifySession();
    await expectStaysRejected('sessions', () => api.verifySession(), { status: 401 });
  });

  it('does not make an expired activation link valid again', async () => {
    const email = 'late@buyer.test';
    await shop.api().register({ body: { name: 'Asha', email, password: PASSWORD } });
    const activation_token = getToken(await shop.outbox.waitForLink(email, 'Activate'));
    await expectStaysRejected(
      'link_tokens',
      () => shop.api().activateAccount({ body: { activation_token } }),
      {
        status: 422,
      },
    );
  });

  it('does not make an expired password reset link valid again', async () => {
    const { email } = await signUp(shop);
    await forgetPassword(email);
    const authorization = getToken(await shop.outbox.waitForLink(email, 'Subject: Set a new password'));
    const reset = () =>
      shop.api().resetPassword({ headers: { authorization }, body: { password: 'new and long' } });
    await expectStaysRejected('link_tokens', reset, { status: 422 });
  });

  it('does not make an expired link to a new e-mail address valid again', async () => {
    const { api } = await signUp(shop);
    const email = 'late-change@buyer.test';
    await api.changeEmail({ body: { email, password: PASSWORD } });
    const email_token = getToken(await shop.outbox.waitForLink(email, 'Confirm your new'));
    const confirm = () => shop.api().confirmEmail({ body: { email_token, password: PASSWORD } });
    await expectStaysRejected('link_tokens', confirm, { status: 422 });
  });

  it('does not make an expired phone code valid again', async () => {
    const { api } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await expectStaysRejected(
      'phone_codes',
      () => api.updateProfile({ body: { name: 'Asha', phone, otp } }),
      {
        status: 422,
      },
    );
  });
});

describe.each([
  { position: 'ahead of', years: 1 },
  { position: 'behind', years: -1 },
])('a server whose clock is a year $position the database’s', ({ years }) => {
  afterEach(() => vi.useRealTimers());

  it('issues sessions, links and codes with the usual lifetimes', async () => {
    vi.useFakeTimers({ now: Date.now() + years * 365 * 86_400_000, toFake: ['Date'] });
    const { api, email } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await forgetPassword(email);
    await expect.poll(async () => (await listLifetimes(email, phone)).length).toBe(3);
    expect(await listLifetimes(email, phone)).toEqual(['reset 30', 'session 1440', 'code 10']);
    await api.updateProfile({ body: { name: 'Asha', phone, otp } });
  });
});

/** What the buyer can use, with the minutes until it expires. */
async function listLifetimes(email: string, phone: string): Promise<string[]> {
  const account = sql`(select id from accounts where email = ${email})`;
  const { rows } = await shop.database.execute<{ kind: string; minutes: number }>(sql`
    with issued as (
      select purpose as kind, expires_at from link_tokens where account_id = ${account}
      union all select 'session', expires_at from sessions where account_id = ${account}
      union all select 'code', expires_at from phone_codes where phone = ${phone})
    select kind, ceil(extract(epoch from expires_at - now()) / 60)::integer as minutes from issued
    order by kind = 'code', kind = 'session'`);
  return rows.map(({ kind, minutes }) => `${kind} ${minutes}`);
}
