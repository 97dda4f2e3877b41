import { api } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { liftRequestLimit } from '../tests/support/lift-request-limit.ts';
import type { BenchContext } from './bench-context.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { compareLoads, formatComparisons, type Measure, measureCpu } from './compare-loads.ts';
import { createCpuTimeReader } from './cpu-time.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { describeMachine } from './machine.ts';
import { insertBaseline, prepareQuoteRequest } from './quote-requests.ts';
import { recordStatements } from './record-statements.ts';
import { writeReport } from './report.ts';
import { type LoadStats, runClosedLoop, runOpenLoop } from './run-load.ts';

/** What it costs to store quote requests of ten lines durably, against a plain transaction with the same inserts. */

const PRODUCTS = 1000;
const PER_SECOND = 50;
const CLIENTS = 8;
/**
 * The estimate is frozen by a statement of its own, because it needs the number that the one before gives (decision
 * 020).
 */
const MAX_ROUND_TRIPS = 6;

type Action = () => Promise<unknown>;

export async function benchOrders(
  times: { seconds: number; rounds: number },
  { folder, signal, cleanup }: BenchContext,
): Promise<void> {
  const shop = await openBenchShop(folder);
  cleanup.defer(shop.close);
  const { database, pool } = shop.connection;
  await generateCatalogue(database, PRODUCTS, signal, () => undefined);
  await liftRequestLimit(database);
  const { submit, insert } = await prepareActions(shop);
  const roundTrips = (await recordStatements(submit)).length;
  if (roundTrips > MAX_ROUND_TRIPS) process.exitCode = 1;
  const readCpuTime = await createCpuTimeReader(pool);
  const compare = (name: string, run: (send: Action, seconds: number) => Promise<LoadStats>) => {
    const measure =
      (send: Action): Measure =>
      (seconds) =>
        measureCpu(readCpuTime, () => run(send, seconds));
    return compareLoads({ name, shop: measure(submit), baseline: measure(insert) }, times);
  };
  const comparisons = [
    await compare(`addOrders, ${PER_SECOND} a second`, (send, seconds) =>
      runOpenLoop(send, { perSecond: PER_SECOND, seconds, signal }),
    ),
    await compare(`addOrders, ${CLIENTS} clients without a pause`, (send, seconds) =>
      runClosedLoop(send, { clients: CLIENTS, seconds, signal }),
    ),
  ];
  await writeReport('orders', [
    `${await describeMachine(pool)}. ${await describeDurability(shop)}. In-process, without a job worker, medians of ${times.rounds} rounds of ${times.seconds} s. CPU: of the process and PostgreSQL, a request.`,
    `SQL round trips of addOrders, including session, begin and commit: ${roundTrips} (at most ${MAX_ROUND_TRIPS}).`,
    formatComparisons(comparisons, 'the same inserts'),
  ]);
}

async function prepareActions(shop: BenchShop): Promise<{ submit: Action; insert: Action }> {
  const { tokens, body, request, lines } = await prepareQuoteRequest(shop);
  let submitted = 0;
  return {
    submit() {
      submitted += 1;
      const authorization = tokens[submitted % tokens.length] ?? '';
      return shop.post(api.submitQuoteRequest.path, body, { authorization, 'idempotency-key': newId() });
    },
    insert: () => insertBaseline(shop.connection.database, request, lines),
  };
}

async function describeDurability({ connection }: BenchShop): Promise<string> {
  const { rows } = await connection.pool.query(
    `select string_agg(name || ' ' || setting, ', ' order by name) as text from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  return rows[0]?.text;
}
