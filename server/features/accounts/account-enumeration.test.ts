import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#server/platform/database/schema.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { hashPassword } from './passwords.ts';

const TIMINGS = 200;
const known = Array.from({ length: TIMINGS }, (_, index) => `known${index}@buyer.test`);
const unknown = Array.from({ length: TIMINGS }, (_, index) => `stranger${index}@buyer.test`);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const passwordHash = await hashPassword('the owner’s own words');
  await shop.database
    .insert(accounts)
    .values(known.map((email) => ({ id: email, email, name: 'K', passwordHash })));
});
afterAll(() => shop.close());

type Answer = { status: number; body: string; ms: number };

async function ask(path: string, body: object): Promise<Answer> {
  const startedAt = performance.now();
  const reply = await shop.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.text(), ms: performance.now() - startedAt };
}

function expectAlike(ofKnown: Answer[], ofUnknown: Answer[]): void {
  const said = new Set([...ofKnown, ...ofUnknown].map(({ status, body }) => `${status} ${body}`));
  expect(said.size).toBe(1);
  const median = (answers: Answer[]) => answers.map(({ ms }) => ms).sort((a, b) => a - b)[TIMINGS / 2] ?? 0;
  const ratio = median(ofKnown) / median(ofUnknown);
  expect(Math.abs(ratio - 1), `median of known ÷ median of unknown: ${ratio}`).toBeLessThan(0.1);
}

/** One after the other, known and unknown in turn, so that whatever else the machine does hits both alike. */
async function askInTurn(path: string, bodyFor: (email: string) => object): Promise<void> {
  const ofKnown: Answer[] = [];
  const ofUnknown: Answer[] = [];
  for (let index = 0; index < TIMINGS; index += 1) {
    ofKnown.push(await ask(path, bodyFor(known[index] ?? '')));
    ofUnknown.push(await ask(path, bodyFor(unknown[index] ?? '')));
  }
  expectAlike(ofKnown, ofUnknown);
}

// What else the machine does may once weigh on one side; a difference of ours is there each time.
describe('a known and an unknown address get the same answer in the same time', { retry: 2 }, () => {
  it('when logging in', async () => {
    await askInTurn('/api/user/login', (email) => ({ email, password: 'a stranger’s guess' }));
  }, 60_000);

  it('when registering', async () => {
    await askInTurn('/api/user/register', (email) => ({ name: 'X', email, password: 'a stranger’s choice' }));
  }, 60_000);

  it('when a new password is asked for', async () => {
    const path = '/api/user/forgetPassword';
    const asAll = (emails: string[]) => Promise.all(emails.map((email) => ask(path, { email })));
    const [ofKnown, ofUnknown] = await Promise.all([asAll(known), asAll(unknown)]);
    expectAlike(ofKnown, ofUnknown);
  }, 60_000);
});
