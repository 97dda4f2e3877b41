import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestQuote, signUpWithPhone } from '../support/buyers.ts';
import { startOperatorSession } from '../support/desk.ts';
import { runCommand } from '../support/run-command.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { type DescribedReply, describeReply, findBreaches } from './describe-reply.ts';
import { createCall, playScenario, type Reply } from './play-scenario.ts';

const file = path.join(import.meta.dirname, 'recorded-replies.json');
const recorded: Record<string, DescribedReply> = JSON.parse(await readFile(file, 'utf8'));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/**
 * Of an order, what follows from its quotation; what is not in the catalogue has neither pictures nor ratings nor
 * specifications.
 */
const MAY_DIFFER =
  /\.(order_qty|orderStatus|status|added_discount) was|order_product\.\w+\[\]\S* is missing$/;

/** What a client of the first version would miss in replies, each under the name of its recording. */
function findAllBreaches(replies: Record<string, Reply>): string[] {
  return Object.entries(replies).flatMap(([name, reply]) => {
    const former = recorded[name] ?? { status: 0, fields: {}, values: {} };
    return findBreaches(former, describeReply(reply)).map((breach) => `${name}: ${breach}`);
  });
}

describe('a client of the first version', () => {
  it('finds every field that it knew in the replies to all its calls', async () => {
    const replies = await playScenario({
      fetch: (url, init) => shop.fetch(url, init),
      outbox: shop.outbox,
      async deliver(estimateNumber) {
        for (const step of ['confirm', 'ship', 'deliver'])
          expect(await runCommand(shop, [step, estimateNumber])).toMatchObject({ exitCode: 0 });
      },
    });
    expect(Object.keys(replies).sort()).toEqual(Object.keys(recorded).sort());
    expect(findAllBreaches(replies)).toEqual([]);
  });

  it('finds them in the revisions of a quotation, too: other quantities, a rental, and items outside the catalogue', async () => {
    const { api, token } = await signUpWithPhone(shop);
    const [{ order_invoice_id: invoice = '', estimate_number: q = '' } = {}] = await requestQuote(api);
    await shipQuotation(q);
    const replies: [name: string, Reply][] = [];
    const call = createCall(shop, (name, reply) => void replies.push([name, reply]));
    const { orders } = await call<{ orders: { _id: string; orderStatus: string }[] }>(
      'listOrders',
      'GET /api/order/getOrdersByUserId',
      { token },
    );
    expect(orders.map(({ orderStatus }) => orderStatus)).toEqual(['Shipped', 'Confirmed', 'Confirmed']);
    for (const { _id } of orders)
      await call('getOrder', `GET /api/order/getOrdersByOrderId/${_id}`, { token });
    await call('prepareEstimate', 'POST /api/invoice/invoice-pdf', { token, body: { invoice } });
    await call('fetchEstimate', `GET /api/invoice/fetch-pdf/${invoice}`, { token });
    await call('deleteEstimate', `GET /api/invoice/delete-pdf/${invoice}`, { token });
    const breaches = replies.flatMap(([name, reply]) => findAllBreaches({ [name]: reply }));
    expect(breaches.filter((breach) => !MAY_DIFFER.test(breach))).toEqual([]);
  });
});

/** Offers, accepts and sends 2 of 2.5 packs of what is not in the catalogue, beside all of the first line. */
async function shipQuotation(estimateNumber: string): Promise<void> {
  const desk = shop.api(await startOperatorSession(shop, 'owner'));
  const { requests } = await desk.listQuoteRequests({ query: { q: estimateNumber } });
  const request = requests[0]?.id ?? '';
  await desk.changeOfferLine({ body: { request, line: 1, change: { quantity: 40, rate: 850.5 } } });
  const rods = { title: 'Welding rods', hsn: '8311', quantity: 2.5, unit: 'PAC', rate: 180 } as const;
  const mixer = { title: 'Mixer', hsn: '9973', rate: 9_000, rental: { per: 'week', periods: 2 } } as const;
  for (const line of [rods, mixer]) await desk.addOfferLine({ body: { request, line } });
  await desk.sendOffer({ body: { request } });
  await desk.acceptOfferOnWord({ body: { request, said_by: 'by phone', name: 'Asha Rao' } });
  const ship = await runCommand(shop, ['ship', estimateNumber, '1=40', '2=2']);
  expect(ship).toMatchObject({ exitCode: 0 });
}
