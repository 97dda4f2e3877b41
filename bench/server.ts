import path from 'node:path';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import type { BenchContext } from './bench-context.ts';
import { SHOP_COMMAND, startServer } from './child-server.ts';
import { median } from './compare-loads.ts';
import { createVisitor } from './fetch-bytes.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { describeHost } from './machine.ts';
import { measurePeakMemory } from './memory.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { formatTable, type Row, writeReport } from './report.ts';
import { runClosedLoop } from './run-load.ts';
import { openSeededShop } from './seeded-shop.ts';

/** How soon the shop answers after a start with existing data, and how much memory it takes under load. */

const STARTS = 3;
const MAX_START_SECONDS = 3;
const MAX_MEMORY_MB = 300;
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
  for (let start = 1; start <= STARTS; start += 1) {
    const startedAt = performance.now();
    const { url, pid, close } = await startServer(SHOP_COMMAND, { DATA_DIR: dataDir, DEMO: 'off' });
    starts.push((performance.now() - startedAt) / 1000);
    const load = () => runClosedLoop(() => visit(url + nextAddress()), { clients: CLIENTS, seconds, signal });
    if (start === STARTS) peakMb = await measurePeakMemory(pid, load).finally(close);
    else await close();
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
