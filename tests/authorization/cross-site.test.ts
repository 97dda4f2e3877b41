import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { fillPath } from '#contract/path.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { EXAMPLES } from './call-examples.ts';
import { makeOwner, type Owner } from './owner.ts';

/** What a page of somebody else's can have a buyer's browser send, and what a browser or proxy sends by itself. */

const calls = Object.entries(api) as [CallName, Call][];

let shop: TestShop;
let owner: Owner;
beforeAll(async () => {
  shop = await openTestShop();
  await liftRequestLimit(shop.database);
  owner = await makeOwner(shop);
  await shop.stopJobs();
});
afterAll(() => shop.close());

/**
 * Every row of every table, but for the counts of tries and the drawings, which are kept when they are first asked for.
 */
async function everything(): Promise<unknown> {
  const { rows } = await shop.database.execute(sql`
    select table_name, md5(query_to_xml(format('select * from %I t order by t::text', table_name), true, false, '')::text)
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'estimate_drawings')
    order by 1`);
  return rows;
}

const CROSS_SITE = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
};

/** Ways in which no preflight asks whether it may be sent. */
function waysOf({ path, auth }: Call, name: CallName): [string, string, RequestInit][] {
  const { params = {}, query = {}, body } = EXAMPLES[name].input?.(owner, owner) ?? {};
  const address = `${fillPath(path, params)}?${new URLSearchParams(query)}`;
  const cookie = auth === 'none' ? {} : { cookie: `udyoghaat_client_access_token=${owner.token}` };
  const headers = { ...CROSS_SITE, ...cookie };
  const form = (type: string): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: JSON.stringify(body ?? {}),
  });
  const look = (more: Record<string, string>): RequestInit => ({
    headers: { ...headers, ...more, authorization: owner.token },
  });
  return [
    ['a form', address, form('application/x-www-form-urlencoded')],
    ['a form with files', address, form('multipart/form-data; boundary=x')],
    ['a form of text, or fetch without cors', address, form('text/plain;charset=UTF-8')],
    ['a beacon', address, { method: 'POST', headers, body: new Blob([JSON.stringify(body ?? {})]) }],
    ['a picture or link', address, { headers }],
    ['HEAD', address, { ...look({}), method: 'HEAD' }],
    ['OPTIONS', address, { ...look({}), method: 'OPTIONS' }],
    ['a prefetch', address, look({ 'sec-purpose': 'prefetch' })],
    ['a prerender', address, look({ 'sec-purpose': 'prefetch;prerender' })],
    ['a preview', address, look({ purpose: 'preview' })],
  ];
}

describe.each(calls)('%s', (name, declaration) => {
  it('changes nothing when it is sent from another site or as a prefetch', async () => {
    await EXAMPLES[name].arrange?.(owner);
    const before = await everything();
    for (const [way, address, init] of waysOf(declaration, name)) {
      const reply = await shop.fetch(address, init);
      expect(reply.headers.get('access-control-allow-origin'), way).toBeNull();
      expect(reply.headers.get('set-cookie'), way).toBeNull();
    }
    expect(await everything()).toEqual(before);
  });
});
