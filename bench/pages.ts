import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaselinePages } from './baseline-pages.ts';
import type { BenchContext } from './bench-context.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { type ChildServer, type ShopServer, startServer, startShop } from './child-server.ts';
import { type Comparison, compareLoads, formatComparisons, measureCpu } from './compare-loads.ts';
import { databaseCpuTime, processCpuTime } from './cpu-time.ts';
import { BROWSER_HEADERS, createVisitor } from './fetch-bytes.ts';
import { CLIENT_NAME, loadServer } from './load-server.ts';
import { describeMachine } from './machine.ts';
import { findPageAddresses } from './page-addresses.ts';
import { writeReport } from './report.ts';
import { runClosedLoop } from './run-load.ts';
import { captureTrees } from './tree-renderer.ts';

/** What cached pages and others cost the server, against a plain server and a plain renderer. */

const CONNECTIONS = [10, 50];
const CACHED_TARGET = 0.75;
const RENDERED_TARGET = 0.7;
/** After a notification, until the server has heard it. */
const NOTIFICATION_MS = 5;

const visit = createVisitor();

type Bench = {
  shop: BenchShop;
  server: ShopServer;
  addresses: Record<string, string>;
  times: { seconds: number; rounds: number };
  context: BenchContext;
};

export async function benchPages(
  times: { seconds: number; rounds: number },
  context: BenchContext,
  [part]: string[],
): Promise<void> {
  const shop = await openBenchShop(path.join(context.folder, 'data'));
  context.cleanup.defer(shop.close);
  const { url, pool } = shop.connection;
  const server = await startShop(context, url);
  const bench = { shop, server, addresses: await findPageAddresses(server.url), times, context };
  const sections = [
    `${await describeMachine(pool)}. Medians of ${times.rounds} rounds of ${times.seconds} s. CPU: of the server's process, a request, with its request log. The ratio is the baseline's CPU ÷ the shop's.`,
  ];
  if (part !== 'rendered') sections.push(await benchCached(bench));
  if (part !== 'cached') sections.push(await benchRendered(bench));
  // Half of the results must not replace all of them.
  if (part) process.stdout.write(`${sections.join('\n\n')}\n`);
  else await writeReport('pages', sections);
}

async function benchCached({ server, addresses, times, context }: Bench): Promise<string> {
  const { folder, signal, cleanup } = context;
  const PAGES = path.join(folder, 'pages.json');
  await writeFile(PAGES, JSON.stringify(await readPages(server.url, Object.values(addresses))));
  const baseline = await startServer(['node', 'bench/baseline-pages.ts'], { PAGES });
  cleanup.defer(baseline.close);
  const comparisons: Comparison[] = [];
  for (const connections of CONNECTIONS) {
    for (const [name, address] of Object.entries(addresses)) {
      for (const isRevalidated of [false, true]) {
        const measure =
          ({ url, pid }: ChildServer) =>
          async (seconds: number) => {
            await truncate(server.logFile);
            // The shop renders a page again once a minute, which may change it.
            const { etag = '' } = (await visit(server.url + address)).headers;
            const headers = { ...BROWSER_HEADERS, ...(isRevalidated && { 'if-none-match': etag }) };
            const load = { url, connections, seconds, requests: [{ path: address, headers }], signal };
            return measureCpu(processCpuTime(pid), () => loadServer(load));
          };
        const row = `${name}, ${connections} connections${isRevalidated ? ', 304' : ''}`;
        const pair = { name: row, target: CACHED_TARGET, shop: measure(server), baseline: measure(baseline) };
        comparisons.push(await compareLoads(pair, times));
      }
    }
  }
  return `## Cached pages\n\nThe baseline is node:http sending the same bytes, or 304 whatever the ETag, without a log. Load by ${CLIENT_NAME}.\n\n${formatComparisons(comparisons, 'node:http')}`;
}

/** Requests each page until the cache has compressed it with the best quality, then reads the bytes sent. */
async function readPages(url: string, addresses: readonly string[]): Promise<BaselinePages> {
  const pages: BaselinePages = {};
  for (const address of addresses) {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      if ((await visit(url + address)).headers.etag?.includes('best')) break;
      await sleep(100);
    }
    const { headers, bytes } = await visit(url + address);
    const { 'content-type': type = '', 'content-encoding': encoding = '' } = headers;
    pages[address] = { type, encoding, base64: bytes.toString('base64') };
  }
  return pages;
}

async function benchRendered({ shop, server, addresses, times, context }: Bench): Promise<string> {
  const { pool } = shop.connection;
  const createRenderer = captureTrees(shop);
  const readDatabaseCpu = await databaseCpuTime(pool);
  const measure = async (pid: number, seconds: number, render: () => Promise<unknown>) => {
    const load = { clients: 1, seconds, signal: context.signal };
    const sample = await measureCpu(processCpuTime(pid), () => runClosedLoop(render, load));
    // One after the other, with pauses: the time that passes says nothing.
    return { ...sample, perSecond: 1000 / sample.cpuMs, p50Ms: Number.NaN, p99Ms: Number.NaN };
  };
  const comparisons: Comparison[] = [];
  const databaseTimes: string[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    const renderTree = await createRenderer(address);
    const renderPage = async () => {
      await pool.query('notify shop_changed');
      await sleep(NOTIFICATION_MS);
      await visit(server.url + address);
    };
    let databaseMs = Number.NaN;
    const measureShop = async (seconds: number) => {
      const before = await readDatabaseCpu();
      const sample = await measure(server.pid, seconds, renderPage);
      databaseMs = ((await readDatabaseCpu()) - before) / sample.requestCount;
      return sample;
    };
    const measureTree = (seconds: number) => measure(process.pid, seconds, async () => renderTree());
    const pair = { name, target: RENDERED_TARGET, shop: measureShop, baseline: measureTree };
    comparisons.push(await compareLoads(pair, times));
    databaseTimes.push(`${name} ${databaseMs.toFixed(1)}`);
  }
  return `## Rendered pages\n\nEach after a change of the shop, with its calls, compression and log; one after the other, so requests/s are those of a second of CPU. The baseline is renderToString of the same tree with its data in memory. PostgreSQL's CPU is not counted; it is, in ms a page: ${databaseTimes.join(', ')}.\n\n${formatComparisons(comparisons, 'renderToString')}`;
}
