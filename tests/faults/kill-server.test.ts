import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequestFor, signUpWithPhone, someProducts } from '../support/buyers.ts';
import { iterations } from '../support/extended.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { readStoredQuoteRequests } from '../support/stored-quote-requests.ts';

/** What is promised; on a machine that is busy with other things, twice what an orderly restart takes there. */
const RESTART_LIMIT_MS = 5000;
const WRITERS = iterations(20, 50);
/** `KILLS=1000 npx vitest run tests/faults/kill-server` for as many as one has time for. */
const KILLS = Number(process.env.KILLS ?? iterations(4, 200));
/** With every fourth kill PostgreSQL is killed as well. */
const KILLS_A_POSTGRES = 4;
/** How many acknowledged requests are sent once more at the end, to see that the answer is the same. */
const SENT_AGAIN = 100;

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('server killed with SIGKILL under quote requests', () => {
  it(
    'keeps every acknowledged request whole and once, and is back within 5 s',
    async () => {
      const buyer = await signUpWithPhone(shop);
      const products = await someProducts(buyer.api, 3);
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
        if (kill % KILLS_A_POSTGRES === 0) process.kill(await shop.postgresPid(), 'SIGKILL');
        await shop.killHard();
        isDown = true;
        await Promise.all(writers);
        restartsMs.push(await shop.restart());
        if (kill % KILLS_A_POSTGRES === 1) {
          await shop.stop();
          orderlyRestartsMs.push(await shop.restart());
        }
      }

      expect(acknowledged.size).toBeGreaterThan(KILLS);
      const kept = await readStoredQuoteRequests(shop.dataDir);
      process.stdout.write(
        `${KILLS} kills, ${sentKeys.size} sent, ${acknowledged.size} acknowledged, ${kept.length} kept, back after ${middleOf(restartsMs)} ms, in order ${middleOf(orderlyRestartsMs)} ms\n`,
      );
      const keptKeys = new Set(kept.map(({ key }) => key));
      expect([...acknowledged.keys()].filter((key) => !keptKeys.has(key))).toEqual([]);
      expect([...keptKeys].filter((key) => !sentKeys.has(key))).toEqual([]);
      // One request a key, with all its orders, and numbers without a gap.
      expect(kept).toHaveLength(keptKeys.size);
      expect(kept.filter(({ orders, steps }) => orders !== 3 || steps !== 3)).toEqual([]);
      expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1));
      for (const [key, reply] of [...acknowledged].slice(-SENT_AGAIN))
        expect(await submit(key)).toEqual(reply);

      // Nobody is forgotten: a mail is written, or still to be written.
      const mails = await shop.outbox.mailsTo(buyer.email);
      const written = new Set(mails.map((mail) => Number(/Subject: .*EST\/\S+\/(\d+)/.exec(mail)?.[1])));
      expect(kept.filter(({ number, isMailDue }) => !isMailDue && !written.has(number))).toEqual([]);
      expect(middleOf(restartsMs)).toBeLessThan(Math.max(RESTART_LIMIT_MS, 2 * middleOf(orderlyRestartsMs)));
    },
    300_000 + KILLS * 40_000,
  );
});

/** With many, some fall together with whatever else the machine does. */
function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

describe('server stopped with SIGTERM', () => {
  it('stops its PostgreSQL, exits with 0 and starts again on the same data', async () => {
    expect(await shop.stop()).toBe(0);
    await expect(shop.postgresPid()).rejects.toThrow('postmaster.pid');
    await shop.restart();
    expect((await shop.api().listProducts()).total).toBe(240);
  });
});

describe('PostgreSQL killed under a running server', () => {
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
