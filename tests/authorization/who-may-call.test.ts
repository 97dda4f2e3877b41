import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { INVALID_AUTHENTICATION } from '#contract/errors.ts';
import { fillPath } from '#contract/path.ts';
import { rateLimits } from '#server/platform/database/schema.ts';
import { EXTENDED } from '../support/extended.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import { readText } from '../support/read-text.ts';
import { BANK_SETTINGS, openTestShop, type TestShop } from '../support/test-shop.ts';
import { EXAMPLES } from './call-examples.ts';
import { IDENTITIES, type Identity, makeOwner, makeTokens, type Owner, type Tokens } from './owner.ts';

/** Every call, made by everybody: what comes of it follows from the call's declaration. */

type World = { owner: Owner; other: Owner; tokens: Tokens };

const calls = Object.entries(api) as [CallName, Call][];
const STALE: Identity[] = [
  'garbage',
  'expired',
  'logged out',
  'reset link',
  'activation link',
  'a former operator',
];

let shop: TestShop;
let shared: World;
beforeAll(async () => {
  shop = await openTestShop(BANK_SETTINGS);
  await liftRequestLimit(shop.database);
  shared = await makeWorld();
});
afterAll(() => shop.close());

async function makeWorld(): Promise<World> {
  const [owner, other] = [await makeOwner(shop), await makeOwner(shop)];
  return { owner, other, tokens: await makeTokens(shop, owner, other) };
}

function expectedStatus(name: CallName, { auth }: Call, identity: Identity): number {
  const { namesOwned, needsLogin, status = 200 } = EXAMPLES[name];
  if (auth === 'staff') return identity === 'an operator' ? status : 401;
  if (name === 'resetPassword') return identity === 'reset link' ? 200 : status;
  if (auth !== 'none' && [...STALE, 'an operator'].includes(identity)) return 401;
  if ((auth === 'buyer' || needsLogin) && identity === 'nobody') return 401;
  if (namesOwned && identity === 'another buyer') return 404;
  return status;
}

async function make(name: CallName, declaration: Call, { owner, other, tokens }: World, identity: Identity) {
  const { params = {}, query = {}, body } = EXAMPLES[name].input?.(owner, other) ?? {};
  const token = tokens[identity];
  const reply = await shop.fetch(`${fillPath(declaration.path, params)}?${new URLSearchParams(query)}`, {
    method: declaration.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await readText(reply) };
}

/** What the owner has, as far as others could have touched it. */
async function belongingsOf({ owner }: World): Promise<unknown> {
  // The limit of downloads is not meant, nor are mails that are on their way.
  await shop.database.delete(rateLimits);
  const { mails: _, ...data } = (await owner.api.downloadMyData()).result;
  return { ...data, wishes: await owner.api.listWishlist(), sessions: await owner.api.listSessions() };
}

it('has an example for every declared call and for no other', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(api).sort());
});

describe.each(calls)('%s', (name, declaration) => {
  it('answers each kind of caller as declared and touches no one else’s data', async () => {
    const example = EXAMPLES[name];
    const world = example.consumes ? await makeWorld() : shared;
    await example.arrange?.(world.owner);
    // Collecting them takes most of the time.
    const mayChange = EXTENDED || declaration.method !== 'GET';
    const before = mayChange && (await belongingsOf(world));
    const allowed: Identity[] = declaration.auth === 'staff' ? ['an operator'] : ['the owner', 'reset link'];
    const others = IDENTITIES.filter((each) => !allowed.includes(each));
    const answers = await Promise.all(others.map((identity) => make(name, declaration, world, identity)));
    for (const [index, { status, text }] of answers.entries()) {
      const identity = others[index] ?? 'nobody';
      expect(status, `${identity}: ${text.slice(0, 300)}`).toBe(expectedStatus(name, declaration, identity));
      expect(text.includes(INVALID_AUTHENTICATION), identity).toBe(status === 401);
      if (!example.isByLink)
        for (const secret of world.owner.secrets) expect(text, identity).not.toContain(secret);
    }
    if (mayChange) expect(await belongingsOf(world)).toEqual(before);

    // The owner may do it, or an operator, and so may anybody with the e-mailed link, where the call is meant for that.
    for (const identity of allowed) {
      await example.arrange?.(world.owner);
      const { status, text } = await make(name, declaration, world, identity);
      expect(status, `${identity}: ${text.slice(0, 300)}`).toBe(expectedStatus(name, declaration, identity));
    }
  });
});
