import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { api } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { BenchRun } from './bench-run.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { type Figures, putLoad, putSteadyLoad } from './load.ts';
import { describeMachine } from './machine.ts';
import { insertBare, makeAsker } from './quote-requests.ts';

/** How fast quote requests of ten lines are taken, durably, beside the same inserts in one bare transaction. */

const PRODUCTS = 1000;
const PER_SECOND = 50;
const CLIENTS = 8;
const MAX_JOURNEYS = 5;
const RESULTS_FILE = path.join(import.meta.dirname, 'results-orders.md');

export const usage = `orders [--seconds S]
  --seconds  how long each row is measured; 10 if not given`;

export async function benchOrders(args: string[], { folder, signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '10' } } });
  const seconds = Number(values.seconds);
  const shop = await openBenchShop(folder);
  try {
    await generateCatalogue(shop.connection.database, PRODUCTS, signal, () => undefined);
    const machine = await describeMachine(shop.connection.pool);
    const report = `# npm run bench -- orders\n\n${machine}. ${await describeDurability(shop)}, ${seconds} s a row, in-process, no job worked on.\n\n${await measure(shop, seconds, signal)}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
  } finally {
    await shop.close();
  }
}

async function measure(shop: BenchShop, seconds: number, signal: AbortSignal): Promise<string> {
  const { token, body, request, lines } = await makeAsker(shop);
  const submit = () =>
    shop.post(api.submitQuoteRequest.path, body, { authorization: token, 'idempotency-key': newId() });
  const insert = () => insertBare(shop.connection.database, request, lines);

  const journeys = await countJourneys(submit);
  if (journeys > MAX_JOURNEYS) process.exitCode = 1;
  const full = { clients: CLIENTS, seconds, signal };
  await putLoad(submit, { ...full, seconds: seconds / 5 });
  const rows: [string, Figures][] = [
    [
      `addOrders, ${PER_SECOND} a second`,
      await putSteadyLoad(submit, { perSecond: PER_SECOND, seconds, signal }),
    ],
    [
      `the same inserts, bare, ${PER_SECOND} a second`,
      await putSteadyLoad(insert, { perSecond: PER_SECOND, seconds, signal }),
    ],
    [`addOrders, ${CLIENTS} clients without a pause`, await putLoad(submit, full)],
    [`the same inserts, bare, ${CLIENTS} clients without a pause`, await putLoad(insert, full)],
  ];
  return [
    `SQL round trips of addOrders, with session, begin and commit: ${journeys} (at most ${MAX_JOURNEYS}).`,
    '',
    '| | requests/s | p50 ms | p99 ms |',
    '|---|---:|---:|---:|',
    ...rows.map(
      ([name, { perSecond, p50Ms, p99Ms }]) =>
        `| ${name} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} |`,
    ),
  ].join('\n');
}

/** Nothing else asks the database meanwhile. */
async function countJourneys(act: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let journeys = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    journeys += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  await act();
  pg.Client.prototype.query = query;
  return journeys;
}

async function describeDurability({ connection }: BenchShop): Promise<string> {
  const { rows } = await connection.pool.query(
    `select string_agg(name || ' ' || setting, ', ' order by name) as text from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  return rows[0]?.text;
}
