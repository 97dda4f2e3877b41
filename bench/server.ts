import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import { categorySpecs } from './category-specs.ts';
import { SHOP_COMMAND, startServer } from './child-server.ts';
import { median } from './compare-loads.ts';
import { idFrom, toProductId } from './generate-product.ts';
import { describeHost } from './machine.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { runClosedLoop } from './run-load.ts';
import { openSeededShop } from './seeded-shop.ts';

/** How soon the shop answers after a start with existing data, and how much memory it takes under load. */

const STARTS = 3;
const START_TARGET_MS = 3000;
const MEMORY_TARGET_MB = 300;
/** As many as the shop serves without overload protection. */
const CLIENTS = 8;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-server.md');

export const usage = `server [--products N] [--seconds S]
  --products  size of the catalogue; 100000 if not given
  --seconds   duration of the load; 30 if not given`;

export async function benchServer(args: string[], { catalogueFolder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const products = Number(values.products);
  const seconds = Number(values.seconds);
  const dataDir = path.join(catalogueFolder, values.products);
  const shop = await openSeededShop(catalogueFolder, products, signal);
  await shop.close();

  const starts: number[] = [];
  let peakMb = Number.NaN;
  for (let start = 1; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const server = await startServer(SHOP_COMMAND, {
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    starts.push(performance.now() - startedAt);
    try {
      if (start === STARTS)
        peakMb = await measurePeakMemory(server.url, server.pid, { products, seconds, signal });
    } finally {
      await server.close();
    }
  }
  const medianStart = median(starts);
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
  const report = `# npm run bench -- server

${describeHost()}. ${products.toLocaleString('en')} products; the embedded PostgreSQL starts with the shop, and its memory is not counted.

| | | target | |
|---|---:|---:|---|
| warm start until /livez answers, median of ${STARTS} | ${(medianStart / 1000).toFixed(1)} s | ≤ ${START_TARGET_MS / 1000} s | ${verdict(medianStart <= START_TARGET_MS)} |
| peak memory (RSS) of the server in ${seconds} s of pages, lists, products and searches by ${CLIENTS} clients | ${peakMb.toFixed(0)} MB | ≤ ${MEMORY_TARGET_MB} MB | ${verdict(peakMb <= MEMORY_TARGET_MB)} |
`;
  process.stdout.write(report);
  await writeFile(RESULTS_FILE, report);
}

type Load = { products: number; seconds: number; signal: AbortSignal };

async function measurePeakMemory(
  url: string,
  pid: number,
  { products, seconds, signal }: Load,
): Promise<number> {
  const random = createRandom(6);
  const queries = createQueryGenerator(products, random);
  const randomProduct = () => toProductId(random.below(products));
  const randomCategory = () => idFrom('category', random.pick(categorySpecs).category);
  const addresses = [
    () => `/category/any/${randomCategory()}?page=${1 + random.below(100)}`,
    () => `/product/any/${randomProduct()}/DEMO`,
    () => `/search?query=${encodeURIComponent(queries.query())}`,
    () => fillPath(api.getProduct.path, { id: randomProduct() }),
    () => fillPath(api.searchProducts.path, { query: queries.query() }),
  ];
  let peakKb = 0;
  const watcher = new AbortController();
  const watchMemory = async () => {
    while (!watcher.signal.aborted) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      peakKb = Math.max(peakKb, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]));
      await sleep(100);
    }
  };
  const watched = watchMemory();
  await runClosedLoop(
    async () => {
      const response = await fetch(url + random.pick(addresses)(), { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
    },
    { clients: CLIENTS, seconds, signal },
  );
  watcher.abort();
  await watched;
  return peakKb / 1024;
}
