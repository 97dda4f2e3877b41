import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseShop, startDatabaseShop } from '../support/database-shop.ts';
import { EXTENDED, iterations } from '../support/extended.ts';
import { measureCapacity, percentile, type Reply, runOpenLoad, type Target } from '../support/load-client.ts';

const SECONDS = iterations(2, 20);
/** Enough to keep it busy, and few enough that none is refused. */
const CLIENTS_AT_CAPACITY = 6;
const KEPT_PAGES = ['/', '/products', '/api/category/getallCategory'];

let shop: DatabaseShop;
beforeAll(async () => {
  shop = await startDatabaseShop({ LOG_LEVEL: 'warn' });
});
afterAll(() => shop.close());

/** Addresses that nobody has asked for before, so that nothing of them is kept. */
let asked = 0;
const unseen = (path: string): Target => ({
  url: shop.url,
  pathOf: () => `${path}${(asked++).toString(36)}`,
});

const withStatus = (replies: readonly Reply[], status: number) =>
  replies.filter((reply) => reply.status === status);

/** Four times what the shop can carry; where a busy machine had it look too weak, more. */
async function overload(target: Target, capacity: number): Promise<Reply[]> {
  for (let times = 4; ; times *= 2) {
    const replies = await runOpenLoad(target, times * capacity, SECONDS);
    if (withStatus(replies, 503).length > replies.length / 4 || times > 32) return replies;
  }
}

const KINDS = [
  ['pages', '/search?query=drill+'],
  ['calls', '/api/product/searchProducts/drill%20'],
  ['pages that need no database', '/login?'],
] as const;

describe.each(EXTENDED ? KINDS : KINDS.slice(0, 1))('overload with %s', (_, path) => {
  it('refuses most requests at once and goes on serving the rest', async () => {
    const target = unseen(path);
    await measureCapacity(target, CLIENTS_AT_CAPACITY, 1);
    const capacity = await measureCapacity(target, CLIENTS_AT_CAPACITY, iterations(1, 5));
    const normal = EXTENDED ? await runOpenLoad(target, capacity, 10) : [];
    for (const kept of KEPT_PAGES) await fetch(shop.url + kept);

    const overloading = overload(target, capacity);
    const keptReplies = await runOpenLoad(
      { url: shop.url, pathOf: (index) => KEPT_PAGES[index % KEPT_PAGES.length] ?? '/' },
      50,
      SECONDS,
    );
    const replies = await overloading;
    const [accepted, refused] = [withStatus(replies, 200), withStatus(replies, 503)];

    expect(accepted.length + refused.length).toBe(replies.length);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(replies.length / 4);
    expect(refused.filter(({ retryAfter }) => retryAfter !== '1')).toEqual([]);
    expect(withStatus(keptReplies, 200)).toHaveLength(keptReplies.length);
    const recovered = async () => withStatus(await runOpenLoad(target, capacity / 4, 1), 503).length;
    await expect.poll(recovered, { timeout: 60_000, interval: 500 }).toBe(0);
    // Both kinds are measured side by side, so a busy machine slows down both: a refusal never waits in line.
    expect(percentile(refused, 0.5)).toBeLessThan(percentile(accepted, 0.5));
    if (!EXTENDED) return;
    // In absolute terms only the long form can tell, which has the machine to itself.
    expect(accepted.length).toBeGreaterThan((capacity * SECONDS) / 2);
    // The first burst is let in.
    const isSettled = ({ dueAt }: Reply) => dueAt > (replies[0]?.dueAt ?? 0) + 1000;
    const settled = accepted.filter(isSettled);
    const figures = { normal, accepted, 'accepted after 1 s': settled, refused };
    for (const [name, some] of Object.entries(figures)) {
      const [p50, p99] = [percentile(some, 0.5), percentile(some, 0.99)].map(Math.round);
      process.stdout.write(`${path} ${name}: ${some.length}, median ${p50} ms, p99 ${p99} ms\n`);
    }
    expect(percentile(refused, 0.5)).toBeLessThan(100);
    // On a machine that is busy with other things nothing at all is quick.
    expect(percentile(refused, 0.99)).toBeLessThan(Math.max(100, percentile(normal, 0.99)));
    expect(percentile(settled, 0.99)).toBeLessThan(2 * percentile(normal, 0.99));
  });
});
