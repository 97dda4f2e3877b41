import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchRun } from './bench-run.ts';
import { SHOP, startServer } from './child-server.ts';
import { median } from './compared-load.ts';
import { openFilledShop } from './filled-shop.ts';
import { markets } from './kinds.ts';
import { putLoad } from './load.ts';
import { describeHost } from './machine.ts';
import { idOf, productId } from './made-up-product.ts';
import { createRandom } from './random.ts';
import { createTypedTexts } from './typed-texts.ts';

/** How soon the shop answers after a start on data that are there, and how much memory it takes under load. */

const STARTS = 3;
const START_TARGET_MS = 3000;
const MEMORY_TARGET_MB = 300;
/** As many as it serves without refusing anybody. */
const CLIENTS = 8;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-server.md');

export const usage = `server [--products N] [--seconds S]
  --products  size of the catalogue; 100000 if not given
  --seconds   how long it is under load; 30 if not given`;

export async function benchServer(args: string[], { catalogues, signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '30' },
    },
  });
  const products = Number(values.products);
  const seconds = Number(values.seconds);
  const dataDir = path.join(catalogues, values.products);
  const shop = await openFilledShop(catalogues, products, signal);
  await shop.close();

  const starts: number[] = [];
  let peakMb = Number.NaN;
  for (let start = 1; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const server = await startServer(SHOP, {
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    });
    starts.push(performance.now() - startedAt);
    try {
      if (start === STARTS)
        peakMb = await peakUnderLoad(server.url, server.pid, { products, seconds, signal });
    } finally {
      await server.close();
    }
  }
  const middle = median(starts);
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
  const report = `# npm run bench -- server

${describeHost()}. ${products.toLocaleString('en')} products; the embedded PostgreSQL starts with the shop, and its memory is not counted.

| | | target | |
|---|---:|---:|---|
| warm start until /livez answers, median of ${STARTS} | ${(middle / 1000).toFixed(1)} s | ≤ ${START_TARGET_MS / 1000} s | ${verdict(middle <= START_TARGET_MS)} |
| most memory (RSS) of the server in ${seconds} s of pages, lists, products and searches by ${CLIENTS} clients | ${peakMb.toFixed(0)} MB | ≤ ${MEMORY_TARGET_MB} MB | ${verdict(peakMb <= MEMORY_TARGET_MB)} |
`;
  process.stdout.write(report);
  await writeFile(RESULTS_FILE, report);
}

type Load = { products: number; seconds: number; signal: AbortSignal };

async function peakUnderLoad(url: string, pid: number, { products, seconds, signal }: Load): Promise<number> {
  const random = createRandom(6);
  const texts = createTypedTexts(products, random);
  const anyProduct = () => productId(random.below(products));
  const anyCategory = () => idOf('category', random.pick(markets).category);
  const addresses = [
    () => `/category/any/${anyCategory()}?page=${1 + random.below(100)}`,
    () => `/product/any/${anyProduct()}/DEMO`,
    () => `/search?query=${encodeURIComponent(texts.search())}`,
    () => fillPath(api.getProduct.path, { id: anyProduct() }),
    () => fillPath(api.searchProducts.path, { query: texts.search() }),
  ];
  let peakKb = 0;
  const watching = new AbortController();
  const watch = async () => {
    while (!watching.signal.aborted) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      peakKb = Math.max(peakKb, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]));
      await sleep(100);
    }
  };
  const watched = watch();
  await putLoad(
    async () => {
      const reply = await fetch(url + random.pick(addresses)(), { headers: { 'accept-encoding': 'br' } });
      await reply.arrayBuffer();
    },
    { clients: CLIENTS, seconds, signal },
  );
  watching.abort();
  await watched;
  return peakKb / 1024;
}
