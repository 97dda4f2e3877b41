import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, percentile, putOpenLoad, type Reply } from '../support/open-load.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { HAS_TIME, howMany } from '../support/trust.ts';

const WAVES = howMany(3, 8);
const LOGINS = 200;
const WAVE_SECONDS = 1.5;
const PER_SECOND = howMany(20, 60);
/** Nobody notices less. */
const UNNOTICED_MS = 60;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1,::1' });
}, 150_000);
afterAll(() => shop.close());

/** Searches that nobody has made before. */
let asked = 0;
const searchCatalogue = (): Promise<Reply[]> =>
  putOpenLoad(
    { url: shop.url, pathOf: () => `/api/product/searchProducts/drill%20${(asked++).toString(36)}` },
    PER_SECOND,
    WAVE_SECONDS,
  );

/** Nobodies, each from an address of its own, as the proxy tells it. */
async function logInAtOnce(): Promise<number[]> {
  const client = createClient(shop.url);
  const replies = await Promise.all(
    Array.from({ length: LOGINS }, (_, index) => {
      const body = JSON.stringify({ email: `nobody${index}@buyer.test`, password: 'wrong' });
      const head = [
        'POST /api/user/login HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `X-Forwarded-For: 198.51.100.${index}`,
      ];
      return client.ask(`${head.join('\r\n')}\r\n\r\n${body}`);
    }),
  );
  client.close();
  return replies.map(({ status }) => status);
}

it(`the catalogue answers while ${LOGINS} log in at once about as soon as ever`, async () => {
  const usually: Reply[] = [];
  const flooded: Reply[] = [];
  const statuses: number[] = [];
  await Promise.all([searchCatalogue(), logInAtOnce()]);
  for (let wave = 0; wave < WAVES; wave += 1) {
    usually.push(...(await searchCatalogue()));
    const searching = searchCatalogue();
    const startedAt = performance.now();
    statuses.push(...(await logInAtOnce()));
    const endedAt = performance.now();
    const replies = (await searching).filter(({ dueAt }) => dueAt >= startedAt && dueAt <= endedAt);
    flooded.push(...replies);
  }
  const [before, meanwhile] = [percentile(usually, 0.95), percentile(flooded, 0.95)];
  const looked = statuses.filter((status) => status === 422).length;
  process.stdout.write(
    `catalogue p95: usually ${before.toFixed(1)} ms, in the flood ${meanwhile.toFixed(1)} ms (${flooded.length} replies); of ${statuses.length} logins ${looked} were looked at\n`,
  );
  // Four at work and a hundred in line, at least, unless their addresses have tried too often.
  expect(looked).toBeGreaterThanOrEqual(WAVES * 100);
  expect(flooded.filter(({ status }) => status !== 200)).toEqual([]);
  expect(statuses.filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
  // Beside other tests nothing is as soon as ever.
  if (HAS_TIME) expect(meanwhile).toBeLessThan(Math.max(2 * before, UNNOTICED_MS));
}, 120_000);
