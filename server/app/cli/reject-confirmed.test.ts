import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** A quote request of two orders, the first of which is confirmed. */
async function requestAndConfirm() {
  const orders = await requestQuote(buyer.api, 2);
  const [confirmed = '', requested = ''] = orders.map((order) => order._id);
  await runCommand(shop, ['confirm', confirmed]);
  const readStatuses = async () => {
    const read = await Promise.all(
      [confirmed, requested].map((oid) => buyer.api.getOrder({ params: { oid } })),
    );
    return read.map(({ result }) => result.orderStatus);
  };
  return { number: orders[0]?.estimate_number ?? '', confirmed, requested, readStatuses };
}

const REASON = ['--reason', 'The maker has closed'];

describe('reject', () => {
  it('asks once before it withdraws a confirmation, and changes nothing after a no', async () => {
    const { number, confirmed, readStatuses } = await requestAndConfirm();
    const question = `${confirmed.slice(0, 7)} is confirmed, and the buyer has been told. Reject anyway?`;
    const refused = await runCommand(shop, ['reject', number, ...REASON], 'n');
    expect(refused).toMatchObject({ exitCode: 1, questions: [`${question} [y/N] `] });
    expect(await readStatuses()).toEqual(['Confirmed', 'Requested']);
    expect(await runCommand(shop, ['reject', number, ...REASON], 'y')).toMatchObject({ exitCode: 0 });
    expect(await readStatuses()).toEqual(['Rejected', 'Rejected']);
  });

  it('says that an order is rejected already before it asks for a reason', async () => {
    const { requested } = await requestAndConfirm();
    await runCommand(shop, ['reject', requested, ...REASON]);
    const { exitCode, stderr } = await runCommand(shop, ['reject', requested]);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: `Order ${requested.slice(0, 7)}… is Rejected; it cannot be rejected.\n`,
    });
  });

  it('needs --yes for it where there is no terminal', async () => {
    const { confirmed, readStatuses } = await requestAndConfirm();
    const { exitCode, stderr } = await runCommand(shop, ['reject', confirmed, ...REASON]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--yes')]);
    expect(await readStatuses()).toEqual(['Confirmed', 'Requested']);
    expect(await runCommand(shop, ['reject', confirmed, ...REASON, '--yes'])).toMatchObject({ exitCode: 0 });
    expect(await readStatuses()).toEqual(['Rejected', 'Requested']);
  });

  it('asks nothing about what is only requested, or without the reason that it needs', async () => {
    const { requested, confirmed } = await requestAndConfirm();
    expect(await runCommand(shop, ['reject', confirmed], 'y')).toMatchObject({ exitCode: 1, questions: [] });
    const outcome = await runCommand(shop, ['reject', requested, ...REASON], 'n');
    expect(outcome).toMatchObject({ exitCode: 0, questions: [] });
  });
});
