import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ApiClient;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let request: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'sales'));
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const [order] = await requestQuote(buyer.api, 1);
  request = order?.order_invoice_id ?? '';
});

/** All of the party as it is, with changes. */
async function correct(changes: object, version?: number) {
  const { party } = await desk.getOfferParty({ params: { request } });
  return desk.correctOfferParty({
    body: { request, ...party, ...changes, ...(version !== undefined && { version }) },
  });
}
const read = async () => (await desk.getQuoteRequest({ params: { request } })).result;

const KOLKATA = {
  s_address: '14 Strand Road',
  s_city: 'Kolkata',
  s_district: 'Kolkata',
  s_state: 'West Bengal',
  s_pin: '700001',
};

describe('the details of a buyer', () => {
  it('are corrected until an offer has them; the next quotation has the taxes of the new place', async () => {
    const before = await read();
    expect(before.draft_start?.offer.tax_names).toEqual(['IGST']);
    await correct({ order_customer: 'Rao Pumps', order_gstin: '19AABCU9603R1ZK', shipping_address: KOLKATA });
    const after = await read();
    expect(after).toMatchObject({ gstin: '19AABCU9603R1ZK', state: 'open', version: before.version + 1 });
    expect(after.draft_start?.offer.tax_names).toEqual(['CGST', 'SGST']);
    expect(after.events.at(-1)).toMatchObject({ kind: 'buyer corrected', made_by: 'operator' });
    const { orders } = await buyer.api.listOrders({});
    expect(orders[0]).toMatchObject({ order_customer: 'Rao Pumps', shipping_address: KOLKATA });
  });

  it('stay while an offer with them is with the buyer, and can be corrected once it is taken back', async () => {
    await desk.changeOfferLine({ body: { request, line: 1, change: { rate: 900 } } });
    await desk.sendOffer({ body: { request, no_mail: true } });
    await expect(correct({ order_customer: 'Rao Pumps' })).rejects.toMatchObject({
      status: 409,
      message: 'R1 is with the buyer. Please recall it first, because it has these details.',
    });
    await desk.recallOffer({ body: { request } });
    await correct({ order_customer: 'Rao Pumps' });
    await desk.changeOfferLine({ body: { request, line: 1, change: { rate: 890 } } });
    await desk.sendOffer({ body: { request, no_mail: true } });
    const word = { said_by: 'by phone', name: 'Ravi Rao', no_mail: true };
    await desk.acceptOfferOnWord({ body: { request, ...word } });
    await expect(correct({ order_customer: 'Other Pumps' })).rejects.toMatchObject({ status: 409 });
  });

  it('must fit each other, and are refused to who has seen another version', async () => {
    await expect(correct({ order_gstin: '27AAPFU0939F1ZV' })).rejects.toMatchObject({
      status: 422,
      fields: { order_gstin: expect.stringContaining('belongs to Maharashtra') },
    });
    const { version } = await read();
    await correct({ order_name: 'Ravi Rao' }, version);
    await expect(correct({ order_name: 'Asha Rao' }, version)).rejects.toMatchObject({
      status: 409,
      conflict: {
        changed_by: expect.any(String),
        version: version + 1,
        current: { order_name: 'Ravi Rao', shipping_address: { s_pin: '560058' } },
      },
    });
    await correct({ order_name: 'Asha Rao' }, version + 1);
  });
});
