import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { liftStoredRequestLimit } from '../support/lift-request-limit.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { readStoredQuoteRequests } from '../support/stored-quote-requests.ts';

/** The promised limit. On a busy machine, three times the time of an orderly restart applies if that is longer. */
const RESTART_LIMIT_MS = 5000;
const WRITERS = iterations(20, 50);
/** `KILLS=1000 npx vitest run tests/faults/kill-server` runs as many kills as you have time for. */
const KILLS = Number(process.env.KILLS ?? iterations(4, 200));
/** Every fourth kill also kills PostgreSQL. */
const KILLS_PER_POSTGRES_KILL = 4;
/** How many acknowledged requests are sent again at the end, to check that they get the same response. */
const RESUBMISSIONS = 100;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('server killed with SIGKILL while quote requests arrive', () => {
  it(
    'stores every acknowledged request completely and exactly once, and is back within 5 s',
    async () => {
      const buyer = await signUpWithPhone(shop);
      await liftStoredRequestLimit(shop.dataDir);
      const products = await fetchProducts(buyer.api, 3);
      const body = quoteRequestFor(products.map((product, index) => ({ product, quantity: index + 1 })));
      const submit = (key: string) =>
        buyer.api.submitQuoteRequest({ body, headers: { 'idempotency-key': key } });
      const acknowledged = new Map<string, Awaited<ReturnType<typeof submit>>>();
      const sentKeys = new Set<string>();
      const restartsMs: number[] = [];
      const orderlyRestartsMs: number[] = [];
      let isDown = false;

      async function keepSubmitting(writer: number): Promise<void> {
        for (let count = 0; !isDown; count += 1) {
          const key = `${writer}-${count}-${Date.now()}`;
          sentKeys.add(key);
          try {
            acknowledged.set(key, await submit(key));
          } catch {
            return;
          }
        }
      }

      for (let kill = 1; kill <= KILLS; kill += 1) {
        isDown = false;
        const writers = Array.from({ length: WRITERS }, (_, writer) => keepSubmitting(writer));
        await sleep(Math.random() * 1200);
        // On a busy machine that may be before the first response of all.
        while (acknowledged.size <= kill) await sleep(10);
        if (kill % KILLS_PER_POSTGRES_KILL === 0) process.kill(await shop.postgresPid(), 'SIGKILL');
        await shop.killHard();
        isDown = true;
        await Promise.all(writers);
        restartsMs.push(await shop.restart());
        if (kill % KILLS_PER_POSTGRES_KILL === 1) {
          await shop.stop();
          orderlyRestartsMs.push(await shop.restart());
        }
      }

      const kept = await readStoredQuoteRequests(shop.dataDir);
      process.stdout.write(
        `${KILLS} kills, ${sentKeys.size} sent, ${acknowledged.size} acknowledged, ${kept.length} kept, median restart ${median(restartsMs)} ms, after an orderly stop ${median(orderlyRestartsMs)} ms\n`,
      );
      const keptKeys = new Set(kept.map(({ key }) => key));
      expect([...acknowledged.keys()].filter((key) => !keptKeys.has(key))).toEqual([]);
      expect([...keptKeys].filter((key) => !sentKeys.has(key))).toEqual([]);
      // One request per key, with all its orders and its estimate, and numbers without a gap.
      expect(kept).toHaveLength(keptKeys.size);
      expect(
        kept.filter(({ orders, steps, revisions }) => orders !== 3 || steps !== 3 || revisions !== 1),
      ).toEqual([]);
      expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
      for (const [key, reply] of [...acknowledged].slice(-RESUBMISSIONS))
        expect(await submit(key)).toEqual(reply);

      // No mail is lost: each has been sent or is still queued.
      const mails = await shop.outbox.mailsTo(buyer.email);
      const mailedNumbers = new Set(
        mails.map((mail) => Number(/Subject: .*EST\/\S+\/(\d+)/.exec(mail)?.[1])),
      );
      expect(kept.filter(({ number, isMailDue }) => !isMailDue && !mailedNumbers.has(number))).toEqual([]);
      expect(median(restartsMs)).toBeLessThan(Math.max(RESTART_LIMIT_MS, 3 * median(orderlyRestartsMs)));
    },
    300_000 + KILLS * 40_000,
  );
});

/** The median, because some restarts coincide with other load on the machine. */
function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

describe('server stopped with SIGTERM', () => {
  it('stops its PostgreSQL, exits with 0 and starts again on the same data', async () => {
    expect(await shop.stop()).toBe(0);
    await expect(shop.postgresPid()).rejects.toThrow('postmaster.pid');
    await shop.restart();
    expect((await shop.api().listProducts()).total).toBe(252);
  });
});

describe('PostgreSQL killed while the server runs', () => {
  it('restarts PostgreSQL, answers 503 meanwhile and logs nobody out', async () => {
    const buyer = await signUpWithPhone(shop);
    process.kill(await shop.postgresPid(), 'SIGKILL');
    const deadline = Date.now() + 5000;
    for (;;) {
      const outcome = await buyer.api.verifySession().then(
        () => 200,
        (cause) => cause.status,
      );
      expect([200, 503]).toContain(outcome);
      if (outcome === 200) break;
      expect(Date.now()).toBeLessThan(deadline);
      await sleep(50);
    }
  });
});
