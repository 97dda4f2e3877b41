import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/new-id.ts';
import { PASSWORD, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { newToken } from './secrets.ts';

const THIEFS_PASSWORD = 'the thief chose this';
const EXISTS = 'This e-mail address already has an account. Please log in.';
const INVALID = 'This link has expired or has already been used.';

let shop: TestShop;
let trialShop: TestShop;
beforeAll(async () => {
  [shop, trialShop] = await Promise.all([openTestShop({}, { isTrial: false }), openTestShop()]);
});
afterAll(() => Promise.all([shop.close(), trialShop.close()]));

type Person = { name: string; password: string; device_secret?: string };
type Proof = { device_secret?: string | undefined; password?: string | undefined };

const newOwner = (): Person => ({ name: 'Owner', password: PASSWORD, device_secret: newToken() });
const newThief = (): Person => ({ name: 'Thief', password: THIEFS_PASSWORD, device_secret: newToken() });

/** Registers and returns the token of the link that is mailed. */
async function register(person: Person, email: string, at = shop): Promise<string> {
  return getNewToken(email, () => at.api().register({ body: { ...person, email } }), at);
}

/** The token of the link in the mail that something causes. */
async function getNewToken(email: string, cause: () => Promise<unknown>, at = shop): Promise<string> {
  const { length } = await at.outbox.mailsTo(email);
  await cause();
  await expect
    .poll(async () => (await at.outbox.mailsTo(email)).length, { timeout: 30_000 })
    .toBe(length + 1);
  const link = await at.outbox.waitForLink(email, 'Activate');
  return link.replace('/verify-account/', '');
}

const check = (activation_token: string, { device_secret, password }: Proof, at = shop) =>
  at.api().checkActivation({ body: { activation_token, device_secret, password } });
const activate = (activation_token: string) => shop.api().activateAccount({ body: { activation_token } });
const logIn = (email: string, password: string, device_secret?: string) =>
  shop.api().logIn({ body: { email, password, device_secret } });
const newEmail = () => `${newId().toLowerCase()}@buyer.test`;

describe('an activation link', () => {
  it('needs no password in the browser that registered', async () => {
    const [owner, email] = [newOwner(), newEmail()];
    const token = await register(owner, email);
    const { device_secret } = owner;
    expect(await check(token, { device_secret })).toEqual({ success: true, email, needs_password: false });
  });

  it('needs the password of its registration in any other browser, and a wrong one spends nothing', async () => {
    const email = newEmail();
    const token = await register(newOwner(), email);
    for (const device_secret of [undefined, newToken()])
      expect(await check(token, { device_secret })).toMatchObject({ email, needs_password: true });
    await expect(check(token, { password: 'not the password' })).rejects.toMatchObject({
      status: 422,
      fields: { password: expect.stringContaining('This is not the password you registered with.') },
    });
    expect(await check(token, { password: PASSWORD })).toMatchObject({ needs_password: false });
    await activate(token);
    expect((await logIn(email, PASSWORD)).success).toBe(true);
  });

  it('needs the password in a browser like that of a registration without a device secret', async () => {
    const token = await register({ name: 'Owner', password: PASSWORD }, newEmail());
    expect(await check(token, {})).toMatchObject({ needs_password: true });
  });

  it('needs no password in trial mode', async () => {
    const token = await register(newOwner(), newEmail(), trialShop);
    expect(await check(token, {}, trialShop)).toMatchObject({ needs_password: false });
  });

  it('activates its own registration, not the newest, and ends the others, whose links say so', async () => {
    const [owner, thief, email] = [newOwner(), newThief(), newEmail()];
    const token = await register(owner, email);
    const thiefsToken = await register(thief, email);
    await activate(token);
    await expect(logIn(email, THIEFS_PASSWORD)).rejects.toMatchObject({ status: 422 });
    const { access_token } = await logIn(email, PASSWORD);
    expect((await shop.api(access_token).verifySession()).userInfo.name).toBe('Owner');

    await expect(activate(thiefsToken)).rejects.toMatchObject({ status: 422, message: EXISTS });
    await expect(check(thiefsToken, thief)).rejects.toMatchObject({ status: 422, message: EXISTS });
    await expect(activate(token)).rejects.toMatchObject({ message: INVALID });
    await expect(logIn(email, THIEFS_PASSWORD)).rejects.toMatchObject({ status: 422 });
  });

  it('of a stranger’s registration is not activated by the owner of the address', async () => {
    const [owner, thief, email] = [newOwner(), newThief(), newEmail()];
    const token = await register(owner, email);
    const thiefsToken = await register(thief, email);
    const { device_secret, password } = owner;
    expect(await check(thiefsToken, { device_secret })).toMatchObject({ needs_password: true });
    await expect(check(thiefsToken, { device_secret, password })).rejects.toMatchObject({ status: 422 });
    expect(await check(token, { device_secret })).toMatchObject({ needs_password: false });
    await activate(token);
    await expect(logIn(email, THIEFS_PASSWORD)).rejects.toMatchObject({ status: 422 });
  });

  it('is checked at most 50 times an hour from one network address', async () => {
    const token = await register(newOwner(), newEmail());
    const statuses: number[] = [];
    for (let guess = 0; guess < 51; guess += 1) {
      const body = JSON.stringify({ activation_token: token, password: `guess number ${guess}` });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      statuses.push((await shop.fetch('/api/user/checkActivation', init, '203.0.113.9')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 422), 429]);
  });

  it('that is unknown, or meant for something else, is rejected alike', async () => {
    const { email, token: accessToken } = await signUp(shop);
    await shop.api().forgetPassword({ body: { email } });
    const resetLink = await shop.outbox.waitForLink(email, 'Subject: Set a new password');
    for (const wrong of ['unknown', accessToken, resetLink.replace('/reset-password/', '')])
      await expect(check(wrong, { password: PASSWORD })).rejects.toMatchObject({
        status: 422,
        message: INVALID,
      });
  });
});

describe('a login before the activation', () => {
  it('sends the link of the registration made in this browser again, or else of the newest', async () => {
    for (const { isOwner, device } of [
      { isOwner: true, device: 'owner' },
      { isOwner: false, device: undefined },
    ]) {
      const [owner, thief, email] = [newOwner(), newThief(), newEmail()];
      await register(owner, email);
      await register(thief, email);
      const password = isOwner ? PASSWORD : THIEFS_PASSWORD;
      const token = await getNewToken(email, () =>
        expect(logIn(email, password, device && owner.device_secret)).rejects.toMatchObject({ status: 403 }),
      );
      expect(await check(token, { password })).toMatchObject({ needs_password: false });
    }
  });
});
