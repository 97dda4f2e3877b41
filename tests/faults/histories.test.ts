import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireProduct } from '#contract/catalogue.ts';
import { type ApiClient, ApiError } from '#contract/client.ts';
import { AppError, HTTP_STATUS_BY_CODE } from '#contract/errors.ts';
import { getFinancialYear, parseEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { type Connection, createConnection } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { accounts } from '#server/platform/database/schema.ts';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, randomPhone } from '../support/buyers.ts';
import { startOperatorSession } from '../support/desk.ts';
import { findUnexplained, type Operation } from '../support/explain-history.ts';
import { iterations } from '../support/extended.ts';
import { liftRequestLimit } from '../support/lift-request-limit.ts';
import {
  type Answer,
  isLost,
  isStored,
  listWays,
  type ModelShop,
  type Question,
  type StoredShop,
} from '../support/shop-model.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { type StreamingReplica, startStreamingReplica } from '../support/streaming-replica.ts';

/** `HISTORIES=1000 npx vitest run tests/faults/histories` checks as many as you have time for. */
const HISTORIES = Number(process.env.HISTORIES ?? iterations(3, 80));
const OPERATOR = 'meera';
const ACCOUNTS = 2;
const PRODUCTS = 2;

let directory: string;
let primary: EmbeddedPostgres;
let replica: StreamingReplica;
let onReplica: pg.Client;
let connection: Connection;
let nodes: ShopProcess[];
let staffToken: string;
let passwordHash: string;
/** Each history has products of its own, because it removes them. */
let unusedProducts: WireProduct[];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'udyog-haat-histories-'));
  const primaryDir = path.join(directory, 'primary');
  primary = await openEmbeddedPostgres(primaryDir, () => undefined);
  replica = await startStreamingReplica(
    { dataDir: primaryDir, superuserUrl: primary.superuserUrl },
    path.join(directory, 'replica'),
  );
  const environment = { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url };
  nodes = [await startShop(environment), await startShop(environment)];
  onReplica = new pg.Client(replica.superuserUrl);
  await onReplica.connect();
  connection = createConnection(primary.url, () => undefined);
  await liftRequestLimit(connection.database);
  staffToken = await startOperatorSession(connection, 'owner');
  passwordHash = await hashPassword(PASSWORD);
  unusedProducts = (await fetchProducts(getNode(0).api(), 200)).filter(({ pro_price }) => pro_price > 0);
});
afterAll(async () => {
  await onReplica.end();
  await connection.close();
  for (const node of nodes) await node.close();
  await replica.release();
  await primary.release();
  await rm(directory, { recursive: true });
});

function getNode(index: number): ShopProcess {
  const node = nodes[index % nodes.length];
  if (!node) throw new Error('There is no node.');
  return node;
}

const KINDS = [
  { arbitrary: fc.constant('submit' as const), weight: 6 },
  { arbitrary: fc.constant('confirm' as const), weight: 2 },
  { arbitrary: fc.constant('set price' as const), weight: 3 },
  { arbitrary: fc.constant('remove' as const), weight: 1 },
  { arbitrary: fc.constant('delete account' as const), weight: 1 },
  { arbitrary: fc.constant('list orders' as const), weight: 2 },
  { arbitrary: fc.constant('look' as const), weight: 2 },
];
const step = fc.record({
  kind: fc.oneof(...KINDS),
  account: fc.nat(ACCOUNTS - 1),
  product: fc.nat(PRODUCTS - 1),
  key: fc.constantFrom('a', 'b', 'c'),
  /** What is added to the first price, in rupees. */
  rise: fc.integer({ min: 1, max: 9 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const program = fc.record({
  clients: fc.array(fc.array(step, { minLength: 4, maxLength: 8 }), { minLength: 3, maxLength: 5 }),
  isReplicaLagging: fc.boolean(),
  /** Which node is killed, after how many answers. */
  kill: fc.option(fc.record({ node: fc.nat(1), after: fc.integer({ min: 2, max: 10 }) })),
});
type Program = typeof program extends fc.Arbitrary<infer Value> ? Value : never;

type Exchange = { question: Question; answer: Answer; askedAt: number; answeredAt: number };
type Scene = { products: WireProduct[]; tokens: string[]; history: Exchange[]; numbers: Map<string, number> };

const totals = { histories: 0, operations: 0, lost: 0, kills: 0 };

it(
  'every reply to buyers and operators at several processes has an explanation in one order of all steps',
  async () => {
    await fc.assert(fc.asyncProperty(program, checkHistory), { numRuns: HISTORIES, endOnFailure: true });
    process.stdout.write(
      `${totals.histories} histories, ${totals.operations} operations, ${totals.kills} kills, ${totals.lost} without an answer\n`,
    );
  },
  300_000 + HISTORIES * 30_000,
);

async function checkHistory({ clients, isReplicaLagging, kill }: Program): Promise<void> {
  const scene: Scene = {
    products: unusedProducts.splice(0, PRODUCTS),
    tokens: await Promise.all(Array.from({ length: ACCOUNTS }, addBuyer)),
    history: [],
    numbers: new Map(),
  };
  const start: ModelShop = {
    prices: scene.products.map(({ pro_price }) => pro_price),
    isAccountOpen: scene.tokens.map(() => true),
    requests: [],
    nextNumber: (await readLastNumber()) + 1,
  };
  if (isReplicaLagging) await onReplica.query('select pg_wal_replay_pause()');
  let isOver = false;
  const killer = kill && killNode(kill.node, () => isOver || scene.history.length >= kill.after);
  await Promise.all(clients.map((steps, client) => playClient(scene, client, steps)));
  isOver = true;
  await killer;
  if (isReplicaLagging) await onReplica.query('select pg_wal_replay_resume()');

  await expect.poll(countStatements).toBe(0);
  const stored = await readStored(scene, start.nextNumber);
  const end = {
    description: `stored: ${JSON.stringify(stored)}`,
    askedAt: performance.now(),
    answeredAt: performance.now(),
    ways: [[isStored(stored)]],
  };
  const operations = [...scene.history.map(toOperation), end];
  const unexplained = findUnexplained(start, operations);
  const story = operations.map(({ description }) => description).join('\n');
  expect(unexplained, `${JSON.stringify(start)}\n${story}`).toBeUndefined();
  for (const [product, price] of stored.prices.entries()) {
    for (const node of nodes.keys())
      await expect.poll(async () => (await look(scene, node, product)).price).toBe(price);
  }
  totals.histories += 1;
  totals.operations += scene.history.length;
  totals.lost += scene.history.filter(({ answer }) => isLost(answer)).length;
}

/** Buyers and operators take turns at one node; where it has gone, at the other one. */
async function playClient(scene: Scene, client: number, steps: readonly Step[]): Promise<void> {
  const shown = scene.products.map(({ pro_price }) => pro_price);
  let node = client;
  for (const taken of steps) {
    const question = toQuestion(scene, shown, taken);
    if (!question) continue;
    const askedAt = performance.now();
    const answer = await ask(scene, node, question);
    scene.history.push({ question, answer, askedAt, answeredAt: performance.now() });
    if (question.kind === 'submit' && answer.number !== undefined)
      scene.numbers.set(`${question.account} ${question.key}`, answer.number);
    if ('product' in question && typeof answer.price === 'number') shown[question.product] = answer.price;
    if (answer.status === 0) node += 1;
  }
}

/** Undefined for a confirmation of a request that nobody knows of yet. */
function toQuestion(
  { products, numbers }: Scene,
  shown: readonly number[],
  { kind, account, product, key, rise }: Step,
): Question | undefined {
  switch (kind) {
    case 'submit':
      return { kind, account, key, product, price: shown[product] ?? 0 };
    case 'confirm': {
      const number = numbers.get(`${account} ${key}`);
      return number === undefined ? undefined : { kind, number };
    }
    case 'set price':
      return { kind, product, price: (products[product]?.pro_price ?? 0) + rise };
    case 'remove':
    case 'look':
      return { kind, product };
    case 'delete account':
    case 'list orders':
      return { kind, account };
  }
}

async function ask(scene: Scene, node: number, question: Question): Promise<Answer> {
  try {
    return await getAnswer(scene, node, question);
  } catch (cause) {
    if (cause instanceof AppError) return { status: HTTP_STATUS_BY_CODE[cause.code] };
    if (!(cause instanceof ApiError)) throw cause;
    const [current] = Object.values(cause.prices);
    return { status: cause.status, ...(current !== undefined && { price: current?.pro_price ?? null }) };
  }
}

async function getAnswer(scene: Scene, node: number, question: Question): Promise<Answer> {
  const staff = getNode(node).api(staffToken);
  const getProductId = (product: number) => scene.products[product]?._id ?? '';
  switch (question.kind) {
    case 'submit': {
      const product = { ...(scene.products[question.product] as WireProduct), pro_price: question.price };
      const { result } = await getNode(node)
        .api(scene.tokens[question.account])
        .submitQuoteRequest({
          body: quoteRequestFor([{ product, quantity: 1 }]),
          headers: { 'idempotency-key': question.key },
        });
      const [order] = result;
      return {
        status: 200,
        number: toRunningNumber(order?.estimate_number),
        price: order?.order_product.pro_price ?? null,
      };
    }
    case 'confirm': {
      const name = `EST/${getFinancialYear(new Date())}/${question.number}`;
      await changeOrders(connection.database, OPERATOR, name, { to: 'Confirmed', reason: '' });
      return { status: 200 };
    }
    case 'set price': {
      const wanted = { kind: 'price', value: question.price } as const;
      const products = [getProductId(question.product)];
      await staff.changeCatalogueProducts({ body: { products, wanted, allows_price_jumps: true } });
      return { status: 200 };
    }
    case 'remove':
      await removeProduct(staff, getProductId(question.product));
      return { status: 200 };
    case 'delete account':
      await getNode(node)
        .api(scene.tokens[question.account])
        .deleteAccount({ body: { password: PASSWORD } });
      return { status: 200 };
    case 'list orders': {
      const { orders } = await getNode(node).api(scene.tokens[question.account]).listOrders();
      const listed = orders.map((order) => ({
        number: toRunningNumber(order.estimate_number),
        status: order.orderStatus,
      }));
      return { status: 200, orders: listed.sort((a, b) => a.number - b.number) };
    }
    case 'look':
      return look(scene, node, question.product);
  }
}

/** As an operator does who looks again when somebody else was quicker. */
async function removeProduct(staff: ApiClient, id: string): Promise<void> {
  for (;;) {
    const products = [id];
    const { versions } = await staff.removeCatalogueProducts({ body: { products, dry_run: true } });
    try {
      await staff.removeCatalogueProducts({ body: { products, versions } });
      return;
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.status === 409)) throw cause;
    }
  }
}

/** As the catalogue shows it, from the cache or a replica. */
async function look({ products }: Scene, node: number, product: number): Promise<Answer> {
  try {
    const reply = await getNode(node)
      .api()
      .getProduct({ params: { id: products[product]?._id ?? '' } });
    return { status: 200, price: reply.product.pro_price };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { status: cause.status, ...(cause.status === 404 && { price: null }) };
  }
}

/** A visitor may be shown for a moment what was replaced since, but nothing that never stood. */
function toOperation({ question, answer, askedAt, answeredAt }: Exchange): Operation<ModelShop> {
  return {
    description: `${askedAt.toFixed(1)} to ${answeredAt.toFixed(1)} ms: ${JSON.stringify(question)} → ${JSON.stringify(answer)}`,
    askedAt: question.kind === 'look' ? 0 : askedAt,
    answeredAt: isLost(answer) ? Number.POSITIVE_INFINITY : answeredAt,
    ways: listWays(question, answer),
  };
}

async function killNode(index: number, isDue: () => boolean): Promise<void> {
  await expect.poll(isDue, { interval: 1 }).toBe(true);
  await getNode(index).killHard();
  totals.kills += 1;
  await getNode(index).restart();
}

/** @returns the token of a session. */
async function addBuyer(): Promise<string> {
  const id = newId();
  const token = newToken();
  await connection.database.insert(accounts).values({
    ...{ id, email: `${id.toLowerCase()}@buyer.test`, name: 'Asha Rao', phone: randomPhone(), passwordHash },
  });
  await connection.database.execute(sql`
    insert into sessions (token_hash, id, device, account_id, expires_at)
    values (${hashToken(token)}, ${newId()}, 'Test', ${id}, now() + interval '1 day')`);
  return token;
}

function toRunningNumber(estimateNumber = ''): number {
  return parseEstimateNumber(estimateNumber)?.runningNumber ?? Number.NaN;
}

async function readLastNumber(): Promise<number> {
  const { rows } = await connection.pool.query<{ last: number }>(
    'select coalesce(max(running_number), 0)::integer as last from quote_requests',
  );
  return rows[0]?.last ?? Number.NaN;
}

/** What PostgreSQL is still doing for a process that was killed. */
async function countStatements(): Promise<number> {
  const { rows } = await connection.pool.query<{ count: number }>(`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? Number.NaN;
}

async function readStored({ products }: Scene, firstNumber: number): Promise<StoredShop> {
  const ids = products.map(({ _id }) => _id);
  const { rows: priced } = await connection.pool.query<{ id: string; paise: string }>(
    'select id, list_price_paise as paise from products where id = any($1)',
    [ids],
  );
  const { rows: requests } = await connection.pool.query<{
    number: number;
    productId: string;
    paise: string;
    status: string;
    hasOwner: boolean;
  }>(
    `select running_number as number, orders.product ->> 'id' as "productId", status,
       orders.product ->> 'listPricePaise' as paise, request.account_id is not null as "hasOwner"
     from quote_requests as request left join orders on orders.quote_request_id = request.id
     where running_number >= $1 order by running_number`,
    [firstNumber],
  );
  return {
    prices: ids.map((id) => {
      const found = priced.find((row) => row.id === id);
      return found ? rupeesFromPaise(Number(found.paise)) : null;
    }),
    requests: requests.map(({ productId, paise, ...request }) => ({
      ...request,
      product: ids.indexOf(productId),
      price: rupeesFromPaise(Number(paise)),
    })),
  };
}
