import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from './bench-context.ts';
import { LOAD, prepareVisitors, type Tally, type VisitDuring } from './cluster-visitors.ts';
import { describeMachine } from './machine.ts';
import { printProgress } from './progress.ts';
import { prepareQuoteRequest } from './quote-requests.ts';
import { formatRatio, formatTable, type Row, writeReport } from './report.ts';
import { openSeededShop } from './seeded-shop.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

/** What a second node costs, and what visitors notice of restarts and faults in a shop of several machines. */

const MAX_STALE_MS = 1000;
/** Each node prepares for itself again what a change has made stale. */
const MAX_COST_OF_TWO = 1.5;

export async function benchCluster(
  { products, seconds }: { products: number; seconds: number },
  context: BenchContext,
): Promise<void> {
  const { catalogueFolder, signal } = context;
  const shop = await openSeededShop(catalogueFolder, products, signal);
  const { tokens, body } = await prepareQuoteRequest(shop).finally(shop.close);
  const cluster = await startCluster(context, path.join(catalogueFolder, String(products)));
  const visitDuring = await prepareVisitors(cluster, { products, tokens, body, signal });
  const machine = await describeMachine(cluster.primary);
  const pause = (length: number) => sleep(length * 1000, undefined, { signal });

  const costs = await measureCosts(cluster, visitDuring, () => pause(seconds));
  const tallies: Row[] = [];
  for (const [name, event] of Object.entries(createEvents(cluster, () => pause(seconds / 3)))) {
    printProgress(name);
    tallies.push(toTallyRow(name, await visitDuring(event)));
  }
  if (tallies.some(({ target }) => !target?.isMet)) process.exitCode = 1;
  await writeReport('cluster', [
    `${machine}. ${products.toLocaleString('en')} products; a primary behind PgBouncer and a replica, two nodes and HAProxy, all on this machine with the visitors. Each second: ${LOAD}.`,
    formatTable(['nodes', 'HAProxy', 'PgBouncer', 'primary', 'replica'], costs),
    `CPU time in ms a request, in ${seconds} s. The nodes are counted together.`,
    formatTable(['s', 'requests', 'failed', 'wrong', 'stale, ms'], tallies),
    `Failed: an error, or no answer within ten seconds. Wrong: another answer than before the load, a price that never was, a quote request that was confirmed and not stored once. Stale: how long after a change of the price somebody asked and got an older one.`,
  ]);
}

/** The same load on one node and on both. */
async function measureCosts(
  { nodes, readCpuTimes }: Cluster,
  visitDuring: VisitDuring,
  wait: () => Promise<void>,
): Promise<Row[]> {
  const readers = Object.values(readCpuTimes);
  async function measure(): Promise<number[]> {
    await visitDuring(wait);
    const readAll = () => Promise.all(readers.map((read) => read()));
    const before = await readAll();
    const { requests } = await visitDuring(wait);
    return (await readAll()).map((after, index) => (after - (before[index] ?? 0)) / requests);
  }
  await nodes[1].stop();
  printProgress('one node');
  const one = await measure();
  await nodes[1].restart();
  printProgress('two nodes');
  const two = await measure();
  const ratio = (two[0] ?? Number.NaN) / (one[0] ?? Number.NaN);
  const target = { text: `≤ ${formatRatio(MAX_COST_OF_TWO)} of one`, isMet: ratio <= MAX_COST_OF_TWO };
  return [
    { name: 'one node', cells: one },
    { name: 'two nodes', cells: two, target },
  ];
}

/** What happens while visitors come and go, each with some time before and after. */
function createEvents(
  { nodes, replica, killReplica }: Cluster,
  wait: () => Promise<void>,
): Record<string, () => Promise<void>> {
  const events: Record<string, () => Promise<unknown>> = {
    nothing: wait,
    'both nodes are restarted, one right after the other': async () => {
      for (const node of nodes) {
        await node.stop();
        await node.restart();
      }
    },
    'a node is killed (SIGKILL), and later started': async () => {
      await nodes[0].killHard();
      await wait();
      await nodes[0].restart();
    },
    'the replica is killed, and started by its supervisor': killReplica,
    'the replica lags behind, and catches up': async () => {
      await replica.query('select pg_wal_replay_pause()');
      await wait();
      await replica.query('select pg_wal_replay_resume()');
    },
  };
  return Object.fromEntries(
    Object.entries(events).map(([name, event]) => [
      name,
      async () => {
        await wait();
        await event();
        await wait();
      },
    ]),
  );
}

function toTallyRow(name: string, { seconds, requests, failed, wrong, stalestMs }: Tally): Row {
  return {
    name,
    cells: [seconds, requests, failed, wrong, stalestMs].map((number) => String(Math.round(number))),
    target: {
      text: `none, ≤ ${MAX_STALE_MS} ms`,
      isMet: failed === 0 && wrong === 0 && stalestMs <= MAX_STALE_MS,
    },
  };
}
