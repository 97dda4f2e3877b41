import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const NEW_PASSWORD = 'a quite different one';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function requestReset(email: string): Promise<string> {
  await shop.api().forgetPassword({ body: { email } });
  return (await shop.outbox.waitForLink(email, 'Subject: Set a new password')).replace(
    '/reset-password/',
    '',
  );
}

const reset = (authorization: string, password = NEW_PASSWORD) =>
  shop.api().resetPassword({ headers: { authorization }, body: { password } });
const logIn = (email: string, password: string) => shop.api().logIn({ body: { email, password } });

describe('a password reset', () => {
  it('works once with the e-mailed link and ends all sessions', async () => {
    const { email, api } = await signUp(shop);
    const token = await requestReset(email);
    await reset(token);
    await expect(api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(logIn(email, PASSWORD)).rejects.toMatchObject({ status: 422 });
    expect((await logIn(email, NEW_PASSWORD)).success).toBe(true);
    await expect(reset(token)).rejects.toMatchObject({ status: 422 });
    expect(await shop.outbox.waitForLink(email, 'was changed')).toBe('/forget-password');
  });

  it('keeps the link when the new password is too common, and invalidates all links once one is used', async () => {
    const { email } = await signUp(shop);
    const [first, second] = [await requestReset(email), await requestReset(email)];
    await expect(reset(first, 'Password123')).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    });
    await reset(first);
    await expect(reset(second)).rejects.toMatchObject({ status: 422 });
  });

  it('rejects an access token, an activation token and an unknown token', async () => {
    const { token } = await signUp(shop);
    const email = 'pending@buyer.test';
    await shop.api().register({ body: { name: 'P', email, password: PASSWORD } });
    const activation = (await shop.outbox.waitForLink(email, 'Activate')).replace('/verify-account/', '');
    for (const wrong of [token, activation, 'x'])
      await expect(reset(wrong)).rejects.toMatchObject({ status: 422 });
  });

  it('gives the same response after at least 2 s, whether or not the address is known', async () => {
    const { email } = await signUp(shop);
    const startedAt = Date.now();
    const [known, unknown] = await Promise.all([
      shop.api().forgetPassword({ body: { email } }),
      shop.api().forgetPassword({ body: { email: 'stranger@buyer.test' } }),
    ]);
    expect(known).toEqual(unknown);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1990);
    expect(await shop.outbox.waitForLink('stranger@buyer.test', 'Subject: No ')).toBe('/register');
  });

  it('leaves no valid session when a login with the old password happens at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email } = await signUp(shop);
      const token = await requestReset(email);
      const [, login] = await Promise.allSettled([reset(token), logIn(email, PASSWORD)]);
      if (login.status === 'rejected') continue;
      await expect(shop.api(login.value.access_token).verifySession()).rejects.toMatchObject({ status: 401 });
    }
  });

  it('or a deletion of the account succeeds, not both, when they happen at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, api } = await signUp(shop);
      const token = await requestReset(email);
      const outcomes = await Promise.allSettled([
        reset(token),
        api.deleteAccount({ body: { password: PASSWORD } }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('a password that is easy to guess', () => {
  const COMMON = 'This password is too common. Please choose another one.';
  const OWN = 'Please choose a password other than your name, your e-mail address or our name.';

  it.concurrent.each([
    ['liverpool', COMMON],
    ['Password1!', COMMON],
    ['Asha Rao', OWN],
    ['Udyog Haat', OWN],
  ])('is rejected at its field when registering, resetting and changing: %s', async (password, message) => {
    const { email, api } = await signUp(shop);
    const rejection = { status: 422, fields: { password: message } };
    const registration = { name: 'Asha Rao', email: 'new@buyer.test', password };
    await expect(shop.api().register({ body: registration })).rejects.toMatchObject(rejection);
    const change = { current_password: PASSWORD, password };
    await expect(api.changePassword({ body: change })).rejects.toMatchObject(rejection);
    const token = await requestReset(email);
    await expect(reset(token, password)).rejects.toMatchObject(rejection);
    await reset(token);
  });
});

describe('changing the password', () => {
  it('needs the current password, keeps this session and ends the others', async () => {
    const { email, api } = await signUp(shop);
    const other = shop.api((await logIn(email, PASSWORD)).access_token);
    const change = (current_password: string) =>
      api.changePassword({ body: { current_password, password: NEW_PASSWORD } });
    await expect(change('wrong')).rejects.toMatchObject({
      fields: { current_password: 'Incorrect password.' },
    });
    await change(PASSWORD);
    expect((await api.verifySession()).userInfo.email).toBe(email);
    await expect(other.verifySession()).rejects.toMatchObject({ status: 401 });
  });
});
