import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_KEY_PREFIX } from '#contract/api-keys.ts';
import type { ApiClient } from '#contract/client.ts';
import type { KeyPermission } from '#contract/staff-permissions.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { signUpWithPhone } from '../../../tests/support/buyers.ts';
import { addOperator, deskHeaders, startOperatorSession } from '../../../tests/support/desk.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { createRequest } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let owner: ApiClient;
beforeAll(async () => {
  shop = await openTestShop();
  await addOperator(shop, 'owner', 'Meera');
  owner = shop.api((await startStaffSession(shop.database, 'test', 'Meera')).token);
});
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => formatIsoDay(new Date(Date.now() + days * DAY_MS));
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (cause: unknown) => cause,
  );

async function makeKey(permissions: readonly KeyPermission[], name = `Key ${newId()}`) {
  const { key } = await owner.addApiKey({
    body: { name, permissions: [...permissions], expires_on: dayFromNow(30) },
  });
  const listed = (await owner.listApiKeys()).keys.find((each) => each.name === name);
  return { name, key, id: listed?.id ?? '', api: shop.api(key) };
}
const list = async (name: string) => (await owner.listApiKeys()).keys.filter((each) => each.name === name);

describe('a key', () => {
  it('makes the calls that its permissions allow, under its own name', async () => {
    const { api, name } = await makeKey(['quotes:read', 'quotes:write', 'texts:write']);
    await api.setSnippet({ body: { name: 'by-key', kind: 'note', words: 'By the ERP', version: 0 } });
    const buyer = await signUpWithPhone(shop);
    const { quoteRequestId: request } = await createRequest(shop, buyer.api);
    await api.openQuoteRequest({ body: { request } });
    expect((await owner.listChanges({ query: { by: name } })).change_sets[0]).toMatchObject({
      changed_by: name,
      changed_via: 'API key',
      kind: 'text_snippets',
    });
    const { rows } = await shop.database.execute(
      sql`select actor, via from quotation_events where quote_request_id = ${request} and kind = 'opened'`,
    );
    expect(rows).toEqual([{ actor: name, via: 'API key' }]);
  });

  it('sees contact details only with the permission to read buyers', async () => {
    const buyer = await signUpWithPhone(shop);
    const { quoteRequestId: request } = await createRequest(shop, buyer.api);
    const read = async (permissions: KeyPermission[]) => {
      const { api, name } = await makeKey(permissions);
      return { name, result: (await api.getQuoteRequest({ params: { request } })).result };
    };
    const [masked, whole] = [await read(['quotes:read']), await read(['quotes:read', 'buyers:read'])];
    expect(JSON.stringify(masked.result)).not.toContain(buyer.email);
    expect(JSON.stringify(whole.result)).toContain(buyer.email);
    const { rows } = await shop.database.execute(
      sql`select read_via, command from personal_data_reads where read_by = ${whole.name}`,
    );
    expect(rows).toEqual([{ read_via: 'API key', command: 'getQuoteRequest' }]);
  });

  it('is stored as a hash, and shown with its last use', async () => {
    const { api, key, name } = await makeKey(['figures:read']);
    expect(key).toMatch(/^uh_[\w-]{43}$/);
    expect(await list(name)).toMatchObject([{ state: 'active', last_used_at: null, made_by: 'Meera' }]);
    await api.getFigures({ query: { days: '30' } });
    const [used] = await list(name);
    expect(Date.now() - new Date(used?.last_used_at ?? 0).getTime()).toBeLessThan(60_000);
    const { rows } = await shop.database.execute(
      sql`select api_keys::text as row from api_keys union all select changes::text from changes`,
    );
    expect(JSON.stringify(rows)).not.toContain(key.slice(API_KEY_PREFIX.length));
    expect(shop.logLines.join('')).not.toContain(key);
  });

  it('writes its last use once a minute', async () => {
    const { api, name } = await makeKey(['figures:read']);
    const use = () => api.getFigures({ query: { days: '30' } });
    await use();
    const [first] = await list(name);
    await use();
    expect(await list(name)).toEqual([first]);
    await shop.database.execute(
      sql`update api_keys set last_used_at = last_used_at - interval '61 seconds' where name = ${name}`,
    );
    const [aged] = await list(name);
    await use();
    expect((await list(name))[0]?.last_used_at).not.toBe(aged?.last_used_at);
  });

  it('ends at once when it is revoked, and at the end of its last day', async () => {
    const [revoked, expired] = [await makeKey(['quotes:read']), await makeKey(['quotes:read'])];
    await owner.revokeApiKey({ body: { id: revoked.id } });
    await shop.database.execute(sql`update api_keys set expires_at = now() where id = ${expired.id}`);
    for (const { api } of [revoked, expired])
      expect(await failure(api.listQuoteRequests())).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await list(revoked.name)).toMatchObject([{ state: 'revoked' }]);
    expect(await list(expired.name)).toMatchObject([{ state: 'expired' }]);
    expect(await failure(owner.revokeApiKey({ body: { id: revoked.id } }))).toMatchObject({ status: 404 });
  });

  it('makes 600 calls a minute, each key for itself', async () => {
    const [busy, other] = [await makeKey(['texts:read']), await makeKey(['texts:read'])];
    await busy.api.listSnippets();
    await shop.database.execute(sql`update rate_limits set points = 600 where points = 1`);
    expect(await failure(busy.api.listSnippets())).toMatchObject({ status: 429 });
    await other.api.listSnippets();
  });

  it('counts in the header alone: not as a cookie of the desk, nor as the login of a buyer', async () => {
    const { key } = await makeKey(['quotes:read']);
    const asCookie = await shop.fetch('/api/staff/requests', { headers: deskHeaders(key) });
    expect(asCookie.status).toBe(401);
    expect(await failure(shop.api(key).listOrders())).toMatchObject({ status: 401 });
    // Beside a session of the desk, the key decides.
    const beside = await shop.fetch('/api/staff/staff', {
      headers: { ...deskHeaders('none'), authorization: `Bearer ${key}` },
    });
    expect(beside.status).toBe(403);
  });
});

describe('who makes keys', () => {
  it('is an owner, who may give no permission over staff, settings or exports', async () => {
    const sales = shop.api(await startOperatorSession(shop, 'sales'));
    const body = { name: 'ERP', permissions: ['quotes:read' as const], expires_on: dayFromNow(1) };
    expect(await failure(sales.addApiKey({ body }))).toMatchObject({ status: 403 });
    expect(await failure(sales.listApiKeys())).toMatchObject({ status: 403 });
    for (const permission of [
      'staff:write',
      'settings:write',
      'exports:read',
      'changes:read',
      'quotes:approve',
    ]) {
      const wrong = { ...body, permissions: [permission as KeyPermission] };
      expect(await failure(owner.addApiKey({ body: wrong })), permission).toMatchObject({ status: 422 });
    }
  });

  it.each([
    ['an operator’s name', { name: 'MEERA' }, 'name'],
    ['no permission', { permissions: [] }, 'permissions'],
    ['a day that is over', { expires_on: dayFromNow(-1) }, 'expires_on'],
    ['more than a year', { expires_on: dayFromNow(380) }, 'expires_on'],
  ])('cannot give it %s', async (_, change, field) => {
    const body = { name: 'ERP', permissions: ['quotes:read' as const], expires_on: dayFromNow(1) };
    expect(await failure(owner.addApiKey({ body: { ...body, ...change } }))).toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  it('gives a name again only after that key has ended, and to no operator', async () => {
    const name = `Key ${newId()}`;
    const first = await makeKey(['quotes:read'], name);
    expect(await failure(makeKey(['quotes:read'], name.toUpperCase()))).toMatchObject({ status: 422 });
    await owner.revokeApiKey({ body: { id: first.id } });
    await makeKey(['quotes:read'], name);
    expect(await failure(owner.addStaff({ body: { name, role: 'owner' } }))).toMatchObject({ status: 409 });
  });

  it('can do so on the command line', async () => {
    const run = (...typed: string[]) => runCommand(shop, typed);
    const added = await run(
      'keys',
      'add',
      'Tally bridge',
      '--permissions',
      'quotes:read,dispatch:read',
      '--until',
      dayFromNow(30),
    );
    const key = /uh_[\w-]{43}/.exec(added.stdout)?.[0] ?? '';
    await shop.api(key).listTransporters();
    expect((await run('keys')).stdout).toMatch(/Tally bridge +active/);
    expect(
      await run('keys', 'add', 'Other', '--permissions', 'staff:write', '--until', dayFromNow(1)),
    ).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('cannot have the permission “staff:write”'),
    });
    expect((await run('keys', 'remove', 'tally BRIDGE')).stdout).toBe('Revoked: Tally bridge\n');
    expect(await failure(shop.api(key).listTransporters())).toMatchObject({ status: 401 });
    expect((await run('keys', 'remove', 'Tally bridge')).exitCode).toBe(1);
  });
});
