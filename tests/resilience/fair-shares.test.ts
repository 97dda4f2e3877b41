import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { EXTENDED, iterations } from '../support/extended.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import { createClient } from '../support/load-client.ts';
import type { Load, LoadStats } from '../support/load-process.ts';
import { formatRequestHead } from '../support/raw-socket.ts';
import { runLoads } from '../support/run-loads.ts';

const SECONDS = iterations(2, 20);
/** Until it is known who uses the most. The first burst of a client is accepted, and has to be worked off. */
const SETTLE_SECONDS = iterations(4, 5);
const CONNECTIONS = 64;
const VISITORS = 10;
/** What a visitor has to wait while others flood the shop, as a multiple of the same without them. */
const MAX_DELAY = 4;

/** How many responses of each status a flood got, and their medians. */
const describeFlood = (stats: LoadStats) =>
  Object.entries(stats).map(([status, { count, p50Ms }]) => `${count} × ${status} in ${p50Ms.toFixed(0)} ms`);

/** The costliest request of each kind. */
const KINDS = ['search', 'page', 'openapi', 'estimate', 'login', 'my data'] as const;
type Kind = (typeof KINDS)[number];

let shop: DatabaseShop;
let floodRequests: Record<Kind, string>;
let visits: Record<string, Load>;
/** So that limits of logins by address do not tie tests together, each has its own visitors. */
let testCount = 0;

function toRequest(method: string, path: string, headers: Record<string, string>, body?: object): string {
  if (!body) return formatRequestHead(method, path, headers);
  const json = JSON.stringify(body);
  const bodyHeaders = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(json)),
  };
  return formatRequestHead(method, path, { ...bodyHeaders, ...headers }) + json;
}

beforeAll(async () => {
  // Connections from 127.0.0.1 come from the proxy, those from other addresses of this network do not.
  shop = await startDatabaseShop({ LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

describe('a client alone on an idle shop', () => {
  it('may send sixty requests at once', async () => {
    const client = createClient(shop.url, '127.0.0.2');
    const askAll = (pathOf: (index: number) => string) =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) => client.ask(formatRequestHead('GET', pathOf(index)))),
      );
    // The connections are open before, so that all requests arrive together.
    await askAll(() => '/livez');
    for (const path of [
      '/api/product/searchProducts/drill%20',
      '/search?query=drill+',
      '/api/no-such-call/',
    ]) {
      const replies = await askAll((index) => path + index);
      expect(replies.filter(({ status }) => status === 503)).toEqual([]);
      // Idle again.
      await sleep(2000);
    }
    client.close();
  });
});

describe(`visitors of a shop that is flooded over ${CONNECTIONS} connections`, () => {
  beforeAll(async () => {
    await liftRequestLimit(shop.database);
    const flooder = await signUpWithPhone(shop);
    const products = await fetchProducts(shop.api(), 20);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 1 })));
    const { result } = await flooder.api.submitQuoteRequest({ body });
    for (let count = 1; count < 20; count += 1) await flooder.api.submitQuoteRequest({ body });
    floodRequests = {
      search: toRequest('GET', '/api/product/searchProducts/drill%20#', {}),
      page: toRequest('GET', '/search?query=drill+#', {}),
      openapi: toRequest('GET', '/api/openapi.json', {}),
      estimate: toRequest('POST', api.prepareEstimate.path, {}, { invoice: result[0]?.order_invoice_id }),
      login: toRequest('POST', api.logIn.path, {}, { email: 'nobody@buyer.test', password: 'wrong' }),
      'my data': toRequest('GET', api.downloadMyData.path, { Authorization: flooder.token }),
    };

    const buyers = await Promise.all(Array.from({ length: VISITORS }, () => signUpWithPhone(shop)));
    const order = quoteRequestFor(products.slice(0, 1).map((product) => ({ product, quantity: 1 })));
    const visit = (perSecond: number, toBuyersRequest: (buyer: (typeof buyers)[number]) => string): Load => ({
      requests: buyers.map(toBuyersRequest),
      rate: { perSecond },
    });
    visits = {
      'cached page': visit(50, () => toRequest('GET', '/', { 'Accept-Encoding': 'br' })),
      login: visit(5, ({ email }) => toRequest('POST', api.logIn.path, {}, { email, password: PASSWORD })),
      authVerify: visit(20, ({ token }) =>
        toRequest('GET', api.verifySession.path, { Authorization: token }),
      ),
      addOrders: visit(5, ({ token }) =>
        toRequest(
          'POST',
          api.submitQuoteRequest.path,
          { Authorization: token, 'Idempotency-Key': '#' },
          order,
        ),
      ),
    };
  });

  // An account's quote requests are limited by the day.
  beforeEach(async () => {
    await shop.database.execute(sql`update quote_requests set created_at = created_at - interval '2 days'`);
  });

  function visitShop(): Promise<Record<string, LoadStats>> {
    const from = Array.from({ length: VISITORS }, (_, index) => `127.0.${testCount}.${index + 1}`);
    const loads = Object.fromEntries(Object.entries(visits).map(([name, load]) => [name, { ...load, from }]));
    return runLoads({ url: shop.url, settleSeconds: 1 + SETTLE_SECONDS, seconds: SECONDS, loads });
  }

  /** Sends the same request over and over, from one address or from twenty behind a proxy. */
  async function flood(kind: Kind, addresses: number): Promise<LoadStats> {
    const requests = Array.from({ length: addresses }, (_, index) =>
      floodRequests[kind].replace('\r\n', `\r\nX-Forwarded-For: 198.51.100.${index + 1}\r\n`),
    );
    const load = { requests, rate: { clients: CONNECTIONS } };
    const settings = { url: shop.url, settleSeconds: SETTLE_SECONDS, seconds: SECONDS };
    return (await runLoads({ ...settings, loads: { load } }, true)).load;
  }

  const cases = KINDS.flatMap((kind) => [[kind, 1] as const, [kind, 20] as const]);

  it.each(EXTENDED ? cases : cases.slice(0, 2))(
    'with the costliest %s from %d addresses are not rejected, and hardly slower',
    async (kind, addresses) => {
      testCount += 1;
      const quiet = EXTENDED ? await visitShop() : undefined;
      const visiting = visitShop();
      await sleep(1000);
      const flooding = await flood(kind, addresses);
      const flooded = await visiting;
      const statuses = Object.entries(flooded).map(([name, stats]) => [name, Object.keys(stats)]);
      expect(Object.fromEntries(statuses)).toEqual(
        Object.fromEntries(Object.keys(visits).map((name) => [name, ['200']])),
      );
      // What the flood sends again at once waits as long as it should have waited.
      const sent = Object.values(flooding).reduce((sum, { count }) => sum + count, 0);
      // With a few connections each, twenty are recognised as heavy only after some seconds more.
      if (addresses === 1 || EXTENDED) expect(sent).toBeLessThan(4 * CONNECTIONS * SECONDS);
      if (!quiet) return;
      process.stdout.write(`${kind} from ${addresses}: flood ${describeFlood(flooding).join(', ')}\n`);
      for (const [name, stats] of Object.entries(flooded)) {
        const [quietMs = 0, ms = 0] = [quiet[name], stats].map((each) => each?.[200]?.tenthSlowestMs);
        process.stdout.write(
          `  ${name}: tenth slowest of ${stats[200]?.count}: ${quietMs.toFixed(1)} → ${ms.toFixed(1)} ms, ${(ms / quietMs).toFixed(1)} times\n`,
        );
        expect.soft(ms / quietMs, name).toBeLessThan(MAX_DELAY);
      }
    },
  );
});
