import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { PASSWORD, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { newToken } from './secrets.ts';

const ASKED = 'Please open the link that we have e-mailed to the new address.';
const INVALID = 'This link has expired or has already been used.';
const LINK_MAIL = 'Confirm your new';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newEmail = () => `${newId().toLowerCase()}@buyer.test`;
const logIn = (email: string, password = PASSWORD) => shop.api().logIn({ body: { email, password } });
const confirm = (email_token: string, proof: { device_secret?: string; password?: string }) =>
  shop.api().confirmEmail({ body: { email_token, ...proof } });

const ask = (api: ApiClient, email: string, device_secret?: string) =>
  api.changeEmail({ body: { email, password: PASSWORD, device_secret } });

/** The token of the newest link mailed to a new address. */
async function waitForToken(email: string): Promise<string> {
  const mail = await shop.outbox.waitForMail(email, LINK_MAIL);
  const [, token = ''] = /\/verify-account\/([\w-]+)\?for=email/.exec(mail) ?? [];
  return token;
}

async function waitForJobs(): Promise<void> {
  const list = () =>
    shop.database.execute(sql`select from graphile_worker.jobs where attempts < max_attempts`);
  await expect.poll(async () => (await list()).rows.length).toBe(0);
}

describe('a new e-mail address', () => {
  it('is the account’s once the link mailed to it is opened, which works once', async () => {
    const [device_secret, email] = [newToken(), newEmail()];
    const { api, email: oldEmail } = await signUp(shop);
    expect(await ask(api, email, device_secret)).toMatchObject({ msg: ASKED });
    const token = await waitForToken(email);
    expect((await api.verifySession()).userInfo.email).toBe(oldEmail);
    await expect(logIn(email)).rejects.toMatchObject({ status: 422 });

    expect(await confirm(token, { device_secret })).toMatchObject({ email });
    expect((await api.verifySession()).userInfo.email).toBe(email);
    expect((await logIn(email)).success).toBe(true);
    await expect(logIn(oldEmail)).rejects.toMatchObject({ status: 422 });
    await expect(confirm(token, { device_secret })).rejects.toMatchObject({ status: 422, message: INVALID });
    expect((await api.downloadMyData()).result.security_events.map(({ event }) => event)).toEqual([
      ...['login', 'email_changed', 'login'],
    ]);
  });

  it('gets a mail without the buyer’s name, which a stranger may have made a message', async () => {
    const [api, email] = [(await signUp(shop)).api, newEmail()];
    await api.updateProfile({ body: { name: 'customer, pay at https://evil.example now', phone: '' } });
    await ask(api, email);
    expect(await shop.outbox.waitForMail(email, LINK_MAIL)).not.toContain('evil.example');
  });

  it('is mailed to the old one', async () => {
    const { api, email: oldEmail } = await signUp(shop);
    const email = newEmail();
    await ask(api, email);
    const notice = await shop.outbox.waitForMail(oldEmail, 'is being changed');
    expect(notice).toContain(email);
    expect(notice).toContain('/forget-password');
    expect(notice).not.toContain('verify-account');
  });

  it('needs the password', async () => {
    const { api } = await signUp(shop);
    const email = newEmail();
    const wrong = api.changeEmail({ body: { email, password: 'not the password' } });
    await expect(wrong).rejects.toMatchObject({ fields: { password: 'Incorrect password.' } });
    await waitForJobs();
    expect(await shop.outbox.mailsTo(email)).toEqual([]);
  });

  it('must be another one', async () => {
    const { api, email } = await signUp(shop);
    const same = ask(api, ` ${email.toUpperCase()} `);
    await expect(same).rejects.toMatchObject({ fields: { email: 'This is already your e-mail address.' } });
  });

  it('needs the password in another browser than the one that asked, and a wrong one spends nothing', async () => {
    const { api } = await signUp(shop);
    const email = newEmail();
    await ask(api, email, newToken());
    const token = await waitForToken(email);
    for (const proof of [{}, { device_secret: newToken() }])
      await expect(confirm(token, proof)).rejects.toMatchObject({ status: 403 });
    await expect(confirm(token, { password: 'not the password' })).rejects.toMatchObject({
      status: 422,
      fields: { password: 'Incorrect password.' },
    });
    expect(await confirm(token, { password: PASSWORD })).toMatchObject({ email });
  });

  it('that has an account already gets the same response, and only its owner learns it', async () => {
    const [{ api, email: oldEmail }, other] = [await signUp(shop), await signUp(shop)];
    expect(await ask(api, other.email)).toEqual(await ask((await signUp(shop)).api, newEmail()));
    const mail = await shop.outbox.waitForMail(other.email, 'This e-mail address already has');
    expect(mail).not.toContain(oldEmail);
    expect(mail).not.toContain('verify-account');
    expect((await other.api.verifySession()).userInfo.email).toBe(other.email);
  });

  it('that has got an account meanwhile stays with that account', async () => {
    const { api, email: oldEmail } = await signUp(shop);
    const email = newEmail();
    await ask(api, email);
    const token = await waitForToken(email);
    await signUp(shop, email);
    await expect(confirm(token, { password: PASSWORD })).rejects.toMatchObject({ status: 409 });
    expect((await api.verifySession()).userInfo.email).toBe(oldEmail);
  });

  it('ends the registrations that wait for it, whose links say so', async () => {
    const { api } = await signUp(shop);
    const email = newEmail();
    await shop.api().register({ body: { name: 'Thief', email, password: 'the thief chose this' } });
    const activation = (await shop.outbox.waitForLink(email, 'Activate')).split('/').at(-1) ?? '';
    await ask(api, email);
    await confirm(await waitForToken(email), { password: PASSWORD });
    const activate = shop.api().activateAccount({ body: { activation_token: activation } });
    await expect(activate).rejects.toMatchObject({
      message: 'This e-mail address already has an account. Please log in.',
    });
  });
});

describe('the link to a new e-mail address', () => {
  it('is invalidated by a new request, and by a change of the password, also before it is sent', async () => {
    const { api } = await signUp(shop);
    const [first, second] = [newEmail(), newEmail()];
    await ask(api, first);
    const firstToken = await waitForToken(first);
    await ask(api, second);
    const secondToken = await waitForToken(second);
    await expect(confirm(firstToken, { password: PASSWORD })).rejects.toMatchObject({ message: INVALID });

    const newPassword = 'a quite different one';
    await api.changePassword({ body: { current_password: PASSWORD, password: newPassword } });
    await expect(confirm(secondToken, { password: newPassword })).rejects.toMatchObject({ message: INVALID });
    // A mail that is still waiting is not sent without this row.
    const { rows } = await shop.database.execute(
      sql`select from email_changes where email in (${first}, ${second})`,
    );
    expect(rows).toEqual([]);
  });

  it('invalidates links to the old address, once it is opened', async () => {
    const { api, email: oldEmail } = await signUp(shop);
    const email = newEmail();
    await shop.api().forgetPassword({ body: { email: oldEmail } });
    const link = await shop.outbox.waitForLink(oldEmail, 'Subject: Set a new password');
    await ask(api, email);
    await confirm(await waitForToken(email), { password: PASSWORD });
    const reset = shop.api().resetPassword({
      headers: { authorization: link.replace('/reset-password/', '') },
      body: { password: 'the old mailbox’s choice' },
    });
    await expect(reset).rejects.toMatchObject({ status: 422, message: INVALID });
  });

  it('works once for fifty parallel calls', async () => {
    const [device_secret, email] = [newToken(), newEmail()];
    const { api } = await signUp(shop);
    await ask(api, email, device_secret);
    const token = await waitForToken(email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => confirm(token, { device_secret })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is good for nothing else, and no other link for this', async () => {
    const { api, email: oldEmail, token: accessToken } = await signUp(shop);
    const email = newEmail();
    await ask(api, email);
    const token = await waitForToken(email);
    await expect(shop.api().activateAccount({ body: { activation_token: token } })).rejects.toThrow(INVALID);
    const reset = { headers: { authorization: token }, body: { password: 'a quite different one' } };
    await expect(shop.api().resetPassword(reset)).rejects.toThrow(INVALID);
    await shop.api().forgetPassword({ body: { email: oldEmail } });
    const resetLink = await shop.outbox.waitForLink(oldEmail, 'Subject: Set a new password');
    for (const wrong of ['unknown', accessToken, resetLink.replace('/reset-password/', '')])
      await expect(confirm(wrong, { password: PASSWORD })).rejects.toThrow(INVALID);
  });
});
