import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { addOperator, deskHeaders, startDeskSession, startOperatorSession } from '../support/desk.ts';
import { makeApiKey } from '../support/integrations.ts';

type Answer = { status: number; text: string };

/** As a browser asks at one of the shop's hosts; `fetch` does not let one say which. */
function ask(
  shop: DatabaseShop,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(new URL(path, shop.url), { method, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** What a browser gets of the desk: its page, its code, a call with its cookie, and what it logs in with. */
async function visitDesk(shop: DatabaseShop, asset: string, host: string) {
  const cookie = deskHeaders(await startDeskSession(shop, await addOperator(shop, 'owner')));
  const answers = {
    page: await ask(shop, '/desk', { host }),
    code: await ask(shop, asset, { host }),
    call: await ask(shop, '/api/staff/requests', { host, ...cookie }),
    login: await ask(shop, '/api/staff/login/start', { host }, 'POST'),
  };
  return { ...answers, isDesk: answers.page.text.includes('/desk/assets/') };
}

const findAsset = (page: Answer) => /\/desk\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '';

it('leaves out the desk’s page, files and logins, and still answers programs', async () => {
  const withDesk = await startDatabaseShop();
  const host = new URL(withDesk.url).host;
  const asset = findAsset(await ask(withDesk, '/desk'));
  expect(asset).not.toBe('');
  expect(await visitDesk(withDesk, asset, host)).toMatchObject({
    isDesk: true,
    code: { status: 200 },
    call: { status: 200 },
  });
  await withDesk.close();

  const shop = await startDatabaseShop({ DESK: 'off' });
  expect(await visitDesk(shop, asset, new URL(shop.url).host)).toMatchObject({
    isDesk: false,
    page: { status: 404 },
    code: { status: 404 },
    call: { status: 404 },
    login: { status: 404 },
  });
  const key = shop.api(await makeApiKey(shop, ['quotes:read']));
  const program = shop.api(await startOperatorSession(shop, 'viewer'));
  for (const caller of [key, program]) expect((await caller.listQuoteRequests({ query: {} })).total).toBe(0);
  await shop.close();
}, 300_000);

it('has it on one host alone', async () => {
  const shop = await startDatabaseShop({ DESK_HOST: 'localhost:1' });
  const asset = findAsset(await ask(shop, '/desk', { host: 'localhost:1' }));
  expect(await visitDesk(shop, asset, 'localhost:1')).toMatchObject({
    isDesk: true,
    code: { status: 200 },
    call: { status: 200 },
  });
  expect(await visitDesk(shop, asset, 'localhost:2')).toMatchObject({
    isDesk: false,
    code: { status: 404 },
    call: { status: 404 },
    login: { status: 404 },
  });
  await shop.close();
}, 300_000);
