import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, randomPhone, signUp } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function listMailJobs() {
  const { rows } = await shop.database.execute(
    sql`select task_identifier, attempts, last_error, run_at, locked_at from graphile_worker.jobs
      where task_identifier like '%-mail'`,
  );
  return rows;
}

describe('registration', () => {
  it('creates the account once the e-mailed link is opened, and the link works once', async () => {
    const body = { name: 'Asha', email: 'Asha@Buyer.test ', password: PASSWORD };
    await shop.api().register({ body });
    const logIn = () => shop.api().logIn({ body: { email: 'asha@buyer.test', password: PASSWORD } });
    await expect(logIn()).rejects.toMatchObject({ status: 403 });

    const token = (await shop.outbox.waitForLink('asha@buyer.test', 'Activate')).replace(
      '/verify-account/',
      '',
    );
    const activate = () => shop.api().activateAccount({ body: { activation_token: token } });
    expect((await activate()).success).toBe(true);
    await expect(activate()).rejects.toMatchObject({ status: 422 });
    expect(await logIn()).toMatchObject({ success: true, msg: 'Login Successfully Done' });
  });

  it('lets one of 50 parallel activations of a link succeed', async () => {
    await shop.api().register({ body: { name: 'Many', email: 'many@buyer.test', password: PASSWORD } });
    const token = (await shop.outbox.waitForLink('many@buyer.test', 'Activate')).replace(
      '/verify-account/',
      '',
    );
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => shop.api().activateAccount({ body: { activation_token: token } })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('gives the same response for a known address as for an unknown one, and informs its owner by e-mail', async () => {
    const { email } = await signUp(shop);
    const again = await shop.api().register({ body: { name: 'Else', email, password: PASSWORD } });
    const fresh = await shop
      .api()
      .register({ body: { name: 'New', email: 'new@buyer.test', password: PASSWORD } });
    expect(again).toEqual(fresh);
    expect(await shop.outbox.waitForLink(email, 'already')).toBe('/login');
    await expect(shop.api().logIn({ body: { email, password: 'another password' } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('gives no access to somebody who registers another person’s address first', async () => {
    const email = 'owner@buyer.test';
    await shop.api().register({ body: { name: 'Thief', email, password: 'the thief chose this' } });
    await shop.outbox.waitForMail(email, 'Activate');
    await shop.api().register({ body: { name: 'Owner', email, password: PASSWORD } });
    await expect.poll(async () => (await shop.outbox.mailsTo(email)).length, { timeout: 10_000 }).toBe(2);
    const link = await shop.outbox.waitForLink(email, 'Activate');
    await shop.api().activateAccount({ body: { activation_token: link.replace('/verify-account/', '') } });
    const { access_token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
    expect((await shop.api(access_token).verifySession()).userInfo.name).toBe('Owner');
    await expect(
      shop.api().logIn({ body: { email, password: 'the thief chose this' } }),
    ).rejects.toMatchObject({
      status: 422,
    });
  });

  it('sends a mailbox at most three mails an hour however they are asked for, with the same responses', async () => {
    const email = 'bombed@buyer.test';
    const register = () => shop.api().register({ body: { name: 'X', email, password: PASSWORD } });
    const logIn = () =>
      shop
        .api()
        .logIn({ body: { email, password: PASSWORD } })
        .catch((error) => error);
    const first = await register();
    const rejected = await logIn();
    expect(rejected).toMatchObject({ status: 403 });
    for (let time = 0; time < 3; time += 1) {
      expect(await register()).toEqual(first);
      expect(await logIn()).toEqual(rejected);
    }
    // As long as any mail may take on a busy machine.
    await expect.poll(listMailJobs, { timeout: 60_000 }).toEqual([]);
    expect(await shop.outbox.mailsTo(email)).toHaveLength(3);
  });

  it('mails nothing that a stranger typed to an address that is not proved', async () => {
    const email = 'unproved@buyer.test';
    const name = 'URGENT: claim your refund at evil.example';
    await shop.api().register({ body: { name, email, password: PASSWORD } });
    const mail = await shop.outbox.waitForMail(email, 'Activate');
    expect(mail).toContain('Hello,');
    expect(mail).not.toContain('evil.example');
  });

  it('names each invalid field', async () => {
    const body = { name: ' ', email: 'nobody', password: 'short' };
    await expect(shop.api().register({ body })).rejects.toMatchObject({
      status: 422,
      fields: { name: expect.any(String), email: expect.any(String), password: expect.any(String) },
    });
    const common = { name: 'A', email: 'common@buyer.test', password: 'Password123' };
    await expect(shop.api().register({ body: common })).rejects.toMatchObject({
      fields: { password: 'This password is too common. Please choose another one.' },
    });
  });
});

describe('a session', () => {
  it('is identified by its token, with or without Bearer, until logout', async () => {
    const { token, api, email } = await signUp(shop);
    expect((await api.verifySession()).userInfo).toEqual({ name: 'Asha Rao', email, phone: '' });
    const bearer = await shop.fetch('/api/user/authVerify', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bearer.status).toBe(200);
    await api.logOut();
    await expect(api.verifySession()).rejects.toMatchObject({
      status: 401,
      message: 'Invalid Authentication.',
    });
  });

  it('is rejected without a token or with a wrong one', async () => {
    for (const authorization of ['', 'garbage', 'Bearer ', 'Bearer \u00e9']) {
      const response = await shop.fetch('/api/user/authVerify', { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        success: false,
        code: 'unauthenticated',
        msg: 'Invalid Authentication.',
      });
    }
  });
});

describe('a phone number', () => {
  it('is saved only with the code that was sent to it', async () => {
    const { api } = await signUp(shop);
    const phone = randomPhone();
    const save = (otp?: string) =>
      api.updateProfile({ body: { name: 'Asha', phone, ...(otp ? { otp } : {}) } });
    await expect(save()).rejects.toMatchObject({ status: 422, fields: { otp: 'Wrong OTP' } });

    const { otp } = await api.requestPhoneCode({
      body: { phonenumber: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` },
    });
    const wrong = otp === '000000' ? '000001' : '000000';
    await expect(save(wrong)).rejects.toMatchObject({ fields: { otp: 'Wrong OTP' } });
    expect((await api.verifySession()).userInfo.phone).toBe('');
    await save(otp);
    expect((await api.verifySession()).userInfo).toMatchObject({ name: 'Asha', phone });
  });

  it('needs no code when it is left out or already verified', async () => {
    const { api } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    await api.updateProfile({ body: { name: 'Asha', phone, otp } });
    await api.updateProfile({ body: { name: 'Asha R.', phone } });
    await api.updateProfile({ body: { name: 'Asha Rao' } });
    expect((await api.verifySession()).userInfo).toMatchObject({ name: 'Asha Rao', phone });
  });

  it('cannot be verified with another buyer’s code or after five wrong attempts', async () => {
    const [a, b] = await Promise.all([signUp(shop), signUp(shop)]);
    const phone = randomPhone();
    const { otp } = await a.api.requestPhoneCode({ body: { phonenumber: phone } });
    const saveAs = (buyer: typeof a, code: string | undefined) =>
      buyer.api.updateProfile({ body: { name: 'X', phone, otp: code } });
    await expect(saveAs(b, otp)).rejects.toMatchObject({ message: 'Wrong OTP' });

    for (let attempt = 0; attempt < 4; attempt += 1)
      await expect(saveAs(a, 'wrong')).rejects.toMatchObject({ message: 'Wrong OTP' });
    const usedUp = { message: 'Wrong OTP. This OTP can no longer be used. Please request a new one.' };
    await expect(saveAs(a, 'wrong')).rejects.toMatchObject(usedUp);
    await expect(saveAs(a, otp)).rejects.toMatchObject(usedUp);
  });

  it('gets at most three codes an hour for an account, and three for all who are not logged in', async () => {
    const { api } = await signUp(shop);
    const body = { phonenumber: randomPhone() };
    for (const getApi of [() => api, () => shop.api()]) {
      for (let sends = 0; sends < 3; sends += 1) await getApi().requestPhoneCode({ body });
      await expect(getApi().requestPhoneCode({ body })).rejects.toMatchObject({
        status: 429,
        message: 'Too many OTP requests for this number. Please try again in 60 minutes.',
        retryAfterSeconds: expect.any(Number),
      });
    }
  });

  it('gets at most nine codes an hour, but always one for an account that had none', async () => {
    const strangers = await Promise.all([signUp(shop), signUp(shop), signUp(shop), signUp(shop)]);
    const owner = await signUp(shop);
    const phone = randomPhone();
    const request = (buyer: typeof owner) => buyer.api.requestPhoneCode({ body: { phonenumber: phone } });
    const [first, second, third, fourth] = strangers;
    if (!first || !second || !third || !fourth) throw new Error('There are four.');
    for (const stranger of [first, first, first, second, second, second, third, third, fourth]) {
      await request(stranger);
    }
    for (const stranger of strangers) await expect(request(stranger)).rejects.toMatchObject({ status: 429 });
    const { otp } = await request(owner);
    await expect(request(owner)).rejects.toMatchObject({ status: 429 });
    await owner.api.updateProfile({ body: { name: 'Asha', phone, otp } });
    expect((await owner.api.verifySession()).userInfo.phone).toBe(phone);
  });

  it.each(['', '12345', '98300 123456', 'none'])('such as %j must have ten digits', async (phone) => {
    const { api } = await signUp(shop);
    const message = 'Enter Phone No. & number should be 10 digit ';
    await expect(api.requestPhoneCode({ body: { phonenumber: phone } })).rejects.toMatchObject({
      status: 422,
      fields: { phonenumber: message },
    });
    if (phone === '') return;
    await expect(api.updateProfile({ body: { name: 'Asha', phone } })).rejects.toMatchObject({
      fields: { phone: message },
    });
  });

  it.each(['5830012345', '033 4000 1234', '+91 33 4000 1234'])(
    'such as %s must be a mobile',
    async (phone) => {
      const { api } = await signUp(shop);
      const message =
        'Please enter a mobile number, starting with 6, 7, 8 or 9. We will send an OTP to it by SMS.';
      await expect(api.requestPhoneCode({ body: { phonenumber: phone } })).rejects.toMatchObject({
        status: 422,
        fields: { phonenumber: message },
      });
      await expect(api.updateProfile({ body: { name: 'Asha', phone } })).rejects.toMatchObject({
        fields: { phone: message },
      });
    },
  );

  it('can be sent as a number', async () => {
    const phone = randomPhone();
    const request = (phonenumber: unknown) =>
      shop.fetch('/auth/opt-verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phonenumber }),
      });
    expect(await (await request(Number(phone))).json()).toMatchObject({
      success: true,
      otp: expect.any(String),
    });
    expect((await request(12345)).status).toBe(422);
    expect((await request({})).status).toBe(422);
  });
});
