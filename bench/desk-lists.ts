import { startOperatorSession } from '../tests/support/desk.ts';
import { listDeskLists } from '../tests/support/desk-lists.ts';
import type { BenchShop } from './bench-shop.ts';
import { compareLoads, measureCpu } from './compare-loads.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { printProgress } from './progress.ts';
import { createRandom } from './random.ts';
import { recordStatements } from './record-statements.ts';
import { formatRatio, formatTable, type Row } from './report.ts';
import { runClosedLoop } from './run-load.ts';
import { toSearchAddress } from './search-rows.ts';
import { WORST_CASE_WORDS } from './words.ts';

/** What the lists of the desk cost, against a buyer's search for a frequent word: none may cost more. */

const CLIENTS = 2;

type Options = { seconds: number; rounds: number; signal: AbortSignal };

export async function measureDeskLists(shop: BenchShop, { signal, ...times }: Options): Promise<string> {
  const { database, pool } = shop.connection;
  const readCpuTime = await createCpuTimeReader(pool);
  const measure = (send: () => Promise<unknown>) => (seconds: number) =>
    measureCpu(readCpuTime, () => runClosedLoop(send, { clients: CLIENTS, seconds, signal }));
  const random = createRandom(9);
  const search = () => shop.get(toSearchAddress(random.pick(WORST_CASE_WORDS), { facets: 'yes' }));
  const authorization = await startOperatorSession({ database }, 'owner');
  const rows: Row[] = [];
  for (const { name, address } of listDeskLists()) {
    const list = () => shop.getAs(authorization, address);
    const statements = (await recordStatements(list)).length;
    const compared = await compareLoads({ name, shop: measure(list), baseline: measure(search) }, times);
    const { ratio } = compared;
    rows.push({
      name,
      cells: [compared.shop.cpuMs, compared.baseline.cpuMs, formatRatio(1 / ratio), statements],
      target: { text: '≤ 100 %', isMet: ratio >= 1 },
    });
    printProgress(`${name}: ${formatRatio(1 / ratio)} of a search`);
  }
  return formatTable(['CPU ms', 'search: CPU ms', 'CPU ratio', 'statements'], rows);
}
