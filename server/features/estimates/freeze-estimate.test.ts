import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { correctAccount } from '#server/features/admin/change-accounts.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { priceOrders } from '#server/features/admin/price-orders.ts';
import { setContactLinks } from '#server/features/admin/set-contact-links.ts';
import { enqueue } from '#server/platform/queue/enqueue.ts';
import { fetchProducts, PASSWORD, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { readPages } from '../../../tests/support/read-pdf.ts';
import { openTestShop, sharedRenderer, type TestShop } from '../../../tests/support/test-shop.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { parseDocument } from './parse-document.ts';
import { renderEstimate } from './render-estimate.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
});
afterAll(() => shop.close());

const { brand } = readConfig({});
/** The same shop after every setting has changed; its new state makes CGST and SGST into IGST and back. */
const OTHER_BRAND = {
  ...brand,
  name: 'Sardar Machine Tools',
  nameHindi: 'सरदार मशीन टूल्स',
  legalName: 'Sardar Machine Tools LLP',
  address: '8 GIDC Estate, Rajkot 360003, Gujarat',
  gstin: '24AAACS1234F1ZY',
};

async function requestQuote(lines = 1, { api } = buyer) {
  const products = await fetchProducts(shop.api(), lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const { result } = await api.submitQuoteRequest({ body });
  const [first] = result;
  return {
    requestId: first?.order_invoice_id ?? '',
    number: first?.estimate_number ?? '',
    orderIds: result.map((order) => order._id),
    totalPaise: body.totalamount * 100,
  };
}

async function selectRevisions(requestId: string) {
  const { rows } = await shop.database.execute<{
    number: number;
    madeBy: string;
    isRetrospective: boolean;
    isIntact: boolean;
    totalPaise: string;
    document: unknown;
  }>(sql`
    select number, made_by as "madeBy", is_retrospective as "isRetrospective", total_paise as "totalPaise", document,
      document_sha256 = sha256(convert_to(document::text, 'UTF8')) as "isIntact"
    from quote_revisions where quote_request_id = ${requestId} order by number`);
  return rows.map(({ document, ...row }) => ({
    ...row,
    document: parseDocument(document) as EstimateDocument,
  }));
}

/** Draws the estimate without what was drawn before. */
async function drawAgain(requestId: string, currentBrand = brand): Promise<Buffer> {
  await shop.database.execute(sql`delete from estimate_drawings where quote_request_id = ${requestId}`);
  const { pdf } = await renderEstimate(
    shop.database,
    { renderer: sharedRenderer, brand: currentBrand },
    requestId,
  );
  return Buffer.from(pdf);
}

const forgetRevisions = (requestId: string) =>
  shop.database.execute(sql`delete from quote_revisions where quote_request_id = ${requestId}`);

describe('the estimate of a quote request', () => {
  it('is frozen with its request as revision 0', async () => {
    const { requestId, number, totalPaise } = await requestQuote(2);
    const revisions = await selectRevisions(requestId);
    expect(revisions).toMatchObject([
      { number: 0, madeBy: 'buyer', isRetrospective: false, isIntact: true, totalPaise: String(totalPaise) },
    ]);
    expect(revisions[0]?.document).toMatchObject({
      number,
      seller: { name: brand.legalName, gstin: brand.gstin },
      billTo: { email: buyer.email },
      totals: { totalPaise },
    });
  });

  it('gets one revision per command, however many orders it changes, and keeps the former ones', async () => {
    const { requestId, number, totalPaise } = await requestQuote(3);
    const [first] = await selectRevisions(requestId);
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: 'Freight included' });
    const revisions = await selectRevisions(requestId);
    expect(revisions.map((revision) => [revision.number, revision.madeBy, revision.isIntact])).toEqual([
      [0, 'buyer', true],
      [1, 'operator', true],
      [2, 'operator', true],
    ]);
    expect(revisions[0]).toEqual(first);
    expect(revisions[1]?.document.totals.totalPaise).toBeLessThan(totalPaise);
    expect(revisions[1]?.document).toMatchObject({ revisedAt: expect.any(Date), notes: [] });
    expect(revisions[2]?.document).toMatchObject({
      confirmedAt: expect.any(Date),
      notes: ['Freight included'],
    });
  });

  it('gets no revision by a step that leaves it as it was', async () => {
    const { requestId, number } = await requestQuote(2);
    await priceOrders(shop.database, 'meera', number, { discountBps: 0 });
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
    expect(await selectRevisions(requestId)).toHaveLength(2);
    await changeOrders(shop.database, 'meera', number, { to: 'Shipped', reason: 'By road' });
    await changeOrders(shop.database, 'meera', number, { to: 'Delivered', reason: '' });
    expect(await selectRevisions(requestId)).toHaveLength(2);
  });

  it('keeps its first layout in later revisions, and gets none by a step that leaves it as it was', async () => {
    const { requestId, number, orderIds } = await requestQuote(2);
    await shop.database.execute(sql`
      update quote_revisions set document = document - '{layout,regrets,howToOrder,requestUrl}'::text[]
        || jsonb_build_object('lines', (select jsonb_agg(line - 'model') from jsonb_array_elements(document -> 'lines') as line))
      where quote_request_id = ${requestId}`);
    await changeOrders(shop.database, 'meera', orderIds[1] ?? '', { to: 'Rejected', reason: 'Sold out' });
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
    await changeOrders(shop.database, 'meera', number, { to: 'Shipped', reason: 'By road' });
    const revisions = await selectRevisions(requestId);
    expect(revisions).toHaveLength(3);
    for (const { document } of revisions) {
      expect(document).not.toHaveProperty('layout');
      expect(document).not.toHaveProperty('regrets');
      expect(document.lines[0]).not.toHaveProperty('model');
    }
  });

  it('says why an item was rejected, but not of spam', async () => {
    const { requestId, orderIds } = await requestQuote(3);
    const [soldOut = '', spam = ''] = orderIds;
    await changeOrders(shop.database, 'meera', soldOut, { to: 'Rejected', reason: 'Sold out' });
    await changeOrders(shop.database, 'meera', spam, { to: 'Rejected', reason: 'A joke', isSpam: true });
    const regrets = (await selectRevisions(requestId)).at(-1)?.document.regrets;
    expect(regrets?.map(({ reason }) => reason)).toEqual(['Sold out', '']);
  });

  it('stays without a term about the place of supply if it was sent without one', async () => {
    const { requestId, number } = await requestQuote();
    await shop.database.execute(sql`
      update quote_revisions set document = document - 'placeOfSupplyTerm' where quote_request_id = ${requestId}`);
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: '' });
    const revisions = await selectRevisions(requestId);
    expect(revisions).toHaveLength(2);
    for (const { document } of revisions) expect(document.placeOfSupplyTerm).toBeUndefined();
    const [next] = await selectRevisions((await requestQuote()).requestId);
    expect(next?.document.placeOfSupplyTerm).toContain('section 10(1)(a)');
  });

  it('gets numbers without gaps, and ends complete, when operators change its orders at once', async () => {
    const { requestId, orderIds } = await requestQuote(6);
    await Promise.all(orderIds.map((id) => priceOrders(shop.database, 'meera', id, { discountBps: 500 })));
    const revisions = await selectRevisions(requestId);
    expect(revisions.map((revision) => revision.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const added = revisions.at(-1)?.document.lines.map((line) => line.addedDiscountBps);
    expect(added).toEqual([500, 500, 500, 500, 500, 500]);
  });

  it('is drawn byte for byte the same after every setting has changed, once delivered', async () => {
    const { requestId, number } = await requestQuote(2);
    for (const to of ['Confirmed', 'Shipped', 'Delivered'] as const) {
      await changeOrders(shop.database, 'meera', number, { to, reason: `${to} as agreed` });
    }
    const before = await drawAgain(requestId);
    expect(before.length).toBeGreaterThan(10_000);
    await setContactLinks(shop.database, 'meera', { phone: '9825011111', email: 'desk@sardar.example' });
    expect((await drawAgain(requestId, OTHER_BRAND)).equals(before)).toBe(true);
  });

  it('keeps its seller in later revisions, while a new request has the new one', async () => {
    const { requestId, number } = await requestQuote(2);
    const [first] = await selectRevisions(requestId);
    await setContactLinks(shop.database, 'meera', { phone: '9825022222' });
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    const [, second] = await selectRevisions(requestId);
    expect(second?.document.seller).toEqual(first?.document.seller);
    expect(second?.document.taxNames).toEqual(first?.document.taxNames);
    const [next] = await selectRevisions((await requestQuote()).requestId);
    expect(next?.document.seller.phone).not.toBe(first?.document.seller.phone);
  });

  it('shows a corrected e-mail address while something is to be done, and the former one afterwards', async () => {
    const owner = await signUpWithPhone(shop);
    const [open, done] = [await requestQuote(1, owner), await requestQuote(1, owner)];
    await changeOrders(shop.database, 'meera', done.number, { to: 'Rejected', reason: 'Sold out' });
    const email = `corrected-${owner.email}`;
    await correctAccount(shop.database, 'meera', owner.email, { email, proofs: ['call', 'estimate'] });
    expect((await selectRevisions(open.requestId)).at(-1)?.document.billTo.email).toBe(email);
    expect((await selectRevisions(done.requestId)).at(-1)?.document.billTo.email).toBe(owner.email);
  });

  it('loses everything that identifies the buyer when the account is deleted, but no figure', async () => {
    const owner = await signUpWithPhone(shop);
    const { requestId, number, totalPaise } = await requestQuote(1, owner);
    await changeOrders(shop.database, 'meera', number, { to: 'Confirmed', reason: 'For Mr Rao of Belur' });
    await changeOrders(shop.database, 'meera', number, { to: 'Rejected', reason: 'Not to Belur' });
    const [before] = await selectRevisions(requestId);
    await owner.api.deleteAccount({ body: { password: PASSWORD } });
    const revisions = await selectRevisions(requestId);
    expect(revisions.map(({ isIntact, document }) => [isIntact, document.totals.totalPaise])).toEqual([
      [true, totalPaise],
      [true, totalPaise],
      [true, totalPaise],
    ]);
    const { billTo, shipTo } = before?.document ?? {};
    // The seller's address is the same street.
    const text = JSON.stringify(revisions.map(({ document: { seller: _, ...rest } }) => rest));
    for (const party of [billTo, shipTo]) {
      const { state: _, customer, addressLines = [], contactName, phone, email, gstin } = party ?? {};
      for (const trace of [customer, ...addressLines, contactName, phone, email, gstin ?? email]) {
        expect(text).not.toContain(trace);
      }
    }
    expect(text).not.toContain('Belur');
    expect(revisions[0]?.document.billTo).toEqual({
      customer: 'Deleted account',
      addressLines: [billTo?.state],
      state: billTo?.state,
      contactName: 'Deleted account',
      phone: '',
      email: '',
    });
    expect(readPages(await drawAgain(requestId)).join()).toContain('Deleted account');
  });
});

describe('a quote request that is older than revisions', () => {
  it('gets one retrospective revision when its estimate is asked for, even many times at once', async () => {
    const { requestId, number } = await requestQuote(2);
    await priceOrders(shop.database, 'meera', number, { discountBps: 500 });
    await forgetRevisions(requestId);
    await Promise.all(
      Array.from({ length: 8 }, () => shop.api().prepareEstimate({ body: { invoice: requestId } })),
    );
    const revisions = await selectRevisions(requestId);
    expect(revisions).toMatchObject([{ number: 0, madeBy: 'system', isRetrospective: true, isIntact: true }]);
    expect(revisions[0]?.document).toMatchObject({ revisedAt: expect.any(Date) });
    await priceOrders(shop.database, 'meera', number, { discountBps: 0 });
    expect((await selectRevisions(requestId)).map((revision) => revision.isRetrospective)).toEqual([
      true,
      false,
    ]);
  });

  it('gets it without being asked for, by a job in batches, as all others do', async () => {
    const { requestId } = await requestQuote();
    await shop.database.execute(sql`
      insert into quote_requests
      select (jsonb_populate_record(request, jsonb_build_object('id', 'former ' || number, 'running_number', 5000 + number))).*
      from quote_requests as request, generate_series(1, 450) as number where request.id = ${requestId}`);
    await shop.database.execute(sql`
      insert into orders (id, quote_request_id, account_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status)
      select 'line of ' || request.id, request.id, line.account_id, line_number, product_id, product, quantity,
        unit_price_incl_gst_paise, status
      from orders as line, quote_requests as request
      where line.quote_request_id = ${requestId} and request.id like 'former %'`);
    await forgetRevisions(requestId);
    await Promise.all([1, 2].map(() => enqueue(shop.database, 'freeze-former-estimates', { after: '' })));
    const countRetrospective = async () => {
      const { rows } = await shop.database.execute<{ count: number }>(sql`
        select count(*)::integer from quote_revisions
        where is_retrospective and (quote_request_id like 'former %' or quote_request_id = ${requestId})`);
      return rows[0]?.count;
    };
    await expect.poll(countRetrospective, { timeout: 120_000 }).toBe(451);
  });
});
