import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireOrder } from '#contract/orders.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { readPdfText } from '../support/pdf-text.ts';
import { runCommand } from '../support/run-command.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const OPERATOR = 'operator@shop.test';
const COMPANY = 'Peenya Fabricators';
const COMPANY_GSTIN = '29AAGCB7383J1Z4';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop({ OPERATOR_EMAIL: OPERATOR });
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

/** A request of a firm of West Bengal, where the shop is, for goods that go to Karnataka. */
async function submit(changes: object): Promise<WireOrder> {
  const products = await fetchProducts(shop.api(), 1);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const [order] = (await buyer.api.submitQuoteRequest({ body: { ...body, ...changes } })).result;
  if (!order) throw new Error('There is no order.');
  return order;
}

async function readEstimate({ order_invoice_id: invoice }: WireOrder): Promise<string> {
  await buyer.api.prepareEstimate({ body: { invoice } });
  const pdf = await buyer.api.fetchEstimate({ params: { invoice } });
  return (await readPdfText(await pdf.bytes())).replace(/\s+/g, ' ');
}

async function run(...typed: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(shop, typed);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

describe('goods that go to another state', () => {
  it.each([
    { to: 'the buyer’s own site', consignee: {}, state: 'Karnataka', code: 29, taxes: 'IGST', shown: '' },
    {
      to: 'another company',
      consignee: { consignee_name: COMPANY, consignee_gstin: COMPANY_GSTIN },
      state: 'West Bengal',
      code: 19,
      taxes: 'CGST SGST',
      shown: COMPANY_GSTIN,
    },
    {
      to: 'an unregistered company',
      consignee: { consignee_name: COMPANY, consignee_gstin: 'URP' },
      state: 'West Bengal',
      code: 19,
      taxes: 'CGST SGST',
      shown: 'Unregistered (URP)',
    },
  ])('to $to have the same place of supply everywhere', async ({ consignee, state, code, taxes, shown }) => {
    const order = await submit(consignee);
    expect(order).toMatchObject({ ...consignee, place_of_supply: state });
    expect((await buyer.api.getOrder({ params: { oid: order._id } })).result).toEqual(order);

    const estimate = await readEstimate(order);
    expect(estimate).toContain(`Place of supply: ${state} (${code}), `);
    expect(estimate).toContain(`Taxable value ${taxes}`);
    expect(estimate.includes(COMPANY)).toBe('consignee_name' in consignee);
    expect(estimate).toContain(shown);

    const text = (await run('show', order._id)).replace(/\s+/g, ' ');
    expect(text).toContain(`Place of supply: ${state} (${code})`);
    expect(text).toContain(`TAXABLE VALUE ${taxes}`);
    expect(text.includes(`${shown && 'GSTIN: '}${shown}`)).toBe(true);
    expect(text.includes(COMPANY)).toBe('consignee_name' in consignee);

    const [row = {}]: Record<string, string>[] = parse(await run('orders', '--search', order._id, '--csv'), {
      bom: true,
      columns: true,
    });
    const { consignee_name = '', consignee_gstin = '' } = order;
    expect(row).toMatchObject({
      consignee: consignee_name,
      consignee_gstin,
      place_of_supply: `${code}-${state}`,
    });
    expect(Number(row.igst) > 0).toBe(taxes === 'IGST');
    expect(Number(row.cgst) > 0).toBe(taxes !== 'IGST');
  });

  it('are named in the operator’s mail, and found by the company’s name', async () => {
    const order = await submit({ consignee_name: 'Jigani Presswork', consignee_gstin: 'URP' });
    expect(await shop.outbox.waitForMail(OPERATOR, 'Jigani Presswork')).toContain(order.estimate_number);
    expect(await run('orders', '--search', 'jigani press')).toContain(order.estimate_number);
  });

  it('are in the buyer’s data with the company, whose name leaves with the account', async () => {
    const order = await submit({ consignee_name: COMPANY, consignee_gstin: COMPANY_GSTIN });
    const { result: data } = await buyer.api.downloadMyData();
    expect(data.orders[0]).toMatchObject({ consignee_name: COMPANY, consignee_gstin: COMPANY_GSTIN });
    expect(data.estimates[0]?.document).toMatchObject({ shipTo: { customer: COMPANY } });
    await buyer.api.deleteAccount({ body: { password: PASSWORD } });
    const { rows } = await shop.database.execute(sql`
      select request, document - 'seller' as document
      from quote_requests as request join quote_revisions as revision on revision.quote_request_id = request.id`);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${COMPANY}|${COMPANY_GSTIN}|Jigani`));
    const text = (await run('show', order._id)).replace(/\s+/g, ' ');
    expect(text).toContain('Place of supply: West Bengal (19)');
  });
});
