import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { BenchRun } from './bench-run.ts';
import { type BenchShop, textOf } from './bench-shop.ts';
import { openFilledShop } from './filled-shop.ts';
import { markets } from './kinds.ts';
import { describeMachine } from './machine.ts';
import { idOf, productId } from './made-up-product.ts';
import { benchRenderer, loadStorefront } from './page-renderer.ts';
import { makeAsker } from './quote-requests.ts';
import { recordStatements, type Statement } from './recorded-statements.ts';

/** How PostgreSQL finds what each page asks for: every statement explained once, on a large catalogue. */

const RESULTS_FILE = path.join(import.meta.dirname, 'explain.md');
/** Reading a smaller table from end to end is what the planner ought to do. */
const LARGE = 1000;

export const usage = `explain [--products N]
  --products  size of the catalogue; 1000000 if not given`;

export async function benchExplain(args: string[], { catalogues, signal }: BenchRun): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '1000000' } },
  });
  const products = Number(values.products);
  const shop = await openFilledShop(catalogues, products, signal);
  try {
    const explained: Explained[] = [];
    for (const [name, visit] of Object.entries(await visitsOf(shop))) {
      const statements = distinct(await recordStatements(visit));
      explained.push({ name, plans: await explainAll(shop.connection.pool, statements) });
    }
    const machine = await describeMachine(shop.connection.pool);
    const report = `# npm run bench -- explain\n\n${products.toLocaleString('en')} products. ${machine}. ${EXPLANATION}\n\n${explained.map(sectionOf).join('\n\n')}\n`;
    process.stdout.write(report);
    await writeFile(RESULTS_FILE, report);
    if (explained.some(({ plans }) => plans.some(({ scans }) => scans.some(isFault)))) process.exitCode = 1;
  } finally {
    // The catalogue alone is kept.
    await shop.connection.pool.query('truncate accounts, quote_requests cascade').finally(() => shop.close());
  }
}

const EXPLANATION = `Each page and call with every different statement it sends: which tables and indexes PostgreSQL reads for it, the rows it answers and the time it took by itself (milliseconds; not for what writes). Tables of fewer than ${LARGE.toLocaleString('en')} rows are best read whole; for them it says which index would be used if they grew. A large table that is read whole is a FAULT, and the exit code 1. What a statement reads inside the function listings_matching is not shown: that is always the index of words and marks, as the function forbids anything else.`;

type Visit = () => Promise<string>;

/** Every kind of page, and the calls that pages make in the browser. */
async function visitsOf(shop: BenchShop): Promise<Record<string, Visit>> {
  const renderPage = benchRenderer(shop, await loadStorefront());
  const { token, body } = await makeAsker(shop);
  const page =
    (address: string): Visit =>
    async () =>
      textOf(address, await renderPage(address));
  const call =
    (address: string, sent?: unknown): Visit =>
    async () => {
      const request = new Request(`http://shop.test${address}`, {
        headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': newId() },
        ...(sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) }),
      });
      return textOf(address, await shop.fetch(request));
    };
  const [market] = markets;
  const category = idOf('category', market?.category ?? '');
  const product = productId(7);
  const ids = Array.from({ length: 10 }, (_, index) => productId(index * 7));
  await call(api.submitQuoteRequest.path, JSON.parse(body))();
  const orders: { orders: { _id: string }[] } = JSON.parse(await call(api.listOrders.path)());
  const order = orders.orders[0]?._id ?? '';
  return {
    home: page('/'),
    'all categories': page('/all-categories'),
    category: page(`/category/any/${category}`),
    'category, by price, page 5': page(`/category/any/${category}?sort=price-asc&page=5`),
    'category, narrowed': page(`/category/any/${category}?min_price=500&max_price=5000&min_rating=4`),
    'all products, by rating': page('/products?sort=rating-desc'),
    product: page(`/product/any/${product}/DEMO`),
    search: page('/search?query=hammer%20drill'),
    'search, misspelt, by price': page('/search?query=hamer%20dril&sort=price-asc'),
    suggestions: call(`${api.suggestProducts.path}?q=weld`),
    'cart details of 10': call(api.getCartDetails.path, { ids }),
    'recently viewed': call(api.listRecentlyViewed.path, ids),
    'session check': call(api.verifySession.path),
    'wishlist, adding': call(api.addToWishlist.path, { product_id: product }),
    wishlist: call(api.listWishlist.path),
    addresses: call(api.listAddresses.path),
    'asking for a quote': call(api.submitQuoteRequest.path, JSON.parse(body)),
    orders: call(api.listOrders.path),
    'one order': call(fillPath(api.getOrder.path, { oid: order })),
  };
}

function distinct(statements: readonly Statement[]): Statement[] {
  const byText = new Map(statements.map((statement) => [statement.text, statement]));
  return [...byText.values()].filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
}

type Scan = { table: string; index: string | undefined; isLarge: boolean };
type Plan = { text: string; scans: Scan[]; rows: number; ms: number | undefined };
type Explained = { name: string; plans: Plan[] };

/** A node of EXPLAIN's JSON, as far as it is looked at. */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  Plans?: PlanNode[];
};

async function explainAll(pool: pg.Pool, statements: readonly Statement[]): Promise<Plan[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_class where reltuples >= $1',
      [LARGE],
    );
    const large = new Set(rows.map(({ name }) => name));
    const plans: Plan[] = [];
    for (const statement of statements) plans.push(await explain(client, statement, large));
    return plans;
  } finally {
    client.release();
  }
}

async function explain(
  client: pg.PoolClient,
  { text, values }: Statement,
  large: ReadonlySet<string>,
): Promise<Plan> {
  const plan = async (options: string) => {
    const { rows } = await client.query({ text: `explain (${options}, format json) ${text}`, values });
    return rows[0]['QUERY PLAN'][0] as { Plan: PlanNode; 'Execution Time'?: number };
  };
  const isReading = /^\s*(select|with)\b/i.test(text) && !/\b(for update|insert into|nextval)\b/i.test(text);
  const asIs = await plan(isReading ? 'analyze, timing off' : 'costs off');
  await client.query('set enable_seqscan = off');
  const ifGrown = await plan('costs off').finally(() => client.query('reset enable_seqscan'));
  const scans = [
    ...scansOf(asIs.Plan, large).filter(({ isLarge }) => isLarge),
    ...scansOf(ifGrown.Plan, large).filter(({ isLarge }) => !isLarge),
  ];
  return { text, scans, rows: asIs.Plan['Actual Rows'] ?? 0, ms: asIs['Execution Time'] };
}

function scansOf(node: PlanNode, large: ReadonlySet<string>, heap?: string): Scan[] {
  const table = node['Relation Name'] ?? heap;
  const index = node['Index Name'];
  const below = (node.Plans ?? []).flatMap((plan) => scansOf(plan, large, node['Relation Name']));
  const isScan = index !== undefined || node['Node Type'] === 'Seq Scan';
  return isScan && table ? [{ table, index, isLarge: large.has(table) }, ...below] : below;
}

function isFault({ index, isLarge }: Scan): boolean {
  return isLarge && index === undefined;
}

function sectionOf({ name, plans }: Explained): string {
  const rows = plans.map(({ text, scans, rows: found, ms }) => {
    const readings = new Set(
      scans.map((scan) => {
        const how = scan.index ?? (scan.isLarge ? 'READ WHOLE: FAULT' : 'read whole');
        return `${scan.table}: ${how}`;
      }),
    );
    return `| \`${shortened(text)}\` | ${[...readings].join('<br>') || 'none'} | ${found} | ${ms?.toFixed(1) ?? ''} |`;
  });
  return [`## ${name}`, '', '| Statement | Reads | Rows | ms |', '|---|---|---:|---:|', ...rows].join('\n');
}

const MOST_SHOWN = 110;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} …` : line;
}
