import { afterAll, beforeAll, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { createTally, type Kind } from '../support/try-every-point.ts';
import { BUYER_STEPS, LINK_STEPS } from './steps/buyer-steps.ts';
import { tryCall } from './steps/try-call.ts';
import { openWorld, type World } from './steps/world.ts';

/** Every other call that can write: a new one has its loop, or fails here for want of an example. */
const calls = (Object.entries<Call>(api) as [CallName, Call][])
  .filter(([, { method, changesState }]) => method !== 'GET' || changesState)
  .filter(([, { path }]) => !path.startsWith('/api/staff/'))
  .map(([name]) => name);
const links = Object.entries(LINK_STEPS) as [CallName, (typeof LINK_STEPS)[CallName]][];

/** They look something up. */
const READING: readonly CallName[] = [
  ...(['listProductsOfCategoryNamed', 'getCartDetails', 'listRecentlyViewed', 'matchList'] as const),
  'checkActivation',
];
/** They have an idempotency key. */
const REPEATABLE: readonly CallName[] = ['submitQuoteRequest', 'submitWishes'];

function kindOf(name: CallName): Kind {
  if (REPEATABLE.includes(name)) return 'repeatable';
  return READING.includes(name) ? 'reading' : 'writing';
}

let world: World;
const tally = createTally();
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  process.stdout.write(`${calls.length + links.length} calls of buyers: ${JSON.stringify(tally)}\n`);
  await world.shop.close();
});

it.each(calls)('%s is done as a whole or not at all, whatever fails', async (name) => {
  await tryCall(name, world, BUYER_STEPS[name], tally, kindOf(name));
});

it.each(links)('%s by a link is done as a whole or not at all, whatever fails', async (name, step) => {
  await tryCall(name, world, step, tally, 'writing');
});
