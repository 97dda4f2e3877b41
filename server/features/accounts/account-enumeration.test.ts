import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accounts } from '#server/platform/database/schema.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { hashPassword } from './passwords.ts';

// Test files share their modules, and another one may have loaded what hashes passwords already.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  return { ...original, hash: vi.fn(original.hash), verify: vi.fn(original.verify) };
});

const PAIRS = 15;
/**
 * Neither side may take twice as long as the other. Without its hash an answer takes a small part of the time, so this
 * finds one that was left out, and what else the machine does hits both sides of a pair.
 */
const MAX_RATIO = 2;
/** A known address may cost a statement more or less than an unknown one: far less than a hash. */
const MAX_STATEMENTS_APART = 1;
const FIXED_ANSWER_MS = 2000;

const known = Array.from({ length: PAIRS }, (_, index) => `known${index}@buyer.test`);
const unknown = Array.from({ length: PAIRS }, (_, index) => `stranger${index}@buyer.test`);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const passwordHash = await hashPassword('the owner’s own words');
  await shop.database
    .insert(accounts)
    .values(known.map((email) => ({ id: email, email, name: 'K', passwordHash })));
  // Jobs send statements of their own.
  await shop.stopJobs();
});
afterAll(async () => {
  query.mockRestore();
  await shop.close();
});

type Answer = { status: number; body: string; ms: number; hashes: number; statements: number };

const query = vi.spyOn(pg.Client.prototype, 'query');
const countHashes = () =>
  vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;

async function ask(path: string, body: object): Promise<Answer> {
  const before = { hashes: countHashes(), statements: query.mock.calls.length };
  const startedAt = performance.now();
  const reply = await shop.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: reply.status,
    body: await reply.text(),
    ms: performance.now() - startedAt,
    hashes: countHashes() - before.hashes,
    statements: query.mock.calls.length - before.statements,
  };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Pair = { ofKnown: Answer; ofUnknown: Answer };

function expectAlike(pairs: Pair[]): void {
  const said = new Set(
    pairs.flatMap((pair) => Object.values(pair)).map(({ status, body }) => `${status} ${body}`),
  );
  expect([...said]).toHaveLength(1);
  const ratio = median(pairs.map(({ ofKnown, ofUnknown }) => ofKnown.ms / ofUnknown.ms));
  expect(ratio, 'median of known ÷ unknown').toBeLessThan(MAX_RATIO);
  expect(ratio, 'median of known ÷ unknown').toBeGreaterThan(1 / MAX_RATIO);
}

/** One after the other, known and unknown in turn. */
async function askInTurn(path: string, bodyFor: (email: string) => object): Promise<void> {
  const pairs: Pair[] = [];
  // The first requests make connections, and the hash that stands in for a missing one.
  await ask(path, bodyFor('first@buyer.test'));
  for (const [index, email] of known.entries()) {
    const ofKnown = await ask(path, bodyFor(email));
    const ofUnknown = await ask(path, bodyFor(unknown[index] ?? ''));
    expect([ofKnown.hashes, ofUnknown.hashes]).toEqual([1, 1]);
    expect(Math.abs(ofKnown.statements - ofUnknown.statements)).toBeLessThanOrEqual(MAX_STATEMENTS_APART);
    pairs.push({ ofKnown, ofUnknown });
  }
  expectAlike(pairs);
}

it('answers a login to a known and an unknown address alike, each after one password hash', async () => {
  await askInTurn('/api/user/login', (email) => ({ email, password: 'a stranger’s guess' }));
});

it('answers a registration of a known and an unknown address alike, each after one password hash', async () => {
  await askInTurn('/api/user/register', (email) => ({ name: 'X', email, password: 'a stranger’s choice' }));
});

it('answers a forgotten password of a known and an unknown address alike, after the same fixed time', async () => {
  const path = '/api/user/forgetPassword';
  const pairs = await Promise.all(
    known.map(async (email, index) => {
      const [ofKnown, ofUnknown] = await Promise.all([
        ask(path, { email }),
        ask(path, { email: unknown[index] ?? '' }),
      ]);
      return { ofKnown, ofUnknown };
    }),
  );
  expectAlike(pairs);
  for (const { ofKnown, ofUnknown } of pairs) {
    // Timers may fire a millisecond early.
    expect(Math.min(ofKnown.ms, ofUnknown.ms)).toBeGreaterThan(FIXED_ANSWER_MS - 10);
  }
});
