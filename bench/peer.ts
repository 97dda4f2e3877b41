import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { api } from '#contract/api.ts';
import type { BenchContext } from './bench-context.ts';
import { type ChildServer, startShop } from './child-server.ts';
import { type Comparison, compareLoads, formatComparisons, measureCpu } from './compare-loads.ts';
import { addCpuTimes, databaseCpuTime, processCpuTime, type ReadCpuTime } from './cpu-time.ts';
import { EVERSHOP_VERSION, startEverShop, toUuid } from './evershop.ts';
import { createVisitor, type EncodedResponse } from './fetch-bytes.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { CLIENT_NAME, type LoadRequest, loadServer } from './load-server.ts';
import { describeMachine } from './machine.ts';
import { readMemory } from './memory.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { formatRatio, formatTable, type Row, writeReport } from './report.ts';
import { openCatalogue } from './seeded-shop.ts';

/** The shop beside another open storefront, with the same products on the same PostgreSQL. */

/** Few enough for the shop not to refuse any: it takes 16 statements and pages at once from a flood (decision 008). */
const CONNECTIONS = 2;
/** Different requests per row. */
const VARIANTS = 5000;
/** EverShop allows each address, which it takes from a proxy's header, 300 pages and 120 calls a minute. */
const PEER_ADDRESSES = 250;
/** CPU time in an interval in which nothing is requested. */
const MAX_IDLE_MS = 20;
const IDLE_INTERVAL_MS = 500;
const JSON_HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br' };

/** The same request to each of the two. */
type RequestPair = { shop: LoadRequest; peer: LoadRequest };
type Options = { products: number; seconds: number; rounds: number };

export async function benchPeer({ products, ...times }: Options, context: BenchContext): Promise<void> {
  const { signal } = context;
  const { connection } = await openCatalogue(context, products);
  const peer = await startEverShop(context, connection);
  const server = await startShop(context, connection.url, { DEMO: 'off' });

  const database = await databaseCpuTime(connection.pool);
  const readPeerCpu = addCpuTimes(processCpuTime(peer.pid), database);
  const requests = createRequests(products);
  const comparisons: Comparison[] = [];
  for (const [name, pairs] of Object.entries(requests)) {
    const measure =
      ({ url, pid }: ChildServer, side: keyof RequestPair) =>
      async (seconds: number) => {
        const load = {
          url,
          connections: CONNECTIONS,
          seconds,
          requests: spreadOverAddresses(pairs).map((pair) => pair[side]),
          signal,
        };
        await waitUntilIdle(readPeerCpu);
        return measureCpu(addCpuTimes(processCpuTime(pid), database), () => loadServer(load));
      };
    const pair = { name, shop: measure(server, 'shop'), baseline: measure(peer, 'peer') };
    comparisons.push(await compareLoads(pair, times));
  }
  const memory = [await readMemory(server.pid), await readMemory(peer.pid)] as const;
  const sizes: Row[] = [compareSizes('memory (RSS) of the server, MB', ...memory)];
  for (const name of ['home', 'category', 'product', 'search']) {
    const [first] = requests[name] ?? [];
    const own = await measureSizes(server.url + first?.shop.path);
    const other = await measureSizes(peer.url + first?.peer.path);
    sizes.push(compareSizes(`${name}: HTML, kB`, own.html, other.html));
    sizes.push(compareSizes(`${name}: JavaScript, kB`, own.scripts, other.scripts));
  }
  await writeReport('peer', [
    `${products.toLocaleString('en')} products. ${await describeMachine(connection.pool)}. EverShop ${EVERSHOP_VERSION} as npm installs it, on the same PostgreSQL. ${CONNECTIONS} connections of ${CLIENT_NAME}, medians of ${times.rounds} rounds of ${times.seconds} s. CPU: of server and PostgreSQL, a request; the ratio is EverShop's ÷ the shop's. ${VARIANTS} different products and searches, so the shop mostly renders them; home and categories come from its cache. Cart write: EverShop stores the first product of a cart; the shop, whose carts are in the browser, reads the product's price.`,
    formatComparisons(comparisons, 'EverShop'),
    formatTable(['shop', 'EverShop', 'ratio'], sizes),
  ]);
}

/** Waits until what the client requested last is done: it does not wait for the answers when its time is over. */
async function waitUntilIdle(readCpuTime: ReadCpuTime): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  for (;;) {
    const now = await readCpuTime();
    if (!(now - before > MAX_IDLE_MS)) return;
    before = now;
    await sleep(IDLE_INTERVAL_MS);
  }
}

function createRequests(products: number): Record<string, RequestPair[]> {
  const random = createRandom(8);
  const queries = createQueryGenerator(products, random);
  const page = (shop: string, peer: string): RequestPair => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    return { shop: { path: shop, headers }, peer: { path: peer, headers } };
  };
  const post = (target: string, body: object): LoadRequest => ({
    method: 'POST',
    path: target,
    headers: JSON_HEADERS,
    body: JSON.stringify(body),
  });
  const ids = Array.from({ length: VARIANTS }, () => toProductId(random.below(products)));
  return {
    home: [page('/', '/')],
    category: categoryIds.map((id) => page(`/category/any/${id}`, `/category/${toUuid(id)}`)),
    product: ids.map((id) => page(`/product/any/${id}/DEMO`, `/product/${toUuid(id)}`)),
    search: ids.map(() => {
      const query = encodeURIComponent(queries.query());
      return page(`/search?query=${query}`, `/search?keyword=${query}`);
    }),
    'cart write': ids.map((id) => ({
      shop: post(api.getCartDetails.path, { ids: [id] }),
      peer: post('/api/cart/mine/items', { sku: id, qty: 1 }),
    })),
  };
}

function spreadOverAddresses(pairs: readonly RequestPair[]): RequestPair[] {
  const repeated = Array.from({ length: Math.ceil(PEER_ADDRESSES / pairs.length) }, () => pairs).flat();
  return repeated.map(({ shop, peer }, index) => {
    const headers = { ...peer.headers, 'x-forwarded-for': `10.0.0.${index % PEER_ADDRESSES}` };
    return { shop, peer: { ...peer, headers } };
  });
}

function compareSizes(name: string, shop: number, peer: number): Row {
  return { name, cells: [shop, peer, formatRatio(peer / shop)] };
}

/** Sizes in kB as sent: of a page, and of the scripts that it names. */
async function measureSizes(address: string): Promise<{ html: number; scripts: number }> {
  const visit = createVisitor();
  const page = await visit(address);
  const html = decompress(page);
  const scripts = new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.m?js(?:\?[^"]*)?)"/g)].map(
      ([, url]) => url,
    ),
  );
  let scriptBytes = 0;
  for (const script of scripts)
    scriptBytes += (await visit(new URL(script ?? '', address).href)).bytes.length;
  return { html: page.bytes.length / 1000, scripts: scriptBytes / 1000 };
}

function decompress({ headers, bytes }: EncodedResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
