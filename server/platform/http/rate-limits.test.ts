import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { createRateLimits, type RateLimitRule, type RateLimits } from './rate-limits.ts';

let database: TestDatabase;
let limits: RateLimits;
beforeAll(async () => {
  database = await createTestDatabase();
  limits = createRateLimits(database.pool);
});
afterAll(() => database.close());

/** How many of so many attempts a limit allows. */
async function countAllowed(
  attempts: number,
  rule: RateLimitRule,
  getSubject: (attempt: number) => string,
  counted = limits,
): Promise<number> {
  let allowed = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await counted.tryConsume(rule, getSubject(attempt))) allowed += 1;
  }
  return allowed;
}

describe('a limit by network address', () => {
  it('is multiplied by the factor, and others are not', async () => {
    const generous = createRateLimits(database.pool, 10);
    expect(await countAllowed(15, 'message from an address', () => '192.0.2.1')).toBe(10);
    expect(await countAllowed(105, 'message from an address', () => '192.0.2.2', generous)).toBe(100);
    const login = 'login from an address to an account';
    expect(await countAllowed(15, login, () => '192.0.2.3', generous)).toBe(10);
    expect(await countAllowed(5, 'forgotten password of an e-mail', () => 'a@buyer.test', generous)).toBe(3);
  });

  it('allows a whole IPv6 site four times what it allows one network, and does not concern other sites', async () => {
    const count = (attempts: number, getNetwork: (attempt: number) => string) =>
      countAllowed(attempts, 'message from an address', getNetwork);
    expect(await count(12, () => '2001:db8:1:aaaa::/64')).toBe(10);
    expect(await count(50, (attempt) => `2001:db8:1:${attempt}::/64`)).toBe(30);
    expect(await count(10, () => '2001:db8:2:aaaa::/64')).toBe(10);
  });

  it('counts a site for each account, and from zero again after a reset', async () => {
    const rule = 'login from an address to an account';
    for (const email of ['a@buyer.test', 'b@buyer.test']) {
      const attempt = (index: number) => limits.tryConsume(rule, `2001:db8:3:${index}::/64`, email);
      for (let index = 0; index < 40; index += 1) expect(await attempt(index)).toBe(true);
      expect(await attempt(40)).toBe(false);
      await limits.reset(rule, '2001:db8:3:40::/64', email);
      expect(await attempt(40)).toBe(true);
    }
  });
});

describe('a limit by e-mail address', () => {
  it('counts all addresses of one mailbox together', async () => {
    const addresses = [
      'asha.r@gmail.com',
      'a.s.h.a.r@gmail.com',
      'ashar+1@googlemail.com',
      'ashar+2@gmail.com',
    ];
    const rule = 'mail about registering to an e-mail';
    expect(await countAllowed(4, rule, (attempt) => addresses[attempt] ?? '')).toBe(3);
    expect(await countAllowed(4, rule, (attempt) => `bela+${attempt}@rao.example`)).toBe(3);
    expect(await countAllowed(4, rule, (attempt) => `bela.${attempt}@rao.example`)).toBe(4);
  });
});

describe('a limit that is used up', () => {
  it('is not stored again for each further network of an IPv6 site', async () => {
    const countRows = async () => (await database.pool.query('select from rate_limits')).rowCount;
    const attempt = (count: number, from: number) =>
      countAllowed(count, 'link tried from an address', (index) => `2001:db8:9:${from + index}::/64`);
    expect(await attempt(200, 0)).toBe(200);
    const before = await countRows();
    expect(await attempt(100, 1000)).toBe(0);
    expect(await countRows()).toBe(before);
  });

  it('counts what is done several times at once', async () => {
    const consume = (lines: number) =>
      limits.consumePoints(lines, 'line of a list from an address', '192.0.2.9');
    for (let list = 0; list < 20; list += 1) await consume(499);
    await consume(20);
    await expect(consume(1)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('says in words and seconds when it ends', async () => {
    const consume = () => limits.consume('forgotten password of an e-mail', 'late@buyer.test');
    for (let time = 0; time < 3; time += 1) await consume();
    await expect(consume()).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again in 60 minutes.',
      retryAfterSeconds: expect.any(Number),
    });
  });
});
