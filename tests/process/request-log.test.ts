import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACED = { headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` } };

let folder: string;
let shop: DatabaseShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-hook-'));
  const hook = path.join(folder, 'report.mjs');
  await writeFile(
    hook,
    `import { appendFileSync } from 'node:fs';
    export default ({ message, err, requestId, traceId }) =>
      appendFileSync(${JSON.stringify(path.join(folder, 'reports'))}, JSON.stringify({ message, cause: err.message, requestId, traceId }) + '\\n');`,
  );
  shop = await startDatabaseShop({ ERROR_HOOK: hook });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

type Line = { msg: string; requestId?: string; traceId?: string; statements?: { statement: string }[] };
/** All lines of the log about a request. */
async function findLines(response: Response): Promise<Line[]> {
  const id = response.headers.get('x-request-id') ?? '';
  const read = () =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line): Line => JSON.parse(line));
  await expect.poll(() => read().some(({ msg }) => msg === 'request')).toBe(true);
  return read();
}

it('logs the trace of the caller, also for a response from the cache', async () => {
  for (const path of ['/api/user/authVerify', '/robots.txt', '/', '/']) {
    const [line] = await findLines(await fetch(shop.url + path, TRACED));
    expect(line).toMatchObject({ traceId: TRACE });
  }
  const [untraced] = await findLines(await fetch(`${shop.url}/livez`));
  expect(untraced).not.toHaveProperty('traceId');
});

it('logs the statements of a slow request, and of no other', async () => {
  const call = (product: string) => fetch(`${shop.url}/api/product/getproductById/${product}`);
  const [quick] = await findLines(await call('quick'));
  expect(quick).not.toHaveProperty('statements');
  const client = await shop.pool.connect();
  await client.query('begin; lock table products in access exclusive mode');
  // All connections of the pool are taken, so one of them waits for another request's.
  const slow = Promise.all(Array.from({ length: 8 }, (_, index) => call(`slow${index}`)));
  await sleep(1200);
  await client.query('rollback');
  client.release();
  for (const response of await slow) {
    const [line] = await findLines(response);
    expect(line?.statements?.length).toBeGreaterThan(0);
    expect(JSON.stringify(line?.statements)).toContain('"statement":"select products"');
  }
});

it('passes an unexpected error with its request to the hook, and logs both under one id', async () => {
  await shop.pool.query('alter table sessions rename to sessions_gone');
  const response = await fetch(`${shop.url}/api/user/authVerify`, {
    headers: { ...TRACED.headers, authorization: 'Bearer unknown' },
  });
  expect(response.status).toBe(500);
  const requestId = response.headers.get('x-request-id');
  expect((await findLines(response)).map(({ msg }) => msg)).toEqual([
    'unexpected error while handling a request',
    'request',
  ]);
  const report = { message: 'unexpected error while handling a request', requestId, traceId: TRACE };
  const reports = (await readFile(path.join(folder, 'reports'), 'utf8')).trim().split('\n');
  expect(reports.map((line) => JSON.parse(line))).toEqual([
    { ...report, cause: expect.stringContaining('sessions') },
  ]);
});

it('says why a hook cannot be used', async () => {
  await expect(startDatabaseShop({ ERROR_HOOK: path.join(folder, 'none.mjs') })).rejects.toThrow(
    /ERROR_HOOK: .*none\.mjs cannot be loaded: /,
  );
  await writeFile(path.join(folder, 'empty.mjs'), 'export const report = 1;');
  await expect(startDatabaseShop({ ERROR_HOOK: path.join(folder, 'empty.mjs') })).rejects.toThrow(
    /empty\.mjs does not export a function/,
  );
});
