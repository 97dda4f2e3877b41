import { afterAll, beforeAll, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { createTally } from '../support/try-every-point.ts';
import { STAFF_STEPS } from './steps/staff-steps.ts';
import { tryCall } from './steps/try-call.ts';
import { openWorld, type World } from './steps/world.ts';

/** Every call of operators that can write: a new one has its loop, or fails here for want of an example. */
const calls = (Object.entries<Call>(api) as [CallName, Call][])
  .filter(([, { method, path }]) => method !== 'GET' && path.startsWith('/api/staff/'))
  .map(([name]) => name);

/** They look something up or hand something out; a challenge is not kept when it was answered. */
const READING: readonly CallName[] = [
  ...(['exportCatalogueProducts', 'exportQuoteRequests', 'exportSoldOrders'] as const),
  ...(['fetchImportRejects', 'tryOutSynonym'] as const),
  ...(['startDeskLogin', 'startProof', 'readStaffLink', 'startPasskeyByLink', 'startPasskey'] as const),
];

let world: World;
const tally = createTally();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  process.stdout.write(`${calls.length} calls of operators: ${JSON.stringify(tally)}\n`);
  await world.shop.close();
});

it.each(calls)('%s is done as a whole or not at all, whatever fails', async (name) => {
  await tryCall(name, world, STAFF_STEPS[name], tally, READING.includes(name) ? 'reading' : 'writing');
});

it('has no steps of other calls', () => {
  expect(Object.keys(STAFF_STEPS).filter((name) => !calls.includes(name as CallName))).toEqual([]);
});
