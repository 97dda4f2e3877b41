import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApiClient } from '#contract/client.ts';
import type { BaselinePages } from './baseline-pages.ts';
import type { BenchContext } from './bench-context.ts';
import { type ChildServer, SHOP_COMMAND, startServer } from './child-server.ts';
import { type Comparison, compareLoads, formatComparisons } from './compare-loads.ts';
import { compareRenders } from './compare-renders.ts';
import { describeHost } from './machine.ts';

/** How fast cached pages are sent and others rendered, against a plain server and a plain renderer. */

const CONNECTIONS = 50;
const CACHED_TARGET = 0.7;
const RENDER_TARGET = 0.35;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-pages.md');
const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

export const usage = `pages [--seconds S] [--rounds N]
  --seconds   duration of one measurement; 5 if not given
  --rounds    number of rounds, of which the medians count; 3 if not given`;

export async function benchPages(args: string[], { folder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
  });
  const seconds = Number(values.seconds);
  const rounds = Number(values.rounds);
  const servers: ChildServer[] = [];
  try {
    const shop = await startServer(SHOP_COMMAND, { DATA_DIR: path.join(folder, 'data') });
    servers.push(shop);
    const addresses = await findPageAddresses(shop.url);
    const pagesFile = path.join(folder, 'pages.json');
    await writeFile(pagesFile, JSON.stringify(await readPages(shop.url, Object.values(addresses))));
    const baseline = await startServer(['node', 'bench/baseline-pages.ts'], { PAGES: pagesFile });
    servers.push(baseline);

    const cached: Comparison[] = [];
    for (const [name, address] of Object.entries(addresses)) {
      const load = {
        connections: CONNECTIONS,
        seconds,
        requests: [{ path: address, headers: BROWSER_HEADERS }],
      };
      const loads = { shop: { url: shop.url, ...load }, baseline: { url: baseline.url, ...load } };
      cached.push(await compareLoads({ name, target: CACHED_TARGET, ...loads }, rounds, signal));
    }
    await baseline.close();
    await shop.close();
    const rendered = await compareRenders(path.join(folder, 'data'), addresses, RENDER_TARGET, rounds);
    const report = [
      '# npm run bench -- pages',
      `${describeHost()}. Medians of ${rounds} rounds.`,
      `## Cached pages\n\n${CONNECTIONS} connections, br, ${seconds} s per round; the baseline is node:http sending the same bytes.`,
      formatComparisons(cached, 'node:http'),
      '## Rendered pages\n\nThe baseline is renderToString of the same tree with its data in memory. Pages per second of CPU time of the process, one after another.',
      formatComparisons(rendered, 'renderToString'),
    ].join('\n\n');
    process.stdout.write(`${report}\n`);
    await writeFile(RESULTS_FILE, `${report}\n`);
  } finally {
    for (const server of servers) await server.close();
  }
}

/** Finds one page of each kind. */
async function findPageAddresses(url: string): Promise<Record<string, string>> {
  const api = createApiClient({ apiUrl: url });
  const { products } = await api.listProducts({ query: { limit: '1' } });
  const { _id: id = '', pro_category_id: category = '' } = products[0] ?? {};
  return {
    home: '/',
    category: `/category/any/${category}`,
    'list of 48': '/products',
    product: `/product/any/${id}/DEMO`,
    search: '/search?query=drill',
  };
}

/** Requests each page until the cache has compressed it with the best quality, then reads the bytes sent. */
async function readPages(url: string, addresses: readonly string[]): Promise<BaselinePages> {
  const pages: BaselinePages = {};
  for (const address of addresses) {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const response = await fetch(url + address, { headers: BROWSER_HEADERS });
      await response.arrayBuffer();
      if (response.headers.get('etag')?.includes('best')) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    pages[address] = await readPage(url + address);
  }
  return pages;
}

async function readPage(address: string): Promise<BaselinePages[string]> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers: BROWSER_HEADERS }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
      resolve({ type, encoding, base64: bytes.toString('base64') });
    }).on('error', reject);
  });
}
