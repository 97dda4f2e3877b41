import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { formatRupees, formatTime } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let owner: ApiClient;
let sales: ApiClient;
let request: string;
let number: string;
let listPrice: number;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  owner = shop.api(await startOperatorSession(shop, 'owner'));
  sales = shop.api(await startOperatorSession(shop, 'sales'));
});
afterAll(() => shop.close());

beforeEach(async () => {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  listPrice = product.pro_price;
  const category = product.pro_category_id;
  const { floors } = await owner.listPriceFloors();
  const version = floors.find((floor) => floor.category === category)?.version ?? 0;
  await owner.setPriceFloor({ body: { category, percentage: 80, version } });
  ({ request, number } = await ask(buyer));
});

async function ask({ api }: Pick<typeof buyer, 'api'>) {
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  const { result } = await api.submitQuoteRequest({ body: quoteRequestFor([{ product, quantity: 2 }]) });
  return { request: result[0]?.order_invoice_id ?? '', number: result[0]?.estimate_number ?? '' };
}

const setRate = (share: number) =>
  sales.changeOfferLine({
    body: { request, line: 1, change: { rate: Math.round(listPrice * share) } },
  });
const rupees = (share: number) => formatRupees(paiseFromRupees(Math.round(listPrice * share)));
const approve = (share: number) =>
  owner.approveOffer({ body: { request, rates: [{ line: 1, rate: Math.round(listPrice * share) }] } });
const send = (desk: ApiClient) => desk.sendOffer({ body: { request } });
const NEEDS_OWNER = {
  status: 409,
  message: expect.stringMatching(/^Line 1 is below its floor of ₹.+ An owner has to approve it\.$/),
};

describe('a rate below the floor of its category', () => {
  it('is sent by an owner, and otherwise by nobody', async () => {
    const { draft } = await setRate(0.79);
    expect(draft.sources[0]).toMatchObject({ floor: listPrice * 0.8, approved_rate: null });
    await expect(send(sales)).rejects.toMatchObject(NEEDS_OWNER);
    expect((await runCommand(shop, ['offer', 'send', number])).stderr).toContain(
      'An owner has to approve it.',
    );
    await send(owner);
    const { rows } = await shop.database.execute(
      sql`select detail -> 'belowFloor' as below from quotation_events
        where quote_request_id = ${request} and kind = 'offered'`,
    );
    expect(rows).toEqual([{ below: [expect.objectContaining({ line: 1 })] }]);
  });

  it('is sent by sales once an owner has approved it, but not a lower one', async () => {
    await setRate(0.79);
    expect((await sales.askOfferApproval({ body: { request } })).draft.approval).toMatchObject({
      asked_by: expect.any(String),
      approved_by: null,
    });
    await expect(sales.approveOffer({ body: { request, rates: [] } })).rejects.toMatchObject({ status: 403 });
    await approve(0.79);
    await setRate(0.7);
    await expect(send(sales)).rejects.toMatchObject(NEEDS_OWNER);
    await setRate(0.79);
    await send(sales);
    const { events } = (await owner.getQuoteRequest({ params: { request } })).result;
    expect(events.map(({ kind }) => kind)).toEqual(['requested', 'approval asked', 'approved', 'offered']);
  });

  it('is not approved when it was lowered after the owner has seen it', async () => {
    await setRate(0.79);
    await setRate(0.5);
    const { conflict, message } = await approve(0.79).then(
      () => expect.unreachable(),
      (cause) => cause,
    );
    expect(conflict).toMatchObject({
      changed_by: expect.any(String),
      changed_at: expect.any(String),
      current: { rates: [{ line: 1, rate: Math.round(listPrice * 0.5) }] },
    });
    expect(message).toBe(
      `${conflict.changed_by} changed the rates at ${formatTime(new Date(conflict.changed_at))}. ` +
        `Line 1: ${rupees(0.5)} instead of ${rupees(0.79)}. Please look at them again.`,
    );
    await expect(send(sales)).rejects.toMatchObject(NEEDS_OWNER);
    await approve(0.5);
    await send(sales);
  });

  it('is not approved when the owner has not seen that it is below the floor', async () => {
    await setRate(0.79);
    await expect(owner.approveOffer({ body: { request, rates: [] } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`Line 1: ${rupees(0.79)} instead of none below the floor.`),
    });
  });

  it('needs no approval at the floor, or once the floor is removed', async () => {
    await setRate(0.8);
    await expect(approve(0.8)).rejects.toMatchObject({
      message: 'No rate needs an approval.',
    });
    await setRate(0.5);
    const [floor] = (await sales.listPriceFloors()).floors;
    const { category = '', version = 0 } = floor ?? {};
    await expect(sales.removePriceFloor({ body: { category, version } })).rejects.toMatchObject({
      status: 403,
    });
    expect((await runCommand(shop, ['floors', 'list'])).stdout).toContain('80%');
    expect((await runCommand(shop, ['floors', 'remove', floor?.name ?? ''])).stdout).toBe(
      `${floor?.name} no longer has a floor.\n`,
    );
    await send(sales);
  });

  it.each([['0'], ['101'], ['cheap']])('is not set to %s per cent', async (percent) => {
    const { exitCode, stderr } = await runCommand(shop, ['floors', 'set', 'Power Tools', percent]);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('percentage')]);
  });
});

describe('the last price of a product', () => {
  it('is what this buyer paid, and what others did', async () => {
    const [{ category = '', version = 0 } = {}] = (await owner.listPriceFloors()).floors;
    await owner.removePriceFloor({ body: { category, version } });
    const accept = async (of: { request: string }, rate: number) => {
      await owner.changeOfferLine({ body: { request: of.request, line: 1, change: { rate } } });
      await owner.sendOffer({ body: { request: of.request, no_mail: true } });
      await owner.acceptOfferOnWord({
        body: { request: of.request, said_by: 'by phone', name: 'Ravi Rao', no_mail: true },
      });
    };
    const other = await ask(await signUpWithPhone(shop));
    await accept(await ask(buyer), 1200.5);
    await accept(other, 1350);
    const { prices } = await sales.listLastPrices({ params: { request } });
    expect(prices).toMatchObject([
      { to_buyer: { rate: 1200.5, quantity: 2 }, to_others: { rate: 1350, quantity: 2 } },
    ]);
  });
});
