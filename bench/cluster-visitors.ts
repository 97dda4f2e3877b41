import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { api } from '#contract/api.ts';
import { fillPath } from '#contract/path.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { readOkText } from './bench-shop.ts';
import { categoryIds, toProductId } from './generate-product.ts';
import { createPriceWatch } from './price-watch.ts';
import { printProgress } from './progress.ts';
import { createQueryGenerator } from './query-generator.ts';
import { createRandom } from './random.ts';
import { toSearchAddress } from './search-rows.ts';
import type { Cluster } from './start-cluster.ts';

/** Visitors of a cluster, who know what they should see. */

/** How often they do what, each second. */
const READS = 50;
const PRICE_READS = 20;
const PRICE_CHANGES = 1;
const QUOTE_REQUESTS = 2;
const ADDRESSES = 500;
/** More than there are in a run. */
const MAX_PRICE_CHANGES = 10_000;
/** Then a visitor has given up. */
const TIMEOUT_MS = 10_000;

export const LOAD = `${READS} pages, lists, searches and products at ${ADDRESSES.toLocaleString('en')} addresses, ${QUOTE_REQUESTS} quote requests of ten lines, a change of one product's price and ${PRICE_READS} looks at it`;

export type Tally = {
  seconds: number;
  requests: number;
  failed: number;
  wrong: number;
  stalestMs: number;
};

/** Lets them visit while something happens, and returns what they noticed. */
export type VisitDuring = (event: () => Promise<unknown>) => Promise<Tally>;

type Answer = { address: string; body: string };

type Options = {
  products: number;
  /** Of buyers, and what they send. */
  tokens: readonly string[];
  body: string;
  signal: AbortSignal;
};

export async function prepareVisitors(
  { url, primary }: Pick<Cluster, 'url' | 'primary'>,
  { products, tokens, body: quoteRequest, signal }: Options,
): Promise<VisitDuring> {
  // Its price is in no other answer, and in no quote request.
  const changedId = toProductId(products - 1);
  const random = createRandom(8);
  const answers = await findAnswers({ url, primary }, { products, signal }, changedId);
  let visits = 0;

  return async (event) => {
    const startedAt = performance.now();
    const tally = { requests: 0, failed: 0, wrong: 0 };
    let confirmed = 0;

    const tell = (problem: string) =>
      printProgress(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${problem.slice(0, 300)}`);

    /** @param judge returns what is wrong, if anything is. */
    async function visit(
      address: string,
      judge: (body: string) => string | undefined,
      init: RequestInit = {},
    ): Promise<void> {
      tally.requests += 1;
      try {
        visits += 1;
        // As if another proxy named the visitors: a single one would be a heavy client.
        const headers = { ...init.headers, 'x-forwarded-for': `10.0.0.${visits % 250}` };
        const response = await fetch(url + address, {
          ...init,
          headers,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const body = await response.text();
        if (response.status !== 200) throw new Error(`${response.status} ${body}`);
        const problem = judge(body);
        if (problem === undefined) return;
        tally.wrong += 1;
        tell(`wrong: ${address}: ${problem}`);
      } catch (cause) {
        tally.failed += 1;
        tell(`failed: ${address}: ${cause instanceof Error ? (cause.cause ?? cause.message) : cause}`);
      }
    }

    let price = await readPrice(primary, changedId);
    const watch = createPriceWatch(price);
    const changePrice = () => {
      price += 1;
      return watch.change(price, () => storePrice(primary, changedId, price));
    };
    const readPrices = () => {
      const askedAt = performance.now();
      return visit(fillPath(api.getProduct.path, { id: changedId }), (body) => {
        const seen = JSON.parse(body).product.pro_price;
        return watch.saw(seen, askedAt) ? undefined : `a price of ${seen}`;
      });
    };
    const read = () => {
      const { address, body: expected } = random.pick(answers);
      return visit(address, (body) => (body === expected ? undefined : describeDifference(expected, body)));
    };
    const submit = () => {
      const authorization = random.pick(tokens);
      const headers = { authorization, 'idempotency-key': newId(), 'content-type': 'application/json' };
      const confirm = () => {
        confirmed += 1;
        return undefined;
      };
      return visit(api.submitQuoteRequest.path, confirm, { method: 'POST', body: quoteRequest, headers });
    };

    const storedBefore = await countQuoteRequests(primary);
    const over = new AbortController();
    const repeat = (perSecond: number, action: () => Promise<void>) =>
      repeatUntil(over.signal, perSecond, action);
    const outcomes = await Promise.allSettled([
      event().finally(() => over.abort()),
      repeat(READS, read),
      repeat(PRICE_READS, readPrices),
      repeat(PRICE_CHANGES, changePrice),
      repeat(QUOTE_REQUESTS, submit),
    ]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    const stored = (await countQuoteRequests(primary)) - storedBefore;
    tally.wrong += Math.abs(stored - confirmed);
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...tally, seconds, stalestMs: watch.stalestMs() };
  };
}

/** Starts an action at a steady rate, however long those before it take. */
async function repeatUntil(over: AbortSignal, perSecond: number, action: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const actions: Promise<void>[] = [];
  while (!over.aborted) {
    actions.push(action());
    await sleep(Math.max(0, startedAt + (1000 * actions.length) / perSecond - performance.now()));
  }
  await Promise.all(actions);
}

/** Addresses whose answers do not depend on the one price, and what the cluster answers while nothing happens to it. */
async function findAnswers(
  { url, primary }: Pick<Cluster, 'url' | 'primary'>,
  { products, signal }: Pick<Options, 'products' | 'signal'>,
  changedId: string,
): Promise<Answer[]> {
  const random = createRandom(7);
  const queries = createQueryGenerator(products, random);
  const kinds = [
    () => `/product/any/${toProductId(random.below(products))}/DEMO`,
    () => fillPath(api.getProduct.path, { id: toProductId(random.below(products)) }),
    () =>
      `${fillPath(api.listProductsOfCategory.path, { id: random.pick(categoryIds) })}?page=${1 + random.below(10)}`,
    () => toSearchAddress(queries.query(), { facets: 'yes' }),
  ];
  const addresses = Array.from({ length: ADDRESSES }, () => random.pick(kinds)());
  const price = await readPrice(primary, changedId);
  const askAll = async () => {
    const answers: Answer[] = [];
    for (const address of addresses) {
      signal.throwIfAborted();
      answers.push({ address, body: await readOkText(address, await fetch(url + address)) });
    }
    return answers;
  };
  const before = await askAll();
  await storePrice(primary, changedId, price + MAX_PRICE_CHANGES);
  // Longer than an answer may be from before the change.
  await sleep(1000);
  const after = await askAll();
  await storePrice(primary, changedId, price);
  return before.filter(({ body }, index) => body === after[index]?.body);
}

function describeDifference(expected: string, body: string): string {
  const at = [...expected].findIndex((character, index) => character !== body[index]);
  return `${expected.slice(at, at + 60)} became ${body.slice(at, at + 60)}`;
}

async function readPrice(primary: pg.Pool, id: string): Promise<number> {
  const { rows } = await primary.query('select list_price_paise / 100 as price from products where id = $1', [
    id,
  ]);
  return Number(rows[0]?.price);
}

function storePrice(primary: pg.Pool, id: string, price: number): Promise<unknown> {
  return primary.query('update products set list_price_paise = $2 where id = $1', [id, price * 100]);
}

async function countQuoteRequests(primary: pg.Pool): Promise<number> {
  const { rows } = await primary.query('select count(*) as number from quote_requests');
  return Number(rows[0]?.number);
}
