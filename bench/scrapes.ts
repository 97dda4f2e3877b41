import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadCpuTime } from './cpu-time.ts';
import { runOpenLoop } from './run-load.ts';

/** What Prometheus costs, which asks for the figures every 15 s (`deploy/prometheus/prometheus.yml`). */

const SCRAPE_EVERY_SECONDS = 15;
/** The shop counts its rows for a scrape once in this time (`server/app/shop-metrics.ts`). */
const COUNT_EVERY_SECONDS = 60;
/** So many more scrapes than usual that they stand out from the load. */
const TIMES_MORE_OFTEN = 60;
const LOAD_PER_SECOND = 20;

export type ScrapeCosts = {
  /** CPU time of the shop and PostgreSQL. */
  scrapeMs: number;
  /** What one scrape in a minute costs more, because it counts rows. */
  countMs: number;
  /** Of a processor, when the shop is scraped as usual. */
  share: number;
};

/** Compares the CPU time of the same load with scrapes and without. */
export async function measureScrapes(
  send: () => Promise<unknown>,
  scrape: () => Promise<unknown>,
  readCpuTime: ReadCpuTime,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<ScrapeCosts> {
  const perSecond = TIMES_MORE_OFTEN / SCRAPE_EVERY_SECONDS;
  async function measureLoad(beside: () => Promise<unknown>): Promise<number> {
    const before = await readCpuTime();
    await Promise.all([runOpenLoop(send, { perSecond: LOAD_PER_SECOND, seconds, signal }), beside()]);
    return (await readCpuTime()) - before;
  }
  async function measureScrape(): Promise<number> {
    const before = await readCpuTime();
    await scrape();
    return (await readCpuTime()) - before;
  }

  await measureLoad(async () => undefined);
  const without = await measureLoad(async () => undefined);
  const withScrapes = await measureLoad(() => runOpenLoop(scrape, { perSecond, seconds, signal }));
  const scrapeMs = Math.max(0, (withScrapes - without) / (perSecond * seconds));

  await sleep(COUNT_EVERY_SECONDS * 1000, undefined, { signal });
  const countMs = Math.max(0, (await measureScrape()) - (await measureScrape()));
  return {
    scrapeMs,
    countMs,
    share: (scrapeMs / SCRAPE_EVERY_SECONDS + countMs / COUNT_EVERY_SECONDS) / 1000,
  };
}
