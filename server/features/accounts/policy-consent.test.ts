import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { setPage } from '../admin/set-page.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function hashTexts(): Promise<string> {
  const { rows } = await shop.database.execute<{ key: string; content: string }>(
    sql`select key, content from page_contents where key in ('TERM&CONDITION', 'PRIVACYPOLICY')`,
  );
  const texts = Object.fromEntries(rows.map(({ key, content }) => [key, content]));
  return createHash('sha256').update(`${texts.PRIVACYPOLICY}${texts['TERM&CONDITION']}`).digest('hex');
}

const getConsent = async (api: Awaited<ReturnType<typeof signUp>>['api']) =>
  (await api.downloadMyData()).result.account;

it('an account has the version of the terms and the privacy policy that were in force when it was registered', async () => {
  const firstVersion = await hashTexts();
  const startedAt = Date.now();
  const first = await signUp(shop);
  await setPage(shop.database, 'meera', 'PRIVACYPOLICY', '<h2>Who is responsible</h2><p>Somebody else.</p>');
  const second = await signUp(shop);

  const { agreedAt, policyVersion, createdAt } = await getConsent(first.api);
  expect(policyVersion).toBe(firstVersion);
  // The database's clock may differ from this program's.
  expect(Date.parse(agreedAt)).toBeGreaterThan(startedAt - 60_000);
  expect(agreedAt < createdAt).toBe(true);
  expect((await getConsent(second.api)).policyVersion).toBe(await hashTexts());
  expect(await hashTexts()).not.toBe(firstVersion);
});

it('a registration of a node of the previous version becomes an account without a recorded agreement', async () => {
  const email = 'older@buyer.test';
  await shop.api().register({ body: { name: 'Asha', email, password: 'correct horse battery' } });
  await shop.database.execute(sql`update registrations set policy_version = null where email = ${email}`);
  const link = await shop.outbox.waitForLink(email, 'Activate');
  await shop.api().activateAccount({ body: { activation_token: link.replace('/verify-account/', '') } });
  const { rows } = await shop.database.execute(
    sql`select policy_version, agreed_at from accounts where email = ${email}`,
  );
  expect(rows).toEqual([{ policy_version: null, agreed_at: null }]);
});
