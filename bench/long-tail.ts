import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from './bench-context.ts';
import { startShop } from './child-server.ts';
import { measureCpu, median, type Sample } from './compare-loads.ts';
import { databaseCpuTime, processCpuTime } from './cpu-time.ts';
import { createVisitor } from './fetch-bytes.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { describeMachine } from './machine.ts';
import { measurePeakMemory, readMemory } from './memory.ts';
import { printProgress } from './progress.ts';
import { formatTable, writeReport } from './report.ts';
import { computeStats, type LoadStats, runOpenLoop } from './run-load.ts';
import { openCatalogue } from './seeded-shop.ts';

/** A crawler opens product pages that nobody has opened before, while visitors open pages that are in the cache. */

const HITS_PER_SECOND = 50;
const WINDOW_SECONDS = 10;
/** The event loop renders one page at a time, so a hit may wait for a few. */
const MAX_HIT_IN_RENDERS = 4;
/** Different addresses, because the crawler must count as another client. */
const CRAWLER = '127.0.0.1';
const VISITOR = '127.0.0.2';

type Options = { products: number; pages: number };

export async function benchLongTail({ products, pages }: Options, context: BenchContext): Promise<void> {
  const { pool, url: databaseUrl } = (await openCatalogue(context, products)).connection;
  const { url, pid } = await startShop(context, databaseUrl, { DEMO: 'off' });
  const readDatabaseCpu = await databaseCpuTime(pool);
  const measureHits = await prepareHits(url, context.signal);

  const before = await measureHits();
  const memoryBefore = await readMemory(pid);
  const databaseBefore = await readDatabaseCpu();
  const windows: LoadStats[] = [];
  let crawled: Sample | undefined;
  async function measureCrawl(): Promise<void> {
    crawled = await measureCpu(processCpuTime(pid), () => crawl(url, { products, pages }, context.signal));
  }
  async function measureHitsMeanwhile(): Promise<void> {
    while (!crawled) windows.push(await measureHits());
  }
  const peakMemory = await measurePeakMemory(pid, () =>
    Promise.all([measureCrawl(), measureHitsMeanwhile()]),
  );
  const databaseMs = ((await readDatabaseCpu()) - databaseBefore) / pages;
  await sleep(WINDOW_SECONDS * 1000);
  const after = await measureHits();

  const { cpuMs = Number.NaN } = crawled ?? {};
  const p99Ms = median(windows.map((window) => window.p99Ms));
  const text = `during ≤ ${MAX_HIT_IN_RENDERS} × CPU a page`;
  const target = { text, isMet: p99Ms <= MAX_HIT_IN_RENDERS * cpuMs };
  const memory = [memoryBefore, peakMemory, await readMemory(pid)];
  await writeReport('long-tail', [
    `${await describeMachine(pool)}. ${products.toLocaleString('en')} products. A crawler opens ${pages.toLocaleString('en')} different product pages, and rests after each for as long as it took. Meanwhile visitors open ${HITS_PER_SECOND} cached pages a second, in windows of ${WINDOW_SECONDS} s of which the median counts; none is refused.`,
    formatTable(
      ['before', 'during', 'after'],
      [
        { name: 'product pages a second of a core, by CPU of the server', cells: ['', 1000 / cpuMs, ''] },
        { name: 'CPU of the server, ms a page', cells: ['', cpuMs, ''] },
        { name: 'CPU of PostgreSQL, ms a page', cells: ['', databaseMs, ''] },
        { name: 'memory (RSS) of the server, MB; during: its peak', cells: memory },
        { name: 'cached pages, p99 ms', cells: [before.p99Ms, p99Ms, after.p99Ms], target },
      ],
    ),
  ]);
}

/**
 * Opens product pages, each once. It rests in between: one that takes more than half of the processor while others
 * visit is made to wait (decision 015), and is no longer the load that is to be measured.
 */
async function crawl(url: string, { products, pages }: Options, signal: AbortSignal): Promise<LoadStats> {
  const open = createVisitor(CRAWLER);
  const times: number[] = [];
  const startedAt = performance.now();
  for (let opened = 0; opened < pages; opened += 1) {
    signal.throwIfAborted();
    if (opened % 10_000 === 0) printProgress(`${opened} of ${pages} pages`);
    const sentAt = performance.now();
    // Spread over the catalogue; with more pages than products they would repeat.
    await openPage(open, `${url}/product/any/${toProductId(Math.floor((opened * products) / pages))}/DEMO`);
    const took = performance.now() - sentAt;
    times.push(took);
    await sleep(took);
  }
  return computeStats(times, (performance.now() - startedAt) / 1000);
}

/** @returns a function that opens cached pages for one window of time. */
async function prepareHits(url: string, signal: AbortSignal): Promise<() => Promise<LoadStats>> {
  const open = createVisitor(VISITOR);
  const addresses = ['/', '/products', ...categoryIds.map((id) => `/category/any/${id}`)];
  for (const address of addresses) await openPage(open, url + address);
  let opened = 0;
  const openNext = () => {
    opened += 1;
    return openPage(open, url + addresses[opened % addresses.length]);
  };
  return () => runOpenLoop(openNext, { perSecond: HITS_PER_SECOND, seconds: WINDOW_SECONDS, signal });
}

/** @throws Error when the page is refused. */
async function openPage(open: ReturnType<typeof createVisitor>, address: string): Promise<void> {
  const { status } = await open(address);
  if (status !== 200) throw new Error(`${address} answered ${status}.`);
}
