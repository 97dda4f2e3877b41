import path from 'node:path';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { getClusterPaths } from '#server/platform/embedded-postgres/postgres-cluster.ts';
import { readPostmaster } from '#server/platform/embedded-postgres/postmaster.ts';
import type { BenchContext } from './bench-context.ts';
import { SHOP_COMMAND, startServer } from './child-server.ts';
import { median } from './compare-loads.ts';
import { addCpuTimes, postmasterCpuTime, processCpuTime } from './cpu-time.ts';
import { createVisitor } from './fetch-bytes.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { describeHost } from './machine.ts';
import { measurePeakMemory } from './memory.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { runClosedLoop } from './run-load.ts';
import { measureScrapes, type ScrapeCosts } from './scrapes.ts';
import { openSeededShop } from './seeded-shop.ts';

/** How soon the shop answers after a start with existing data, and what memory and being watched take under load. */

const STARTS = 3;
const MAX_START_SECONDS = 3;
const MAX_MEMORY_MB = 300;
const MAX_SCRAPES_PERCENT = 1;
/** As many as the shop serves without overload protection. */
const CLIENTS = 8;

export async function benchServer(
  { products, seconds }: { products: number; seconds: number },
  { catalogueFolder, signal }: BenchContext,
): Promise<void> {
  const dataDir = path.join(catalogueFolder, String(products));
  const shop = await openSeededShop(catalogueFolder, products, signal);
  await shop.close();

  const visit = createVisitor();
  const nextAddress = createAddresses(products);
  const starts: number[] = [];
  let peakMb = Number.NaN;
  let scrapes: ScrapeCosts | undefined;
  const metricsPort = String(await findFreePort());
  const environment = { DATA_DIR: dataDir, DEMO: 'off', METRICS_PORT: metricsPort };
  for (let start = 1; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const { url, pid, close } = await startServer(SHOP_COMMAND, environment);
    starts.push((performance.now() - startedAt) / 1000);
    const send = () => visit(url + nextAddress());
    try {
      if (start < STARTS) continue;
      peakMb = await measurePeakMemory(pid, () => runClosedLoop(send, { clients: CLIENTS, seconds, signal }));
      const postmaster = await readPostmaster(getClusterPaths(dataDir));
      const cpuTime = addCpuTimes(processCpuTime(pid), postmasterCpuTime(postmaster?.pid ?? 0));
      const scrape = () => visit(`http://127.0.0.1:${metricsPort}/metrics`);
      scrapes = await measureScrapes(send, scrape, cpuTime, { seconds, signal });
    } finally {
      await close();
    }
  }
  const toRow = (name: string, value: number, limit: number): Row => ({
    name,
    cells: [value],
    target: { text: `≤ ${limit}`, isMet: value <= limit },
  });
  const memory = `peak memory (RSS) of the server, MB, in ${seconds} s of pages, lists, products and searches by ${CLIENTS} clients`;
  await writeReport('server', [
    `${describeHost()}. ${products.toLocaleString('en')} products; the embedded PostgreSQL starts with the shop, and its memory is not counted.`,
    formatTable(
      [''],
      [
        toRow(`warm start until /livez answers, s, median of ${STARTS}`, median(starts), MAX_START_SECONDS),
        toRow(memory, peakMb, MAX_MEMORY_MB),
        { name: 'one scrape of /metrics, ms of CPU', cells: [scrapes?.scrapeMs ?? Number.NaN] },
        { name: 'counting rows for it, once a minute, ms of CPU', cells: [scrapes?.countMs ?? Number.NaN] },
        toRow(
          'scrapes every 15 s under the same load, % of a core',
          100 * (scrapes?.share ?? Number.NaN),
          MAX_SCRAPES_PERCENT,
        ),
      ],
    ),
  ]);
}

function createAddresses(products: number): () => string {
  const random = createRandom(6);
  const queries = createQueryGenerator(products, random);
  const randomProduct = () => toProductId(random.below(products));
  const addresses = [
    () => `/category/any/${random.pick(categoryIds)}?page=${1 + random.below(100)}`,
    () => `/product/any/${randomProduct()}/DEMO`,
    () => `/search?query=${encodeURIComponent(queries.query())}`,
    () => fillPath(api.getProduct.path, { id: randomProduct() }),
    () => fillPath(api.searchProducts.path, { query: queries.query() }),
  ];
  return () => random.pick(addresses)();
}
