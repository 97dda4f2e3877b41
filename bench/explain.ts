import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { explainStatement, type PlanNode } from '../tests/support/explain-statement.ts';
import type { BenchContext } from './bench-context.ts';
import { type BenchShop, readOkText } from './bench-shop.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { describeMachine } from './machine.ts';
import { createBenchRenderer } from './page-renderer.ts';
import { prepareQuoteRequest } from './quote-requests.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { openCatalogue } from './seeded-shop.ts';

/** The query plan of every statement that pages and API calls send, on a large catalogue. */

const RESULTS_FILE = path.join(import.meta.dirname, 'explain.md');
/** Rows. For smaller tables a sequential scan is the right plan. */
const MIN_LARGE_TABLE_ROWS = 1000;

export async function benchExplain({ products }: { products: number }, context: BenchContext): Promise<void> {
  const shop = await openCatalogue(context, products);
  const { pool } = shop.connection;
  // Leaves the catalogue for the next run.
  context.cleanup.defer(async () => void (await pool.query('truncate accounts, quote_requests cascade')));
  const explained: ExplainedVisit[] = [];
  for (const [name, visit] of Object.entries(await createVisits(shop))) {
    const statements = selectDistinctStatements(await recordStatements(visit));
    explained.push({ name, plans: await explainAll(pool, statements) });
  }
  const machine = await describeMachine(pool);
  const report = `# npm run bench -- explain\n\n${products.toLocaleString('en')} products. ${machine}. ${EXPLANATION}\n\n${explained.map(formatSection).join('\n\n')}\n`;
  process.stdout.write(report);
  await writeFile(RESULTS_FILE, report);
  if (explained.some(({ plans }) => plans.some(({ scans }) => scans.some(isFullScanOfLargeTable))))
    process.exitCode = 1;
}

const EXPLANATION = `The distinct statements of each page and call: the tables and indexes that PostgreSQL reads, the number of rows returned and the execution time (milliseconds; not for statements that write). For tables of fewer than ${MIN_LARGE_TABLE_ROWS.toLocaleString('en')} rows a full scan is the best plan; for them the index is shown that would be used if they grew. A full scan of a large table is marked FAILED, and the exit code is 1. Searches are planned as the shop plans them, without full scans.`;

type Visit = () => Promise<string>;

/** One page of each kind, and the calls that pages make from the browser. */
async function createVisits(shop: BenchShop): Promise<Record<string, Visit>> {
  const renderPage = createBenchRenderer(shop.callApi);
  const { tokens, body } = await prepareQuoteRequest(shop);
  const [token = ''] = tokens;
  const page =
    (address: string): Visit =>
    async () =>
      readOkText(address, await renderPage(address));
  const call =
    (address: string, content?: unknown): Visit =>
    async () => {
      const request = new Request(`http://shop.test${address}`, {
        headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': newId() },
        ...(content === undefined ? {} : { method: 'POST', body: JSON.stringify(content) }),
      });
      return readOkText(address, await shop.fetch(request));
    };
  const [category] = categoryIds;
  const product = toProductId(7);
  const ids = Array.from({ length: 10 }, (_, index) => toProductId(index * 7));
  await call(api.submitQuoteRequest.path, JSON.parse(body))();
  const orders: { orders: { _id: string }[] } = JSON.parse(await call(api.listOrders.path)());
  const order = orders.orders[0]?._id ?? '';
  return {
    home: page('/'),
    'all categories': page('/all-categories'),
    category: page(`/category/any/${category}`),
    'category, by price, page 5': page(`/category/any/${category}?sort=price-asc&page=5`),
    'category, filtered': page(`/category/any/${category}?min_price=500&max_price=5000&min_rating=4`),
    'all products, by rating': page('/products?sort=rating-desc'),
    product: page(`/product/any/${product}/DEMO`),
    search: page('/search?query=hammer%20drill'),
    'search, misspelt, by price': page('/search?query=hamer%20dril&sort=price-asc'),
    'search, inside a word': page('/search?query=rinder'),
    'search, missing brand': page('/search?query=makita%20drill'),
    suggestions: call(`${api.suggestProducts.path}?q=weld`),
    'cart details of 10': call(api.getCartDetails.path, { ids }),
    'recently viewed': call(api.listRecentlyViewed.path, ids),
    'session check': call(api.verifySession.path),
    'adding to the wishlist': call(api.addToWishlist.path, { product_id: product }),
    wishlist: call(api.listWishlist.path),
    addresses: call(api.listAddresses.path),
    'submitting a quote request': call(api.submitQuoteRequest.path, JSON.parse(body)),
    orders: call(api.listOrders.path),
    'one order': call(fillPath(api.getOrder.path, { oid: order })),
  };
}

function selectDistinctStatements(statements: readonly Statement[]): Statement[] {
  const byText = new Map(statements.map((statement) => [statement.text, statement]));
  return [...byText.values()].filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
}

type Scan = { table: string; index: string | undefined; isLarge: boolean };
type Plan = { text: string; scans: Scan[]; rows: number; ms: number | undefined };
type ExplainedVisit = { name: string; plans: Plan[] };

async function explainAll(pool: pg.Pool, statements: readonly Statement[]): Promise<Plan[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_class where reltuples >= $1',
      [MIN_LARGE_TABLE_ROWS],
    );
    const largeTables = new Set(rows.map(({ name }) => name));
    const plans: Plan[] = [];
    for (const statement of statements) plans.push(await explain(client, statement, largeTables));
    return plans;
  } finally {
    client.release();
  }
}

async function explain(
  client: pg.PoolClient,
  statement: Statement,
  largeTables: ReadonlySet<string>,
): Promise<Plan> {
  const { text } = statement;
  const getPlan = (options: string) => explainStatement(client, statement, options);
  const isRead = /^\s*(select|with)\b/i.test(text) && !/\b(for update|insert into|nextval)\b/i.test(text);
  // As the read pool does, from which all searches come.
  if (text.includes('listings_matching')) await client.query('set enable_seqscan = off');
  const actual = await getPlan(isRead ? 'analyze, timing off' : 'costs off');
  await client.query('set enable_seqscan = off');
  const ifGrown = await getPlan('costs off').finally(() => client.query('reset enable_seqscan'));
  const scans = [
    ...collectScans(actual.Plan, largeTables).filter(({ isLarge }) => isLarge),
    ...collectScans(ifGrown.Plan, largeTables).filter(({ isLarge }) => !isLarge),
  ];
  return { text, scans, rows: actual.Plan['Actual Rows'] ?? 0, ms: actual['Execution Time'] };
}

function collectScans(node: PlanNode, largeTables: ReadonlySet<string>, heapTable?: string): Scan[] {
  const table = node['Relation Name'] ?? heapTable;
  const index = node['Index Name'];
  const childScans = (node.Plans ?? []).flatMap((child) =>
    collectScans(child, largeTables, node['Relation Name']),
  );
  const isScan = index !== undefined || node['Node Type'] === 'Seq Scan';
  return isScan && table ? [{ table, index, isLarge: largeTables.has(table) }, ...childScans] : childScans;
}

function isFullScanOfLargeTable({ index, isLarge }: Scan): boolean {
  return isLarge && index === undefined;
}

function formatSection({ name, plans }: ExplainedVisit): string {
  const rows = plans.map(({ text, scans, rows: rowCount, ms }) => {
    const reads = new Set(
      scans.map((scan) => {
        const access = scan.index ?? (scan.isLarge ? 'FULL SCAN, FAILED' : 'full scan');
        return `${scan.table}: ${access}`;
      }),
    );
    return `| \`${truncate(text)}\` | ${[...reads].join('<br>') || 'none'} | ${rowCount} | ${ms?.toFixed(1) ?? ''} |`;
  });
  return [`## ${name}`, '', '| Statement | Reads | Rows | ms |', '|---|---|---:|---:|', ...rows].join('\n');
}

const MAX_SHOWN_LENGTH = 110;

function truncate(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return line.length > MAX_SHOWN_LENGTH ? `${line.slice(0, MAX_SHOWN_LENGTH)} …` : line;
}
