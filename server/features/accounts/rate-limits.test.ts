import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, randomPhone, signUp } from '../../../tests/support/buyers.ts';
import { iterations } from '../../../tests/support/extended.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const GUESSES = iterations(200, 10_000);
const WRONG_CODES = iterations(100, 1000);
const ATTACKER = '203.0.113.66';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function logIn(email: string, password: string, address: string, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  };
  return shop.fetch('/api/user/login', init, address);
}

describe('password guessing', () => {
  it('is limited to ten attempts per client in 15 minutes despite forwarded-for headers, without affecting the owner', async () => {
    const { email } = await signUp(shop);
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < GUESSES; guess += 20) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          logIn(email, `guess number ${guess + index}`, ATTACKER, {
            'x-forwarded-for': `198.51.100.${index}`,
          }),
        ),
      );
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 422: 10, 429: GUESSES - 10 });
    const rejected = await logIn(email, PASSWORD, ATTACKER);
    expect(rejected.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await rejected.json()).toMatchObject({
      success: false,
      msg: expect.stringMatching(/Too many attempts/),
    });

    const owner = await logIn(email, PASSWORD, '192.0.2.7');
    expect(await owner.json()).toMatchObject({ success: true });
  }, 180_000);

  it('is counted per client behind a trusted proxy', async () => {
    const { email } = await signUp(shop);
    for (let guess = 0; guess < 11; guess += 1) {
      const response = await logIn(email, 'wrong', '127.0.0.1', { 'x-forwarded-for': '198.51.100.9' });
      expect(response.status).toBe(guess < 10 ? 422 : 429);
    }
    const other = await logIn(email, PASSWORD, '127.0.0.1', { 'x-forwarded-for': '198.51.100.10' });
    expect(other.status).toBe(200);
  });

  it('is counted from zero again after a correct password', async () => {
    const { email } = await signUp(shop);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 8; guess += 1) await logIn(email, 'wrong', '192.0.2.8');
      expect((await logIn(email, PASSWORD, '192.0.2.8')).status).toBe(200);
    }
  });
});

describe('phone code guessing', () => {
  it(`fails for ${WRONG_CODES} wrong codes and then for the right one too`, async () => {
    const { api } = await signUp(shop);
    const phone = randomPhone();
    const { otp } = await api.requestPhoneCode({ body: { phonenumber: phone } });
    const codes = Array.from({ length: WRONG_CODES }, (_, index) =>
      String((Number(otp) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    codes.push(otp ?? '');
    for (const code of codes) {
      await expect(api.updateProfile({ body: { name: 'X', phone, otp: code } })).rejects.toThrow('Wrong OTP');
    }
  });
});

describe('a flood of logins', () => {
  it('that are wrong, from many addresses, is overtaken by a visitor’s login', async () => {
    const { email } = await signUp(shop);
    let answered = 0;
    const flood = () =>
      Array.from({ length: 80 }, async (_, index) => {
        await logIn(`nobody${index}@buyer.test`, 'wrong', `192.0.4.${index}`);
        answered += 1;
      });
    await Promise.all(flood());
    answered = 0;
    const wrong = flood();
    // A little later, so that the flood is in the queue before it.
    await expect.poll(() => answered).toBeGreaterThan(0);
    const answeredBefore = answered;
    expect((await logIn(email, PASSWORD, '192.0.5.1')).status).toBe(200);
    expect(answered - answeredBefore).toBeLessThan(20);
    await Promise.all(wrong);
  });

  it('is queued or rejected and does not block the catalogue', async () => {
    const flood = Array.from({ length: 200 }, (_, index) =>
      logIn(`nobody${index}@buyer.test`, 'wrong', `192.0.3.${index}`),
    );
    const startedAt = performance.now();
    await shop.api().listCategories();
    const catalogueMs = performance.now() - startedAt;
    const statuses = (await Promise.all(flood)).map((response) => response.status);
    const floodMs = performance.now() - startedAt;
    expect(new Set(statuses)).toEqual(new Set([422, 503]));
    expect(catalogueMs).toBeLessThan(floodMs / 2);
  });
});
