import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { mayDo, STAFF_ROLES, type StaffPermission, type StaffRole } from '#contract/staff-permissions.ts';
import { addOperator, deskHeaders, startDeskSession } from '../support/desk.ts';
import { readText } from '../support/read-text.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** Every call of operators, made from the desk in every role. */

const calls = Object.entries<Call>(api).filter(([, { auth }]) => auth === 'staff');

let shop: TestShop;
const names = new Map<StaffRole, string>();
beforeAll(async () => {
  shop = await openTestShop();
  for (const role of STAFF_ROLES) names.set(role, await addOperator(shop, role));
});
afterAll(() => shop.close());

const startSession = (role: StaffRole) => startDeskSession(shop, names.get(role) ?? '');

/** Who it is and what they may do is checked before anything else, so the input does not matter. */
async function make({ method, path, params }: Call, headers: Record<string, string>) {
  const input = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 'none']));
  const response = await shop.fetch(fillPath(path, input), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: '{}' }),
  });
  return { status: response.status, text: await readText(response) };
}

describe.each(calls)('%s', (_name, declaration) => {
  it('is refused to exactly those roles that may not make it', async () => {
    for (const role of STAFF_ROLES) {
      const { status, text } = await make(declaration, deskHeaders(await startSession(role)));
      const isAllowed = !declaration.may || mayDo(role, declaration.may);
      expect(status, `${role}: ${text}`).not.toBe(401);
      expect(status === 403, `${role}: ${text}`).toBe(!isAllowed);
    }
  });

  it('leaves a line in the log where it is refused to a role', async () => {
    const role = STAFF_ROLES.find((each) => declaration.may && !mayDo(each, declaration.may));
    if (!role) return;
    const before = shop.logLines.length;
    await make(declaration, deskHeaders(await startSession(role)));
    const refusals = shop.logLines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('refused to an operator'));
    const { method, path } = declaration;
    expect(refusals).toMatchObject([{ level: 40, method, address: path, operator: names.get(role), role }]);
  });

  it('asks for a fresh proof where its declaration says so', async () => {
    const token = await startSession('owner');
    await shop.database.execute(sql`update staff_sessions set proved_at = now() - interval '301 seconds'`);
    const { status, text } = await make(declaration, deskHeaders(token));
    expect(text.includes('proof_required'), text).toBe(declaration.needsProof === true);
    expect(status === 403).toBe(declaration.needsProof === true);
  });

  it('takes the cookie of the desk from its own pages alone', async () => {
    const { cookie = '' } = deskHeaders(await startSession('owner'));
    for (const site of [undefined, 'none', 'same-site', 'cross-site']) {
      const headers = { cookie, ...(site && { 'sec-fetch-site': site }) };
      expect((await make(declaration, headers)).status, site).toBe(401);
    }
  });
});

/** The table of docs/product.md, by what it is about. */
const ROLES_OF: Partial<Record<StaffPermission, StaffRole[]>> = {
  'quotes:read': ['owner', 'sales', 'catalogue', 'accounts', 'viewer'],
  'quotes:write': ['owner', 'sales'],
  'quotes:send': ['owner', 'sales'],
  'quotes:approve': ['owner'],
  'quotes:undo': ['owner'],
  'dispatch:write': ['owner', 'sales', 'accounts'],
  'catalogue:write': ['owner', 'catalogue'],
  'pages:write': ['owner', 'catalogue'],
  'buyers:read': ['owner', 'sales', 'accounts'],
  'buyers:write': ['owner'],
  'exports:read': ['owner', 'accounts'],
  'settings:write': ['owner'],
  'staff:write': ['owner'],
};

describe('a permission', () => {
  it.each(Object.entries(ROLES_OF))('%s is given to %j', (permission, roles) => {
    expect(STAFF_ROLES.filter((role) => mayDo(role, permission as StaffPermission))).toEqual(roles);
  });

  it.each([
    ['sendOffer', 'quotes:send'],
    ['undoOfferAcceptance', 'quotes:undo'],
    ['sendShipment', 'dispatch:write'],
    ['addStaff', 'staff:write'],
    ['listStaff', 'staff:write'],
  ] as const)('of the call %s is %s', (name, permission) => {
    expect(api[name].may).toBe(permission);
  });
});
