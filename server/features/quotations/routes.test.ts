import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/client.ts';
import type { WireOrder } from '#contract/orders.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { rateLimits } from '#server/platform/database/schema.ts';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { lapse, linkTo, sendOffer, writeAsSeller } from '../../../tests/support/quotations.ts';
import { readFlow } from '../../../tests/support/read-pdf.ts';
import { makePng } from '../../../tests/support/sample-files.ts';
import { BANK_SETTINGS, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
type Person = Awaited<ReturnType<typeof signUpWithPhone>>;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  shop = await openTestShop(BANK_SETTINGS);
  [buyer, other] = await Promise.all([signUpWithPhone(shop), signUpWithPhone(shop)]);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.delete(rateLimits));

/** A request of two products with an offer, and a link that may answer it. */
async function offered() {
  const orders = await requestQuote(buyer.api, 2);
  const invoice = orders[0]?.order_invoice_id ?? '';
  await sendOffer(shop.database, invoice, (terms) => ({
    ...terms,
    charges: { ...terms.charges, freightTerm: 'added', freightPaise: 1_500_00 },
    paymentTerms: '50% with the order',
  }));
  return { orders, invoice, token: await linkTo(shop.database, invoice) };
}

/** Not the link in a mail, which may be made at any moment. */
const isOurs = ({ email }: { email: string }) => email.endsWith('@rao.test');

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (cause: ApiError) => cause,
  );
const statuses = async (orders: readonly WireOrder[]) => {
  const { orders: all } = await buyer.api.listOrders();
  return orders.map(({ _id }) => all.find((order) => order._id === _id)?.orderStatus);
};

describe('a link to a quotation', () => {
  it('shows the offer to anyone who has it, and keeps it out of caches, other sites and search engines', async () => {
    const { token } = await offered();
    const response = await shop.fetch(`/api/quotation/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const { result } = await response.json();
    expect(result).toMatchObject({
      state: 'offered',
      is_lapsed: false,
      answers: ['accept', 'counter', 'decline', 'ask'],
      offer: { revision: 1, freight: 1500, payment_terms: '50% with the order' },
    });
  });

  it('changes nothing when it is read, as mail scanners do', async () => {
    const { token } = await offered();
    const everything = async () =>
      (
        await shop.database.execute(sql`
          select (select md5(string_agg(q::text, '' order by id)) from quote_requests q) as requests,
            (select md5(string_agg(l::text, '' order by id)) from quotation_links l
              where email = 'purchase@rao.test') as links,
            (select count(*) from quotation_events) as events`)
      ).rows;
    const before = await everything();
    for (const path of [`/api/quotation/${token}`, `/api/quotation/${token}/pdf`])
      for (const method of ['GET', 'HEAD']) await shop.fetch(path, { method });
    expect(await everything()).toEqual(before);
  });

  it('gives the quotation as a PDF without scripts or login', async () => {
    const { token, orders } = await offered();
    const response = await shop.fetch(`/api/quotation/${token}/pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const number = orders[0]?.estimate_number.replaceAll('/', '-');
    expect(response.headers.get('content-disposition')).toContain(`${number}-R1.pdf`);
  });

  it('answers unknown, expired and revoked links alike, whatever is asked of them', async () => {
    const { token: expired, invoice } = await offered();
    const revoked = await linkTo(shop.database, invoice);
    await shop.database.execute(sql`update quotation_links set expires_at = now()`);
    const { links } = await buyer.api.listQuotationLinks({ params: { invoice } });
    expect(links.filter(isOurs)).toEqual([]);
    await shop.database.execute(
      sql`update quotation_links set expires_at = now() + interval '1 day', revoked_at = now()
        where id = (select id from quotation_links where email = 'purchase@rao.test'
          order by created_at desc limit 1)`,
    );
    const api = shop.api();
    const answers = await Promise.all(
      [newId(), expired, revoked].flatMap((token) => [
        failure(api.getLinkedQuotation({ params: { token } })),
        failure(api.fetchLinkedQuotation({ params: { token } })),
        failure(api.declineQuotation({ body: { token, revision: 1, reason: 'Another reason' } })),
        failure(api.uploadLinkedFile({ params: { token }, file: new Blob(['x']) })),
        failure(api.removeLinkedFile({ params: { token }, body: { file: newId() } })),
        failure(api.fetchLinkedFile({ params: { token, file: newId() } })),
      ]),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([404]));
    expect(new Set(answers.map((answer) => answer?.message)).size).toBe(1);
  });

  it('can be guessed 50 times an hour from one address', async () => {
    const address = '203.0.113.9';
    const guess = () => shop.fetch(`/api/quotation/${newId()}`, {}, address);
    for (let tries = 0; tries < 50; tries += 1) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    const { token } = await offered();
    expect((await shop.fetch(`/api/quotation/${token}`, {}, address)).status).toBe(200);
  });

  it('that may only see answers nothing', async () => {
    const { invoice, orders } = await offered();
    const token = await linkTo(shop.database, invoice, false);
    const api = shop.api();
    const { result } = await api.getLinkedQuotation({ params: { token } });
    expect(result.answers).toEqual([]);
    const answers = await Promise.all([
      failure(api.acceptQuotation({ body: { token, revision: 1, lines: [1], name: 'Asha' } })),
      failure(api.counterQuotation({ body: { token, revision: 1, lines: [], words: 'Cheaper' } })),
      failure(api.declineQuotation({ body: { token, revision: 1, reason: 'Another reason' } })),
      failure(api.withdrawRequest({ body: { token } })),
      failure(api.renewQuotation({ body: { token } })),
      failure(api.askAboutQuotation({ body: { token, words: 'When?', name: 'Asha' } })),
      failure(api.uploadLinkedFile({ params: { token }, file: new Blob(['x']) })),
      failure(api.removeLinkedFile({ params: { token }, body: { file: newId() } })),
    ]);
    for (const answer of answers) {
      expect(answer?.status).toBe(403);
      expect(answer?.message).toBe('This link lets you view the quotation, but not respond to it.');
    }
    expect(await statuses(orders)).toEqual(['Requested', 'Requested']);
  });

  it('is made, listed and ended by its buyer, and by nobody else', async () => {
    const { invoice } = await offered();
    const entry = { invoice, email: 'works@rao.test', may_answer: false };
    const { token } = await buyer.api.createQuotationLink({ body: entry });
    expect(token).toMatch(/^[0-9A-Za-z]{22}$/);
    const { links } = await buyer.api.listQuotationLinks({ params: { invoice } });
    expect(links.filter(isOurs).map(({ email, may_answer }) => [email, may_answer])).toEqual([
      ['purchase@rao.test', true],
      ['works@rao.test', false],
    ]);
    expect(JSON.stringify(links)).not.toContain(token);
    const link = links.find(({ email }) => email === entry.email)?._id ?? '';
    const tried = [
      other.api.createQuotationLink({ body: entry }),
      other.api.listQuotationLinks({ params: { invoice } }),
      other.api.revokeQuotationLink({ body: { invoice, link } }),
      other.api.getQuotation({ params: { invoice } }),
    ];
    const answers = await Promise.all(tried.map(failure));
    expect(answers.map((answer) => answer?.status)).toEqual([404, 404, 404, 404]);
    await buyer.api.revokeQuotationLink({ body: { invoice, link } });
    expect((await failure(shop.api().getLinkedQuotation({ params: { token } })))?.status).toBe(404);
    expect((await failure(buyer.api.revokeQuotationLink({ body: { invoice, link } })))?.status).toBe(404);
  });
});

describe('answers to a quotation', () => {
  it('are for anyone who names a link or, logged in, an own estimate', async () => {
    const { invoice } = await offered();
    const entry = { revision: 1, reason: 'Another reason' as const };
    const tried = [
      shop.api().declineQuotation({ body: { ...entry } }),
      shop.api().declineQuotation({ body: { ...entry, invoice } }),
      other.api.declineQuotation({ body: { ...entry, invoice } }),
    ];
    expect((await Promise.all(tried.map(failure))).map((answer) => answer?.status)).toEqual([422, 401, 404]);
  });

  it('accept chosen lines with a purchase order, once', async () => {
    const { orders, invoice, token } = await offered();
    const api = shop.api();
    const order = new Blob([Buffer.from(await makePng())]);
    const headers = { 'x-file-name': encodeURIComponent('PO 4711.png') };
    const { file } = await api.uploadLinkedFile({ params: { token }, headers, file: order });
    const body = {
      token,
      revision: 1,
      lines: [1],
      name: 'Asha Rao',
      designation: 'Purchase Manager',
      po_number: 'PO-4711',
      po_date: '2026-11-23',
      po_file: file.id,
    };
    const { result } = await api.acceptQuotation({ body });
    expect(result).toMatchObject({
      state: 'accepted',
      answers: ['ask'],
      acceptance: { revision: 1, lines: [1], name: 'Asha Rao', po_number: 'PO-4711' },
    });
    expect(await statuses(orders)).toEqual(['Confirmed', 'Rejected']);
    const again = await buyer.api.acceptQuotation({
      body: { ...body, token: undefined, invoice, lines: [1, 2] },
    });
    expect(again.result.acceptance).toEqual(result.acceptance);
    const { result: first } = await buyer.api.getOrder({ params: { oid: orders[0]?._id ?? '' } });
    expect(first.quotation).toMatchObject({ state: 'accepted', revision: 1, line: { line_number: 1 } });
    const { name, content } = await fetchSent(token, file.id);
    expect(name).toContain('PO 4711.png');
    expect(content).toEqual(Buffer.from(await order.arrayBuffer()));
  });

  it('leave out a file that is removed before they are sent, so that it takes no room of the buyer’s', async () => {
    const { token } = await offered();
    const api = shop.api();
    const upload = { params: { token }, file: new Blob([Buffer.from(await makePng())]) };
    const { file } = await api.uploadLinkedFile(upload);
    await api.removeLinkedFile({ params: { token }, body: { file: file.id } });
    const { rows } = await shop.database.execute(sql`select id from request_files where id = ${file.id}`);
    expect(rows).toEqual([]);
    // What was sent stays.
    const { file: sent } = await api.uploadLinkedFile(upload);
    await api.askAboutQuotation({ body: { token, words: 'See here.', name: 'Asha', files: [sent.id] } });
    await api.removeLinkedFile({ params: { token }, body: { file: sent.id } });
    expect((await fetchSent(token, sent.id)).content.length).toBeGreaterThan(0);
  });

  it('lead to a pro-forma, for the buyer and by link', async () => {
    const { invoice, token } = await offered();
    const api = shop.api();
    const readPdf = async (content: Blob) => readFlow(Buffer.from(await content.arrayBuffer()));
    const early = await failure(api.fetchLinkedProForma({ params: { token } }));
    expect(early?.status).toBe(404);
    expect((await api.getLinkedQuotation({ params: { token } })).result.has_pro_forma).toBe(false);
    const { result } = await api.acceptQuotation({
      body: { token, revision: 1, lines: [1], name: 'Asha Rao', po_number: 'PO-4711' },
    });
    expect(result.has_pro_forma).toBe(true);
    const byLink = await readPdf(await api.fetchLinkedProForma({ params: { token } }));
    expect(byLink).toMatch(/Pro-forma This is not a tax invoice.* R1\/PF .*IFSC SBIN0000001/);
    expect(byLink).toContain('purchase order PO-4711');
    expect(await readPdf(await buyer.api.fetchProForma({ params: { invoice } }))).toBe(byLink);
    expect((await failure(other.api.fetchProForma({ params: { invoice } })))?.status).toBe(404);
  });

  async function fetchSent(token: string, fileId: string) {
    const response = await shop.fetch(`/api/quotation/${token}/file/${fileId}`);
    return {
      name: decodeURIComponent(response.headers.get('content-disposition') ?? ''),
      content: Buffer.from(await response.arrayBuffer()),
    };
  }

  it('name the fields of what is wrong', async () => {
    const { token } = await offered();
    const rejected = await failure(
      shop.api().counterQuotation({
        body: {
          token,
          revision: 1,
          lines: [
            { number: 1, rate: -5 },
            { number: 2, quantity: 1.23456 },
          ],
        },
      }),
    );
    expect(Object.keys(rejected?.fields ?? {})).toEqual(['lines.0.rate', 'lines.1.quantity']);
    const empty = await failure(shop.api().counterQuotation({ body: { token, revision: 1, lines: [] } }));
    expect(empty?.fields).toEqual({ words: 'Please describe what you would like to change.' });
  });

  it('are refused in words when a newer revision is there, which is then answered', async () => {
    const { invoice, token } = await offered();
    const api = shop.api();
    const wish = { token, revision: 1, lines: [{ number: 1, rate: 90 }], name: 'Ravi Iyer' };
    await api.counterQuotation({ body: wish });
    await sendOffer(shop.database, invoice, (terms) => ({
      ...terms,
      lines: terms.lines.map((line) => (line.number === 1 ? { ...line, ratePaise: 95_00 } : line)),
    }));
    const entry = { token, lines: [1, 2], name: 'Asha Rao' };
    const late = await failure(api.acceptQuotation({ body: { ...entry, revision: 1 } }));
    expect(late?.status).toBe(409);
    const { result } = await api.getLinkedQuotation({ params: { token } });
    expect(result.offer?.revision).toBe(2);
    expect(result.offer?.changes?.some(({ line, what }) => line === 1 && what === 'Rate')).toBe(true);
    expect(result.counters.map(({ lines }) => lines)).toEqual([[{ number: 1, rate: 90 }]]);
    expect((await api.acceptQuotation({ body: { ...entry, revision: 2 } })).result.state).toBe('accepted');
  });

  it('are only to ask for a renewal once the offer has lapsed', async () => {
    const { orders, invoice, token } = await offered();
    await lapse(shop.database, invoice);
    const api = shop.api();
    const { result } = await api.getLinkedQuotation({ params: { token } });
    expect(result).toMatchObject({ state: 'offered', is_lapsed: true, answers: ['renew'] });
    const late = await failure(
      api.acceptQuotation({ body: { token, revision: 1, lines: [1], name: 'Asha Rao' } }),
    );
    expect(late?.status).toBe(409);
    const renewal = { token, words: 'We still need it.', name: 'Ravi Iyer' };
    const renewed = await api.renewQuotation({ body: renewal });
    expect(renewed.result.renewal_asked_at).not.toBeNull();
    expect(renewed.result.messages.map(({ words }) => words)).toEqual(['We still need it.']);
    const { orders: listed } = await buyer.api.listOrders();
    const order = listed.find(({ _id }) => _id === orders[0]?._id);
    expect(order?.order_invoice_id).toBe(invoice);
    expect(order?.quotation).toMatchObject({ state: 'countered', revision: 1 });
  });

  it('withdraw a request that has no offer yet', async () => {
    const orders = await requestQuote(buyer.api, 1);
    const invoice = orders[0]?.order_invoice_id ?? '';
    const { result } = await buyer.api.getQuotation({ params: { invoice } });
    expect(result).toMatchObject({ state: 'new', offer: null, answers: ['withdraw', 'ask'] });
    const withdrawn = await buyer.api.withdrawRequest({ body: { invoice, words: 'Ordered twice' } });
    expect(withdrawn.result).toMatchObject({ state: 'closed', answers: [] });
    expect(await statuses(orders)).toEqual(['Rejected']);
  });

  it('ask a question, under a name where it comes by link', async () => {
    const { token, invoice } = await offered();
    const nameless = await failure(shop.api().askAboutQuotation({ body: { token, words: 'When?' } }));
    expect(nameless?.fields).toEqual({ name: 'Your name is required.' });
    await shop.api().askAboutQuotation({ body: { token, words: 'When?', name: 'Ravi', line_number: 1 } });
    await buyer.api.askAboutQuotation({ body: { invoice, words: 'And where?' } });
    const { result } = await shop.api().getLinkedQuotation({ params: { token } });
    expect(result.messages).toMatchObject([
      { author: 'buyer', author_name: 'Ravi', words: 'When?', line_number: 1 },
      { author: 'buyer', author_name: '', words: 'And where?' },
    ]);
  });

  it('need a name where they come by link, which all others then read', async () => {
    const { token, invoice } = await offered();
    const api = shop.api();
    const counter = { token, revision: 1, lines: [{ number: 1, rate: 90 }] };
    const decline = { token, revision: 1, reason: 'Another reason', words: 'Bought locally' } as const;
    const nameless = await Promise.all([
      failure(api.counterQuotation({ body: counter })),
      failure(api.declineQuotation({ body: decline })),
      failure(api.withdrawRequest({ body: { token } })),
      failure(api.renewQuotation({ body: { token } })),
    ]);
    for (const answer of nameless) expect(answer?.fields).toEqual({ name: 'Your name is required.' });
    await api.counterQuotation({ body: { ...counter, name: 'Ramesh Gupta' } });
    const { result: countered } = await buyer.api.getQuotation({ params: { invoice } });
    expect(countered.counters).toMatchObject([{ name: 'Ramesh Gupta' }]);
    expect(countered.last_answer).toMatchObject({ kind: 'countered', name: 'Ramesh Gupta' });
    await sendOffer(shop.database, invoice);
    expect((await buyer.api.getQuotation({ params: { invoice } })).result.last_answer).toBeNull();
    const { result } = await api.declineQuotation({ body: { ...decline, revision: 2, name: 'Ravi Iyer' } });
    expect(result.last_answer).toMatchObject({ kind: 'declined by buyer', name: 'Ravi Iyer' });
    expect(result.messages).toMatchObject([
      { author: 'buyer', author_name: 'Ravi Iyer', words: 'Bought locally' },
    ]);
  });

  it('of the buyer with the account have no name', async () => {
    const { invoice } = await offered();
    const wish = { invoice, revision: 1, lines: [{ number: 1, rate: 90 }], name: 'Somebody else' };
    const { result } = await buyer.api.counterQuotation({ body: wish });
    expect(result.counters).toMatchObject([{ name: '' }]);
    expect(result.last_answer).toMatchObject({ kind: 'countered', name: '' });
  });

  it('tell the seller that what it wrote was read, which reading alone does not', async () => {
    const { token, invoice } = await offered();
    await writeAsSeller(shop.database, invoice, 'We can deliver on Friday.');
    const read = async () => (await shop.api().getLinkedQuotation({ params: { token } })).result.messages;
    await read();
    expect((await read()).map(({ is_read }) => is_read)).toEqual([false]);
    await shop.api().askAboutQuotation({ body: { token, words: 'Good.', name: 'Ravi' } });
    expect((await read()).map(({ words, is_read }) => [words, is_read])).toEqual([
      ['We can deliver on Friday.', true],
      ['Good.', false],
    ]);
  });
});
