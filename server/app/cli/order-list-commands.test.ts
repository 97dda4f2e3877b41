import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let requests: WireOrder[][];
beforeAll(async () => {
  shop = await openTestShop();
  const { api } = await signUpWithPhone(shop);
  requests = [];
  for (let count = 0; count < 3; count += 1) requests.push(await requestQuote(api, 3));
});
afterAll(() => shop.close());

const run = (...typed: string[]) => runCommand(shop, typed);

describe('orders', () => {
  it('lists as many requests as the limit, each with all its orders, and says how many more there are', async () => {
    const { stdout } = await run('orders', '--limit', '2');
    expect(stdout.match(/^EST/gm)).toHaveLength(2);
    expect(stdout.match(/^ {2}[\w-]{7} {2}Requested/gm)).toHaveLength(6);
    expect(stdout).toMatch(/\n… and 1 more; --limit lists as many as you want.\n$/);
    expect((await run('orders', '--limit', '3')).stdout).not.toContain('more');
  });

  it('prints an object for each order as JSON, with the total of its estimate', async () => {
    const listed = JSON.parse((await run('orders', '--limit', '1', '--json')).stdout);
    const [newest = []] = requests.toReversed();
    expect(listed).toMatchObject(
      newest.map(({ _id, estimate_number, estimate_total, order_price }) => ({
        id: _id,
        estimateNumber: estimate_number,
        totalInclGstPaise: order_price * 100,
        estimateTotalInclGstPaise: estimate_total * 100,
        flags: [],
      })),
    );
  });

  it('says so when there are none, and when the days are the wrong way round', async () => {
    expect(await run('orders', '--city', 'Nowhere')).toMatchObject({
      exitCode: 0,
      stdout: 'No quote requests found.\n',
    });
    expect(await run('orders', '--from', '2026-04-02', '--to', '2026-04-01')).toMatchObject({
      exitCode: 1,
      stderr: 'The period ends before it begins.\n',
    });
  });
});

describe('show', () => {
  it('prints each order as JSON with its history and the taxes of the estimate', async () => {
    const [{ _id = '', estimate_number = '', estimate_total = 0 } = {}] = requests[0] ?? [];
    const [order] = JSON.parse((await run('show', _id, '--json')).stdout);
    expect(order).toMatchObject({
      id: _id,
      estimateNumber: estimate_number,
      estimateTotalInclGstPaise: estimate_total * 100,
      taxNames: ['IGST'],
      taxSummary: [{ gstBps: 1800 }],
      statusChanges: [{ status: 'Requested' }],
    });
  });
});
