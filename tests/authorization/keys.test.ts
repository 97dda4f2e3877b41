import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { KEY_PERMISSIONS, type StaffPermission } from '#contract/staff-permissions.ts';
import { makeApiKey } from '../support/integrations.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import { readText } from '../support/read-text.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { EXAMPLES } from './call-examples.ts';
import { makeOwner, type Owner } from './owner.ts';

/** Every call of operators, made with API keys. */

const calls = Object.entries<Call>(api).filter(([, { auth }]) => auth === 'staff') as [
  keyof typeof api,
  Call,
][];
/** Owners and files with personal data. */
const FOR_PEOPLE: readonly StaffPermission[] = [
  ...(['quotes:approve', 'quotes:undo', 'buyers:write', 'mails:write', 'exports:read'] as const),
  ...(['changes:read', 'changes:undo', 'settings:read', 'settings:write', 'staff:write'] as const),
];

let shop: TestShop;
let owner: Owner;
/** With all permissions; with all but one, by that one. */
let whole: string;
const lacking = new Map<StaffPermission, string>();
beforeAll(async () => {
  shop = await openTestShop();
  await liftRequestLimit(shop.database);
  owner = await makeOwner(shop);
  whole = await makeApiKey(shop, KEY_PERMISSIONS);
  for (const permission of KEY_PERMISSIONS)
    lacking.set(
      permission,
      await makeApiKey(
        shop,
        KEY_PERMISSIONS.filter((each) => each !== permission),
      ),
    );
});
afterAll(() => shop.close());

async function make(name: keyof typeof api, declaration: Call, key: string) {
  const { params = {}, query = {}, body } = EXAMPLES[name].input?.(owner, owner) ?? {};
  const response = await shop.fetch(`${fillPath(declaration.path, params)}?${new URLSearchParams(query)}`, {
    method: declaration.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await readText(response) };
}

describe.each(calls)('%s', (name, declaration) => {
  it('is answered to a key with its permission, unless it is for people, and to no other key', async () => {
    const { may, needsProof, isPersonal } = declaration;
    const isForKeys = may !== undefined && !FOR_PEOPLE.includes(may) && !needsProof && !isPersonal;
    await EXAMPLES[name].arrange?.(owner);
    // What arranged it is a person who is still writing.
    await shop.database.execute(sql`update quotation_drafts set editor = null, editor_since = null`);
    const { status, text } = await make(name, declaration, whole);
    expect(status, text.slice(0, 300)).toBe(isForKeys ? (EXAMPLES[name].status ?? 200) : 403);
    if (!isForKeys) return expect(text).toContain('No API key may make it');
    const refused = await make(name, declaration, lacking.get(may) ?? '');
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining(`permission ${may}`) });
  });

  it('is refused to a key that does not exist', async () => {
    expect((await make(name, declaration, `uh_${'A'.repeat(43)}`)).status).toBe(401);
  });
});

it('leaves decisions of owners, settings, staff and files with personal data to people', () => {
  const forKeys: readonly StaffPermission[] = KEY_PERMISSIONS;
  for (const permission of FOR_PEOPLE) expect(forKeys).not.toContain(permission);
  expect(api.getBuyerData.may).toBe('exports:read');
  expect(api.exportQuoteRequests.may).toBe('exports:read');
});
