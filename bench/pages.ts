import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApiClient } from '#contract/client.ts';
import type { BarePages } from './bare-pages.ts';
import type { BenchRun } from './bench-run.ts';
import { type ChildServer, SHOP, startServer } from './child-server.ts';
import { type Comparison, compareLoads, tableOfComparisons } from './compared-load.ts';
import { describeHost } from './machine.ts';
import { compareRenders } from './render-rows.ts';

/** How fast pages are sent and made, beside a server and a renderer that do nothing else. */

const CONNECTIONS = 50;
const KEPT_TARGET = 0.7;
const RENDER_TARGET = 0.35;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-pages.md');
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

export const usage = `pages [--seconds S] [--rounds N]
  --seconds   how long each is measured in a round; 5 if not given
  --rounds    how often; 3 if not given, and the medians count`;

export async function benchPages(args: string[], { folder, signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
  });
  const seconds = Number(values.seconds);
  const rounds = Number(values.rounds);
  const servers: ChildServer[] = [];
  try {
    const shop = await startServer(SHOP, { DATA_DIR: path.join(folder, 'data') });
    servers.push(shop);
    const addresses = await publicPages(shop.url);
    const pagesFile = path.join(folder, 'pages.json');
    await writeFile(pagesFile, JSON.stringify(await readPages(shop.url, Object.values(addresses))));
    const bare = await startServer(['node', 'bench/bare-pages.ts'], { PAGES: pagesFile });
    servers.push(bare);

    const kept: Comparison[] = [];
    for (const [name, address] of Object.entries(addresses)) {
      const order = {
        connections: CONNECTIONS,
        seconds,
        requests: [{ path: address, headers: AS_A_BROWSER }],
      };
      const compared = { ours: { url: shop.url, ...order }, bare: { url: bare.url, ...order } };
      kept.push(await compareLoads({ name, target: KEPT_TARGET, ...compared }, rounds, signal));
    }
    await bare.close();
    await shop.close();
    const made = await compareRenders(path.join(folder, 'data'), addresses, RENDER_TARGET, rounds);
    const report = [
      '# npm run bench -- pages',
      `${describeHost()}. Medians of ${rounds} rounds.`,
      `## Kept pages\n\n${CONNECTIONS} connections, br, ${seconds} s a round; beside node:http sending the same bytes.`,
      tableOfComparisons(kept, 'node:http'),
      '## Made pages\n\nBeside renderToString of the same tree with its data in memory; in CPU time of the process, one after another.',
      tableOfComparisons(made, 'renderToString'),
    ].join('\n\n');
    process.stdout.write(`${report}\n`);
    await writeFile(RESULTS_FILE, `${report}\n`);
  } finally {
    for (const server of servers) await server.close();
  }
}

/** The address of one page of each kind. */
async function publicPages(url: string): Promise<Record<string, string>> {
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

/** The bytes that a browser gets, once they are compressed as well as they will be. */
async function readPages(url: string, addresses: readonly string[]): Promise<BarePages> {
  const pages: BarePages = {};
  for (const address of addresses) {
    for (let visit = 0; visit < 30; visit += 1) {
      const reply = await fetch(url + address, { headers: AS_A_BROWSER });
      await reply.arrayBuffer();
      if (reply.headers.get('etag')?.includes('best')) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    pages[address] = await readPage(url + address);
  }
  return pages;
}

async function readPage(address: string): Promise<BarePages[string]> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(address, { headers: AS_A_BROWSER }, async (reply) => {
      const bytes = Buffer.concat(await reply.toArray());
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = reply.headers;
      resolve({ type, encoding, base64: bytes.toString('base64') });
    }).on('error', reject);
  });
}
