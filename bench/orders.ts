import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { api } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { liftRequestLimit } from '../tests/support/lift-request-limit.ts';
import type { BenchContext } from './bench-context.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { describeMachine } from './machine.ts';
import { insertBaseline, prepareQuoteRequest } from './quote-requests.ts';
import { type LoadStats, runClosedLoop, runOpenLoop } from './run-load.ts';

/** How fast quote requests of ten lines are stored durably, against a plain transaction with the same inserts. */

const PRODUCTS = 1000;
const PER_SECOND = 50;
const CLIENTS = 8;
const MAX_ROUND_TRIPS = 5;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-orders.md');

export const usage = `orders [--seconds S]
  --seconds  duration of each row; 10 if not given`;

export async function benchOrders(args: string[], { folder, signal }: BenchContext): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  const shop = await openBenchShop(folder);
  try {
    await generateCatalogue(shop.connection.database, PRODUCTS, signal, () => undefined);
    const machine = await describeMachine(shop.connection.pool);
    const report = `# npm run bench -- orders\n\n${machine}. ${await describeDurability(shop)}, ${seconds} s per row, in-process, without a job worker.\n\n${await measure(shop, seconds, signal)}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    await shop.close();
  }
}

async function measure(shop: BenchShop, seconds: number, signal: AbortSignal): Promise<string> {
  const { tokens, body, request, lines } = await prepareQuoteRequest(shop);
  await liftRequestLimit(shop.connection.database);
  let submitted = 0;
  const submit = () => {
    submitted += 1;
    const authorization = tokens[submitted % tokens.length] ?? '';
    return shop.post(api.submitQuoteRequest.path, body, { authorization, 'idempotency-key': newId() });
  };
  const insert = () => insertBaseline(shop.connection.database, request, lines);

  const roundTrips = await countRoundTrips(submit);
  if (roundTrips > MAX_ROUND_TRIPS) process.exitCode = 1;
  const load = { clients: CLIENTS, seconds, signal };
  await runClosedLoop(submit, { ...load, seconds: seconds / 5 });
  const rows: [string, LoadStats][] = [
    [
      `addOrders, ${PER_SECOND} a second`,
      await runOpenLoop(submit, { perSecond: PER_SECOND, seconds, signal }),
    ],
    [
      `baseline: the same inserts, ${PER_SECOND} a second`,
      await runOpenLoop(insert, { perSecond: PER_SECOND, seconds, signal }),
    ],
    [`addOrders, ${CLIENTS} clients without a pause`, await runClosedLoop(submit, load)],
    [`baseline: the same inserts, ${CLIENTS} clients without a pause`, await runClosedLoop(insert, load)],
  ];
  return [
    `SQL round trips of addOrders, including session, begin and commit: ${roundTrips} (at most ${MAX_ROUND_TRIPS}).`,
    '',
    '| | requests/s | p50 ms | p99 ms |',
    '|---|---:|---:|---:|',
    ...rows.map(
      ([name, { perSecond, p50Ms, p99Ms }]) =>
        `| ${name} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} |`,
    ),
  ].join('\n');
}

/** Counts all statements of the process: nothing else may use the database meanwhile. */
async function countRoundTrips(action: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let roundTrips = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    roundTrips += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  await action();
  pg.Client.prototype.query = query;
  return roundTrips;
}

async function describeDurability({ connection }: BenchShop): Promise<string> {
  const { rows } = await connection.pool.query(
    `select string_agg(name || ' ' || setting, ', ' order by name) as text from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  return rows[0]?.text;
}
