import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { getActiveMember, removeStaffMember } from '#server/features/admin/change-staff.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { quoteRequests } from '#server/platform/database/schema.ts';
import {
  BILLING,
  fetchProducts,
  GSTIN,
  quoteRequestFor,
  signUpWithPhone,
} from '../../../tests/support/buyers.ts';
import { addOperator } from '../../../tests/support/desk.ts';
import { sendOffer } from '../../../tests/support/send-offer.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { selectRequests } from './request-expressions.ts';

let shop: TestShop;
let owner: ApiClient;
let sales: ApiClient;
let viewer: ApiClient;
/** Ids of requests by their contacts: asha's first, asha's second, ravi's. */
let asha: string;
let ashaAgain: string;
let ravi: string;
let productTitle: string;

const logIn = async (name: string, role: StaffRole) => {
  await addOperator(shop, role, name);
  return shop.api((await startStaffSession(shop.database, 'test', name)).token);
};

beforeAll(async () => {
  shop = await openTestShop();
  owner = await logIn('Meera', 'owner');
  sales = await logIn('Sunil', 'sales');
  viewer = await logIn('Vikram', 'viewer');
  const [product] = await fetchProducts(shop.api(), 1);
  if (!product) throw new Error('There are no products.');
  productTitle = product.pro_title;
  const ask = async (buyer: Awaited<ReturnType<typeof signUpWithPhone>>, more: object) => {
    const body = { ...quoteRequestFor([{ product, quantity: 2 }]), ...more };
    const { result } = await buyer.api.submitQuoteRequest({ body });
    const { requests } = await owner.listQuoteRequests({ query: { q: result[0]?.estimate_number ?? '' } });
    return requests[0]?.id ?? '';
  };
  const first = await signUpWithPhone(shop);
  asha = await ask(first, { order_customer: 'Rao Engineering Works', order_name: 'Asha Rao' });
  ashaAgain = await ask(first, { order_customer: 'Rao Engineering Works', order_name: 'Asha Rao' });
  ravi = await ask(await signUpWithPhone(shop), {
    order_customer: '100%_Steel \\ Co',
    order_name: 'Ravi Iyer',
    order_phone: '+91 97654 32109',
    billing_address: { ...BILLING, b_city: 'Howrah' },
  });
});
afterAll(() => shop.close());

type Query = NonNullable<NonNullable<Parameters<ApiClient['listQuoteRequests']>[0]>['query']>;
async function list(query: Query, desk = owner): Promise<string[]> {
  const { requests } = await desk.listQuoteRequests({ query });
  return requests.map(({ id }) => id);
}

describe('the inbox', () => {
  it('lists requests by pages, newest or oldest first, and counts those of every tab', async () => {
    expect(await list({})).toEqual([ravi, ashaAgain, asha]);
    expect(await list({ sort: 'oldest' })).toEqual([asha, ashaAgain, ravi]);
    const first = await owner.listQuoteRequests({ query: { limit: '2' } });
    expect(first).toMatchObject({
      total: 3,
      next: ashaAgain,
      counts: { all: 3, new: 3, ours: 3, buyer: 0, ended: 0 },
    });
    const second = await owner.listQuoteRequests({ query: { limit: '2', after: first.next ?? '' } });
    expect(second.requests.map(({ id }) => id)).toEqual([asha]);
    expect(second.next).toBeNull();
    const oldest = await owner.listQuoteRequests({ query: { limit: '1', sort: 'oldest', after: asha } });
    expect(oldest.requests.map(({ id }) => id)).toEqual([ashaAgain]);
  });

  it('pages through requests of the same moment without leaving one out', async () => {
    await shop.database.execute(sql`update quote_requests set created_at = '2026-03-31 18:30Z'`);
    const read = async (sort: 'newest' | 'oldest') => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await owner.listQuoteRequests({ query: { sort, limit: '1', ...(after && { after }) } });
        seen.push(...page.requests.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      return seen;
    };
    const newest = await read('newest');
    expect(newest.toSorted()).toEqual([asha, ashaAgain, ravi].toSorted());
    expect(await read('oldest')).toEqual(newest.toReversed());
    await shop.database.execute(
      sql`update quote_requests set created_at = now() - interval '1 hour' + running_number * interval '1 second'`,
    );
  });

  it('searches every word in number, firm, person, phone, GSTIN, city and product', async () => {
    const [title = ''] = productTitle.split(' ');
    for (const q of ['rao', 'RAO works', `asha ${title}`, `engineering ${title.toUpperCase()}`])
      expect(await list({ q }), q).toEqual([ashaAgain, asha]);
    for (const q of [
      '100%_Steel',
      'howrah',
      '+91 97654-32109',
      '9765432109',
      '32109',
      '2109',
      'iyer steel',
      '000003',
      'EST 3 ravi',
    ])
      expect(await list({ q }), q).toEqual([ravi]);
    expect(await list({ q: GSTIN.toLowerCase() })).toHaveLength(3);
    expect(await list({ q: 'rao nothing' })).toEqual([]);
    // What is no word is no condition, and breaks no query.
    expect(await list({ q: `'\\ & | ! :*` })).toHaveLength(3);
  });

  it('reads indexes of words instead of all requests', async () => {
    const plan = await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const { source, where } = selectRequests({ words: 'rao', place: 'howrah', withContacts: true });
      const { rows } = await transaction.execute(
        sql`explain select ${quoteRequests.id} from ${source} where ${where}`,
      );
      return JSON.stringify(rows);
    });
    const indexes = ['words', 'contact_words', 'places'].map((name) => `quote_requests_${name}_idx`);
    for (const index of [...indexes, 'orders_words_idx']) expect(plan).toContain(index);
  });

  it('hides persons from those who may not read buyers, in rows and in searches', async () => {
    const { requests } = await viewer.listQuoteRequests({ query: { q: 'rao' } });
    expect(requests.map(({ contact_name }) => contact_name)).toEqual(['', '']);
    for (const q of ['asha', '9765432109', GSTIN, 'iyer']) expect(await list({ q }, viewer), q).toEqual([]);
  });

  it('filters by place, sum, day and flag', async () => {
    expect(await list({ place: 'howrah' })).toEqual([ravi]);
    expect(await list({ place: 'nowhere' })).toEqual([]);
    const { requests } = await owner.listQuoteRequests({ query: {} });
    const total = String(requests[0]?.total);
    expect(await list({ min: total, max: total })).toHaveLength(3);
    expect(await list({ max: '1' })).toEqual([]);
    const [ofAmount, all] = await Promise.all(
      [{ min: total }, {}].map((query) => owner.listQuoteRequests({ query })),
    );
    expect(ofAmount).toEqual(all);
    expect(await list({ from: '2026-01-01', to: '2999-12-31' })).toHaveLength(3);
    expect(await list({ to: '2020-01-01' })).toEqual([]);
    // Both buyers have the same GSTIN; only one request of each is the first.
    expect(await list({ flag: 'duplicate_gstin' })).toHaveLength(3);
    expect(await list({ flag: 'new_buyer' })).toEqual([ravi, asha]);
    for (const also of [
      { min: total },
      { q: 'iyer' },
      { place: 'howrah' },
      { to: '2020-01-01' },
      { assigned: 'me' },
    ])
      expect(await list({ flag: 'new_buyer', ...also }), JSON.stringify(also)).toEqual(
        (await list(also)).filter((id) => id !== ashaAgain),
      );
    for (const flag of ['large', 'several_states', 'new_buyer', 'duplicate_gstin'] as const) {
      const flagged = requests.filter(({ flags }) => flags.includes(flag)).map(({ id }) => id);
      expect(await list({ flag }), flag).toEqual(flagged);
    }
  });
});

describe('assigning requests', () => {
  it('opens a new request for the operator who takes it, and says whose it is', async () => {
    const { outcomes } = await sales.assignQuoteRequests({
      body: { requests: [{ request: asha, assigned_to: null }], assign_to: 'sunil' },
    });
    expect(outcomes).toMatchObject([{ request: asha, is_done: true, reason: '' }]);
    expect(await list({ assigned: 'me' }, sales)).toEqual([asha]);
    expect(await list({ assigned: 'Sunil' })).toEqual([asha]);
    expect(await list({ assigned: 'nobody' })).toEqual([ravi, ashaAgain]);
    expect(await list({ assigned: 'Nobody else' })).toEqual([]);
    expect(await list({ state: 'open' })).toEqual([asha]);
    expect((await owner.listColleagues()).names).toEqual(['Meera', 'Sunil', 'Vikram']);
  });

  it('does not take a request from somebody who was faster, and does the others', async () => {
    const { outcomes } = await owner.assignQuoteRequests({
      body: {
        requests: [
          { request: asha, assigned_to: null },
          { request: ravi, assigned_to: null },
          { request: 'unknown', assigned_to: null },
        ],
        assign_to: 'Meera',
      },
    });
    expect(outcomes.map(({ is_done, reason }) => [is_done, reason])).toEqual([
      [false, 'Meanwhile it has been assigned to Sunil.'],
      [true, ''],
      [false, 'There is no such quote request.'],
    ]);
    await expect(
      owner.assignQuoteRequests({
        body: { requests: [{ request: ravi, assigned_to: 'Meera' }], assign_to: 'Nobody' },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is recorded with before and after, and ends with the operator’s removal', async () => {
    const { rows } = await shop.database.execute(
      sql`select changed_by, changed_via from changes where subject = ${ravi} and after ? 'assignee_id'`,
    );
    expect(rows).toEqual([{ changed_by: 'Meera', changed_via: 'staff call' }]);
    await logIn('Leaver', 'sales');
    await owner.assignQuoteRequests({
      body: { requests: [{ request: ashaAgain, assigned_to: null }], assign_to: 'Leaver' },
    });
    await runAsOperator(shop.database, 'Meera', async (transaction) =>
      removeStaffMember(transaction, (await getActiveMember(transaction, 'Leaver')).id),
    );
    expect(await list({ assigned: 'nobody' })).toEqual([ashaAgain]);
  });
});

describe('doing one thing with many requests', () => {
  it('reminds buyers of offers that wait, once a day', async () => {
    await sendOffer(shop, ravi);
    const remind = () =>
      sales.remindOfOffers({ body: { requests: [{ request: ravi }, { request: ashaAgain }] } });
    expect((await remind()).outcomes.map(({ is_done, reason }) => [is_done, reason])).toEqual([
      [true, ''],
      [false, 'No offer is waiting for the buyer’s answer.'],
    ]);
    expect((await remind()).outcomes[0]).toMatchObject({
      is_done: false,
      reason: 'The buyer was reminded within the last 20 hours.',
    });
    const { rows } = await shop.database.execute(
      sql`select actor, made_by from quotation_events where quote_request_id = ${ravi} and kind = 'reminded'`,
    );
    expect(rows).toEqual([{ actor: 'Sunil', made_by: 'operator' }]);
    expect(await list({ turn: 'buyer' })).toEqual([ravi]);
  });

  it('closes those that nobody has touched meanwhile', async () => {
    const { requests } = await owner.listQuoteRequests({ query: { q: 'rao' } });
    const seen = requests.map(({ id, version }) => ({
      request: id,
      version: id === asha ? version + 1 : version,
    }));
    const { outcomes } = await sales.closeQuoteRequests({ body: { requests: seen, reason: 'duplicate' } });
    expect(outcomes.map(({ request, is_done }) => [request, is_done])).toEqual([
      [ashaAgain, true],
      [asha, false],
    ]);
    expect(await list({ state: 'ended' })).toEqual([ashaAgain]);
  });

  it('exports what is marked or filtered, guarded against formulas, and records who, what and how many', async () => {
    await shop.database.execute(
      sql`update quote_requests set customer = '=HYPERLINK("http://evil.test")' where id = ${ravi}`,
    );
    const read = async (body: Parameters<ApiClient['exportQuoteRequests']>[0]['body']) =>
      (await owner.exportQuoteRequests({ body })).text();
    const marked = await read({ filter: {}, requests: [{ request: ravi }] });
    expect(marked.trim().split('\r\n')).toHaveLength(2);
    expect(marked).toContain(`'=HYPERLINK`);
    const filtered = await read({ filter: { q: 'engineering', state: 'open' } });
    expect(filtered.trim().split('\r\n')).toHaveLength(2);
    const { rows } = await shop.database.execute(
      sql`select read_by, command, ${asha} = any (record_ids) as has_id from personal_data_reads
        where command like 'exportQuoteRequests%' order by id`,
    );
    expect(rows).toEqual([
      { read_by: 'Meera', command: 'exportQuoteRequests: 1 marked, 1 orders', has_id: false },
      { read_by: 'Meera', command: 'exportQuoteRequests: state=open with words, 1 orders', has_id: true },
    ]);
    await expect(sales.exportQuoteRequests({ body: { filter: {} } })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the sum of a request', () => {
  const read = async () => {
    const { requests } = await owner.listQuoteRequests({ query: { q: 'iyer' } });
    const total = requests[0]?.total ?? 0;
    // The list finds it by the sum that it shows.
    expect(await list({ min: String(total), max: String(total), q: 'iyer' })).toEqual([ravi]);
    expect(await list({ min: String(total + 0.01), q: 'iyer' })).toEqual([]);
    return total;
  };

  it('is that of the last revision which was not taken back, or of what was accepted', async () => {
    const before = await read();
    const ofFour = (await sendOffer(shop, ravi, orderFour)).figures.totalPaise / 100;
    expect(ofFour).toBeGreaterThan(before);
    expect(await read()).toBe(ofFour);
    await owner.recallOffer({ body: { request: ravi } });
    expect(await read()).toBe(before);
    await sendOffer(shop, ravi, orderFour);
    await owner.acceptOfferOnWord({ body: { request: ravi, said_by: 'by phone', name: 'Ravi Iyer' } });
    expect(await read()).toBe(ofFour);
    await sendOffer(shop, ravi);
    await owner.recallOffer({ body: { request: ravi } });
    expect(await read()).toBe(ofFour);
    await owner.undoOfferAcceptance({ body: { request: ravi, reason: 'Wrong buyer' } });
    expect(await read()).toBe(ofFour);
  });

  const orderFour = (terms: QuotationTerms): QuotationTerms => ({
    ...terms,
    lines: terms.lines.map((line) => ({ ...line, quantity: 4 })),
  });
});

describe('saved views', () => {
  it('are listed for their owner, and for everybody when they are shared', async () => {
    const save = (desk: ApiClient, name: string, isShared: boolean) =>
      desk.saveRequestView({
        body: { name, filter: { turn: 'ours', place: 'Ludhiana' }, is_shared: isShared },
      });
    const { view } = await save(sales, 'Ludhiana', false);
    expect(view).toMatchObject({ name: 'Ludhiana', filter: 'turn=ours&place=Ludhiana', owner: 'Sunil' });
    const shared = (await save(sales, 'For all', true)).view;
    const names = async (desk: ApiClient) => (await desk.listRequestViews()).views.map(({ name }) => name);
    expect(await names(sales)).toEqual(['For all', 'Ludhiana']);
    expect(await names(viewer)).toEqual(['For all']);
    await expect(save(sales, 'Ludhiana', true)).rejects.toMatchObject({
      status: 422,
      fields: { name: expect.stringContaining('You already have a view with this name.') },
    });
    await expect(viewer.removeRequestView({ body: { view: shared.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(owner.removeRequestView({ body: { view: view.id } })).rejects.toMatchObject({ status: 404 });
    await owner.removeRequestView({ body: { view: shared.id } });
    await sales.removeRequestView({ body: { view: view.id } });
    expect(await names(sales)).toEqual([]);
  });
});

describe('a request for more than a cart holds', () => {
  it('is listed with what all of it costs', async () => {
    const [product] = await fetchProducts(shop.api(), 1);
    if (!product) throw new Error('There are no products.');
    const buyer = await signUpWithPhone(shop);
    const body = quoteRequestFor([{ product, quantity: 5 }]);
    await buyer.api.submitQuoteRequest({
      body: { ...body, order_customer: 'Forty Works', line_wishes: { [product._id]: { quantity: 40 } } },
    });
    const { requests } = await owner.listQuoteRequests({ query: { q: 'forty' } });
    expect(requests[0]?.total).toBe((body.amountwith_tax / 5) * 40);
  });
});
