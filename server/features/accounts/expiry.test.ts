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

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

/** Without the two seconds that the call takes for everyone. */
async function forgetPassword(email: string): Promise<void> {
  const account = await selectAccountByEmail(shop.database, email);
  await enqueue(shop.database, 'reset-mail', { accountId: account?.id ?? '' });
}

type Table = 'sessions' | 'link_tokens' | 'phone_codes';

/** For the database everything was so much longer ago: as if its clock had been put forward, or back. */
async function moveClock(table: Table, hours: number): Promise<void> {
  await shop.database.execute(
    sql`update ${sql.identifier(table)} set expires_at = expires_at - make_interval(hours => ${hours})`,
  );
}

/** Works now; put forward the clock and it is refused; back again, it still is. */
async function staysRefused(table: Table, use: () => Promise<unknown>, refusal: { status: number }) {
  await moveClock(table, 25);
  await expect(use()).rejects.toMatchObject(refusal);
  await moveClock(table, -25);
  await expect(use()).rejects.toMatchObject(refusal);
}

describe('what was once refused for its age stays refused though the clock is put back:', () => {
  it('a session', async () => {
    const { api } = await signUp(shop);
    await api.verifySession();
    await staysRefused('sessions', () => api.verifySession(), { status: 401 });
  });

  it('a link that makes an account', async () => {
    const email = 'late@buyer.test';
    await shop.api().register({ body: { name: 'Asha', email, password: PASSWORD } });
    const activation_token = tokenOf(await shop.outbox.waitForLink(email, 'Activate'));
    await staysRefused('link_tokens', () => shop.api().activateAccount({ body: { activation_token } }), {
      status: 422,
    });
  });

  it('a link for a new password', async () => {
    const { email } = await signUp(shop);
    await forgetPassword(email);
    const authorization = tokenOf(await shop.outbox.waitForLink(email, 'new password'));
    const reset = () =>
      shop.api().resetPassword({ headers: { authorization }, body: { password: 'new and long' } });
    await staysRefused('link_tokens', reset, { status: 422 });
  });

  it('a phone code', async () => {
    const { api } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await staysRefused('phone_codes', () => api.updateProfile({ body: { name: 'Asha', phone, otp } }), {
      status: 422,
    });
  });
});

describe.each([
  { what: 'ahead of', years: 1 },
  { what: 'behind', years: -1 },
])('a node whose clock is a year $what the database’s', ({ years }) => {
  afterEach(() => vi.useRealTimers());

  it('gives sessions, links and codes that are good for as long as any other', async () => {
    vi.useFakeTimers({ now: Date.now() + years * 365 * 86_400_000, toFake: ['Date'] });
    const { api, email } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await forgetPassword(email);
    await expect.poll(async () => (await validities(email, phone)).length).toBe(3);
    expect(await validities(email, phone)).toEqual(['reset 30', 'session 1440', 'code 10']);
    await api.updateProfile({ body: { name: 'Asha', phone, otp } });
  });
});

/** What the buyer has, and for how many minutes from now. */
async function validities(email: string, phone: string): Promise<string[]> {
  const account = sql`(select id from accounts where email = ${email})`;
  const { rows } = await shop.database.execute<{ what: string; minutes: number }>(sql`
    with given as (
      select purpose as what, expires_at from link_tokens where account_id = ${account}
      union all select 'session', expires_at from sessions where account_id = ${account}
      union all select 'code', expires_at from phone_codes where phone = ${phone})
    select what, ceil(extract(epoch from expires_at - now()) / 60)::integer as minutes from given
    order by what = 'code', what = 'session'`);
  return rows.map(({ what, minutes }) => `${what} ${minutes}`);
}
