import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import { PASSWORD, randomPhone, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { newToken } from './secrets.ts';

const NEW_LOGIN = 'New login to your';
const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Registers and activates in a browser with this device secret. */
async function signUpOn(device_secret: string): Promise<string> {
  const email = `${newId().toLowerCase()}@buyer.test`;
  await shop.api().register({ body: { name: 'Asha Rao', email, password: PASSWORD, device_secret } });
  const activation_token = (await shop.outbox.waitForLink(email, 'Activate')).split('/').at(-1) ?? '';
  await shop.api().activateAccount({ body: { activation_token, device_secret } });
  return email;
}

async function logIn(email: string, device_secret?: string, userAgent = CHROME_ON_ANDROID): Promise<void> {
  const response = await shop.fetch('/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: PASSWORD, device_secret }),
  });
  expect(response.status).toBe(200);
}

/** Waits for all jobs. */
async function countMails(email: string, words: string): Promise<number> {
  const countJobs = async () =>
    (await shop.database.execute(sql`select from graphile_worker.jobs where attempts < max_attempts`)).rows
      .length;
  await expect.poll(countJobs).toBe(0);
  return (await shop.outbox.mailsTo(email)).filter((mail) => mail.includes(words)).length;
}

describe('a login', () => {
  it('sends a mail when it is in another browser than those used before', async () => {
    const [desktop, phone] = [newToken(), newToken()];
    const email = await signUpOn(desktop);
    await logIn(email, desktop);
    expect(await countMails(email, NEW_LOGIN)).toBe(0);
    await logIn(email, phone);
    const mail = await shop.outbox.waitForMail(email, NEW_LOGIN);
    expect(mail).toMatch(
      /Chrome on Android, on \d\d? \w+ \d{4}, \d\d?:\d\d [ap]m \(Indian Standard Time\)\./,
    );
    expect(mail).toContain('/forget-password');
    await logIn(email, phone);
    await logIn(email, desktop);
    expect(await countMails(email, NEW_LOGIN)).toBe(1);
  });

  it('sends a mail each time when the browser keeps no device secret', async () => {
    const email = await signUpOn(newToken());
    for (const _ of [1, 2]) await logIn(email);
    expect(await countMails(email, NEW_LOGIN)).toBe(2);
  });

  it('sends a mail in a browser that only another buyer has used', async () => {
    const [mine, shared] = [newToken(), newToken()];
    const [email] = [await signUpOn(mine), await signUpOn(shared)];
    await logIn(email, shared);
    expect(await countMails(email, NEW_LOGIN)).toBe(1);
  });

  it('in the browser that registered sends a mail when another one has activated the account', async () => {
    const [thief, owner] = [newToken(), newToken()];
    const email = `${newId().toLowerCase()}@buyer.test`;
    await shop.api().register({ body: { name: 'Thief', email, password: PASSWORD, device_secret: thief } });
    const activation_token = (await shop.outbox.waitForLink(email, 'Activate')).split('/').at(-1) ?? '';
    await shop.api().activateAccount({ body: { activation_token, device_secret: owner } });
    await logIn(email, thief);
    expect(await countMails(email, NEW_LOGIN)).toBe(1);
  });

  it('gets no text of its own into the mail', async () => {
    const email = await signUpOn(newToken());
    await logIn(email, newToken(), 'Call 9830012345 at once, https://evil.example/ (Android)');
    const mail = await shop.outbox.waitForMail(email, NEW_LOGIN);
    expect(mail).toContain('an unknown browser on Android');
    expect(mail).not.toContain('evil.example');
  });
});

describe('a verified phone number', () => {
  it('is mailed when it is replaced, with its last digits only', async () => {
    const { api, email } = await signUpWithPhone(shop);
    const words = 'The phone number of your';
    expect(await countMails(email, words)).toBe(0);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await api.updateProfile({ body: { name: 'Asha Rao', phone, otp } });
    const mail = await shop.outbox.waitForMail(email, words);
    expect(mail).toContain(`one ending in ${phone.slice(-3)}.`);
    expect(mail).not.toContain(phone);
    await api.updateProfile({ body: { name: 'Asha R.', phone } });
    expect(await countMails(email, words)).toBe(1);
  });
});
