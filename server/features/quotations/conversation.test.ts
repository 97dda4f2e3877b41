import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '#server/features/accounts/erase-account.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import { fetchProducts, PARTY, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { liftRequestLimit } from '../../../tests/support/lift-request-limit.ts';
import {
  brand,
  getAnswerer,
  inTransaction,
  lapse,
  OPERATOR,
  readOrders,
  readQuotationMails,
  sendOffer,
} from '../../../tests/support/quotation-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { acceptOffer } from './accept-offer.ts';
import { acceptOnWord } from './accept-on-word.ts';
import { askToRenew } from './ask-to-renew.ts';
import { changeDraft } from './change-draft.ts';
import { closeRequest } from './close-request.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { declineRequest } from './decline-request.ts';
import { selectBrokenChains } from './event-queries.ts';
import { getConversation } from './get-conversation.ts';
import { createLink, findLink, revokeLink } from './quotation-links.ts';
import { recallRevision } from './recall-revision.ts';
import { sendRevision } from './send-revision.ts';
import { startDraft } from './start-draft.ts';
import { undoAcceptance } from './undo-acceptance.ts';
import { withdrawRequest } from './withdraw-request.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
let otherBuyer: typeof buyer;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  otherBuyer = await signUpWithPhone(shop);
  await liftRequestLimit(shop.database);
  // The jobs stay in the queue, where the test reads them.
  await shop.stopJobs();
});
afterAll(() => shop.close());

async function request({
  lines = 2,
  wishes,
  from = buyer,
}: {
  lines?: number;
  wishes?: object[];
  from?: typeof buyer;
} = {}) {
  const products = await fetchProducts(shop.api(), lines);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const { result } = await from.api.submitQuoteRequest({ body: { ...body, ...(wishes && { wishes }) } });
  const id = result[0]?.order_invoice_id ?? '';
  return { id, answerer: await getAnswerer(shop.database, id), number: result[0]?.estimate_number ?? '' };
}

const step = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
  inTransaction(shop.database, work);
const look = (id: string) => getConversation(shop.database, id);
const accept = (one: Awaited<ReturnType<typeof request>>, revisionNumber: number, lineNumbers?: number[]) =>
  step((transaction) =>
    acceptOffer(transaction, one.answerer, {
      quoteRequestId: one.id,
      revisionNumber,
      lineNumbers,
      name: 'Asha Rao',
    }),
  );
const asOperator = (one: { id: string }) => ({ quoteRequestId: one.id, operator: OPERATOR });

describe('a quote request', () => {
  it('a quote request is new after its submission, and its first event says so', async () => {
    const { id } = await request();
    const { state, turn, version, events, revisions } = await look(id);
    expect({ state, turn, version }).toEqual({ state: 'new', turn: 'ours', version: 0 });
    expect(events).toMatchObject([{ number: 1, kind: 'requested', actor: 'buyer', revisionNumber: 0 }]);
    expect(revisions).toMatchObject([{ number: 0, kind: 'estimate', state: null }]);
  });

  it('a quote request can be withdrawn until there is an offer', async () => {
    const one = await request();
    await step((transaction) =>
      withdrawRequest(transaction, one.answerer, { quoteRequestId: one.id, words: 'Not needed.' }),
    );
    expect(await look(one.id)).toMatchObject({ state: 'closed', turn: 'nobody' });
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Rejected', reason: 'Withdrawn by the buyer', changedBy: 'buyer' },
      { status: 'Rejected' },
    ]);
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['withdrawn']);
    const offered = await request();
    await sendOffer(shop.database, offered.id);
    await expect(
      step((transaction) => withdrawRequest(transaction, offered.answerer, { quoteRequestId: offered.id })),
    ).rejects.toThrow('There is a quotation now. Please decline it instead.');
  });

  it.each(['spam', 'duplicate'] as const)(
    'a quote request is closed as %s without a mail',
    async (reason) => {
      const one = await request();
      await step((transaction) => closeRequest(transaction, { ...asOperator(one), reason }));
      expect(await look(one.id)).toMatchObject({ state: 'closed' });
      expect(await readOrders(shop.database, one.id)).toMatchObject([
        { status: 'Rejected' },
        { status: 'Rejected' },
      ]);
      expect(await readQuotationMails(shop.database, one.id)).toEqual([]);
    },
  );

  it('a quote request is declined by the seller with one mail', async () => {
    const one = await request();
    await step((transaction) => declineRequest(transaction, { ...asOperator(one), reason: 'Out of range' }));
    expect(await look(one.id)).toMatchObject({ state: 'declined', answeredAt: expect.any(Date) });
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Rejected', reason: 'Out of range', changedBy: OPERATOR },
      { status: 'Rejected' },
    ]);
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['declined by seller']);
  });

  it('a quote request is closed when its account is deleted, and its links lead nowhere', async () => {
    const { id, answerer } = await request({ lines: 1, from: otherBuyer });
    await sendOffer(shop.database, id);
    const token = await step((transaction) =>
      createLink(transaction, { quoteRequestId: id, email: 'ravi@buyer.test', mayAnswer: true }),
    );
    if (answerer.kind !== 'account') throw new Error('No account.');
    await step((transaction) => eraseAccount(transaction, answerer.buyer.id));
    expect(await look(id)).toMatchObject({ state: 'closed', quotation: { state: 'withdrawn' } });
    expect(await findLink(shop.database, token)).toBeUndefined();
    expect(await readOrders(shop.database, id)).toMatchObject([{ status: 'Rejected' }]);
  });
});

describe('an offer', () => {
  it('begins with the orders at their prices and with the wishes', async () => {
    const [product] = await fetchProducts(shop.api(), 1);
    const wishes = [
      { text: 'Chain hoist, 2 tonne', quantity: 3, unit: 'SET' },
      {
        product: product?._id,
        rental: { from: '2027-01-04', until: '2027-01-10', pin: '560058', with_operator: true },
      },
    ];
    const one = await request({ wishes });
    const draft = await step((transaction) => startDraft(transaction, asOperator(one)));
    const orders = await readOrders(shop.database, one.id);
    expect(draft.terms.lines).toMatchObject([
      { number: 1, orderId: orders[0]?.id, productId: orders[0]?.productId, quantity: 2, offer: 'offered' },
      { number: 2, orderId: orders[1]?.id, quantity: 2, offer: 'offered' },
      { number: 3, title: 'Chain hoist, 2 tonne', quantity: 3, unit: 'SET', ratePaise: 0, hsn: '' },
      { number: 4, hsn: '9973', ratePaise: 0, rental: { from: '2027-01-04', withOperator: true } },
    ]);
    const again = await step((transaction) => startDraft(transaction, asOperator(one)));
    expect(again).toEqual(draft);
    await expect(step((transaction) => sendRevision(transaction, brand, asOperator(one)))).rejects.toThrow(
      'Line 3: there is no rate yet. Line 3: there is no HSN code yet. Line 4: there is no rate yet.',
    );
  });

  it('an offer is frozen when it is sent, and its mail is the only one', async () => {
    const one = await request();
    const document = await sendOffer(shop.database, one.id);
    expect(document).toMatchObject({ kind: 'quotation', revision: 1 });
    const { state, turn, revisions, answeredAt, lapsesAt, draft } = await look(one.id);
    expect({ state, turn, draft }).toEqual({ state: 'offered', turn: 'buyer', draft: undefined });
    expect(answeredAt).not.toBeNull();
    expect(lapsesAt).toEqual(document.lapsesAt);
    expect(revisions).toMatchObject([
      { number: 0, kind: 'estimate' },
      { number: 1, kind: 'quotation', state: 'sent', totalPaise: document.figures.totalPaise },
    ]);
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['offered']);
    await expect(step((transaction) => sendRevision(transaction, brand, asOperator(one)))).rejects.toThrow(
      'There is no draft yet. Change something first, for example: offer terms ORDER --valid-days 10.',
    );
  });

  it('an offer supersedes the one before it', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await sendOffer(shop.database, one.id, (terms) => ({ ...terms, paymentTerms: 'Within 30 days' }));
    const { revisions } = await look(one.id);
    expect(revisions.map(({ state }) => state)).toEqual([null, 'superseded', 'sent']);
    await expect(accept(one, 1)).rejects.toThrow('There is a newer quotation, R2. Please read it first.');
  });

  it('an offer is not sent with another GST rate than the catalogue has, unless that was checked', async () => {
    const one = await request({ lines: 1 });
    const [order] = await readOrders(shop.database, one.id);
    const [product] = await selectProductsByIds(shop.database, [order?.productId ?? '']);
    const otherRate = product?.gstBps === 500 ? 1800 : 500;
    await step((transaction) =>
      changeDraft(transaction, asOperator(one), (terms) => ({
        ...terms,
        lines: terms.lines.map((line) => ({ ...line, gstBps: otherRate })),
      })),
    );
    const send = (hasCheckedGst: boolean) =>
      step((transaction) => sendRevision(transaction, brand, { ...asOperator(one), hasCheckedGst }));
    await expect(send(false)).rejects.toThrow(
      /^Please check the GST rate: line 1 has \d+%, the catalogue \d+%\.$/,
    );
    expect(await send(true)).toMatchObject({ revision: 1 });
  });

  it('an offer can be recalled, and is not accepted then', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await step((transaction) => recallRevision(transaction, asOperator(one)));
    expect(await look(one.id)).toMatchObject({
      state: 'open',
      turn: 'ours',
      quotation: { state: 'withdrawn' },
    });
    await expect(accept(one, 1)).rejects.toThrow('There is no quotation at the moment.');
  });

  it('lets a buyer ask for changes to an offer, at most ten times', async () => {
    const one = await request();
    const counter = (revisionNumber: number, lines: object[], words?: string) =>
      step((transaction) =>
        counterOffer(transaction, one.answerer, {
          quoteRequestId: one.id,
          revisionNumber,
          lines: lines as never,
          words,
        }),
      );
    await sendOffer(shop.database, one.id);
    await expect(counter(1, [{ number: 9, ratePaise: 100 }])).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'lines.0.number': 'This item is not part of the quotation.' },
    });
    await expect(counter(1, [{ number: 1, ratePaise: 0, quantity: 0.0001 }])).rejects.toMatchObject({
      fields: { 'lines.0.rate': expect.any(String), 'lines.0.quantity': expect.any(String) },
    });
    for (let round = 1; round <= 10; round += 1) {
      await counter(round, [{ number: 1, ratePaise: 100_000 }], 'Our best price');
      expect(await look(one.id)).toMatchObject({ state: 'countered', turn: 'ours' });
      await sendOffer(shop.database, one.id);
    }
    await expect(counter(11, [{ number: 1, isDropped: true }])).rejects.toThrow(/10 times/);
    const { counters, events } = await look(one.id);
    expect(counters[0]).toMatchObject({ revisionNumber: 10, words: 'Our best price' });
    expect(JSON.stringify(events)).not.toContain('Our best price');
  });

  it('an offer is declined with a reason from the list', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await step((transaction) =>
      declineOffer(transaction, one.answerer, {
        quoteRequestId: one.id,
        revisionNumber: 1,
        reason: 'The price is too high',
        words: 'We paid less last year.',
      }),
    );
    expect(await look(one.id)).toMatchObject({ state: 'declined', quotation: { state: 'declined' } });
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Rejected', reason: 'Declined by the buyer: The price is too high' },
      { status: 'Rejected' },
    ]);
    await expect(accept(one, 1)).rejects.toThrow('This quotation has been declined.');
  });

  it('an offer lapses at the end of its last day, with five minutes of grace, and can be renewed', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await lapse(shop.database, one.id, 301);
    expect(await look(one.id)).toMatchObject({ state: 'offered', hasLapsed: true, turn: 'nobody' });
    await expect(accept(one, 1)).rejects.toThrow(
      /^This quotation was valid until .+\. You can ask us to renew it\.$/,
    );
    const renew = () =>
      step((transaction) => askToRenew(transaction, one.answerer, { quoteRequestId: one.id }));
    await renew();
    await renew();
    const { state, turn, renewalAskedAt } = await look(one.id);
    expect({ state, turn }).toEqual({ state: 'countered', turn: 'ours' });
    expect(renewalAskedAt).toBeInstanceOf(Date);
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['offered', 'renewal asked']);
    const inGrace = await request();
    await sendOffer(shop.database, inGrace.id);
    await lapse(shop.database, inGrace.id, 280);
    expect(await accept(inGrace, 1)).toMatchObject({ revisionNumber: 1, isRepeated: false });
  });

  it('an offer is accepted on the buyer’s word also after it has lapsed', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await lapse(shop.database, one.id, 100_000);
    const word = { ...asOperator(one), saidBy: 'by phone', name: 'Ravi Rao', poNumber: 'PO 17' };
    await step((transaction) => acceptOnWord(transaction, word));
    const { acceptance } = await look(one.id);
    expect(acceptance).toMatchObject({
      how: 'word',
      operator: OPERATOR,
      saidBy: 'by phone',
      poNumber: 'PO 17',
    });
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Confirmed', changedBy: OPERATOR, reason: 'Revision 1 accepted' },
      { status: 'Confirmed' },
    ]);
  });

  it('an offer is answered by a link that may answer, and by no other', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    const open = async (mayAnswer: boolean) => {
      const token = await step((transaction) =>
        createLink(transaction, { quoteRequestId: one.id, email: 'ravi@buyer.test', mayAnswer }),
      );
      return (await findLink(shop.database, token))?.id ?? '';
    };
    const acceptBy = (linkId: string) =>
      accept(
        {
          ...one,
          answerer: { kind: 'link', linkId, name: 'Ravi', clientIp: '10.9.9.9', userAgent: 'Phone' },
        },
        1,
      );
    await expect(acceptBy(await open(false))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(acceptBy('unknown')).rejects.toMatchObject({ code: 'not_found' });
    const revoked = await open(true);
    await revokeLink(shop.database, one.id, revoked);
    await expect(acceptBy(revoked)).rejects.toMatchObject({ code: 'not_found' });
    const linkId = await open(true);
    expect(await acceptBy(linkId)).toMatchObject({ how: 'link', linkId, address: '10.9.9.9' });
    const other = await request();
    await expect(
      accept({ ...one, answerer: { ...one.answerer, buyer: { id: 'other' } } as never }, 1),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(other.id).not.toBe(one.id);
  });
});

describe('an acceptance', () => {
  it('confirms the chosen lines, rejects the others and adds what had no order, with one mail', async () => {
    const one = await request({ wishes: [{ text: 'Chain hoist, 2 tonne', quantity: 3 }] });
    const document = await sendOffer(shop.database, one.id, (terms, next) => ({
      ...terms,
      charges: { ...terms.charges, freightTerm: 'added', freightPaise: 150_000 },
      lines: [
        ...terms.lines.map((line) =>
          line.number === 3
            ? { ...line, ratePaise: 12_345_67, hsn: '84251110', quantity: 2.5 }
            : { ...line, quantity: 40, ratePaise: line.ratePaise - 50_01 },
        ),
        {
          number: next,
          title: 'Scaffolding',
          hsn: '9973',
          quantity: 10,
          unit: 'SET',
          ratePaise: 30_000,
          gstBps: 1800,
          offer: 'optional',
          rental: { per: 'month', periods: 1.5, depositPaise: 5_000_00, mobilisationPaise: 2_000_00 },
        },
      ],
    }));
    const acceptance = await accept(one, 1, [1, 3, 4]);
    expect(acceptance).toMatchObject({ lineNumbers: [1, 3, 4], how: 'account', name: 'Asha Rao' });
    const orders = await readOrders(shop.database, one.id);
    expect(orders).toMatchObject([
      { status: 'Confirmed', quantity: 40, reason: 'Revision 1 accepted', changedBy: 'buyer' },
      { status: 'Rejected', reason: 'Not ordered (R1)', changedBy: 'buyer' },
      { status: 'Confirmed', quantity: 2.5, productId: null, title: 'Chain hoist, 2 tonne' },
      { status: 'Confirmed', quantity: 10, productId: null, title: 'Scaffolding' },
    ]);
    expect(orders[2]?.quoted).toMatchObject({ revisionNumber: 1, lineNumber: 3, ratePaise: 12_345_67 });
    // 10 sets × 1.5 months × ₹300 and ₹2,000.
    expect(orders[3]?.quoted).toMatchObject({ lineNumber: 4, taxablePaise: 6_500_00 });
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['offered', 'accepted']);
    expect(await look(one.id)).toMatchObject({
      state: 'accepted',
      quotation: { state: 'accepted' },
      isSold: true,
    });
    const { result } = await buyer.api.getOrder({ params: { oid: orders[0]?.id ?? '' } });
    const line = document.terms.lines[0];
    const price = result.order_product;
    const specified = Math.ceil((price.pro_price * (100 - price.pro_discount - result.added_discount)) / 100);
    expect(specified).toBe(Math.ceil((line?.ratePaise ?? 0) / 100));
    expect(result.order_qty).toBe(40);
  });

  it('makes a price above the list price the list price of the order', async () => {
    const one = await request({ lines: 1 });
    await sendOffer(shop.database, one.id, (terms) => ({
      ...terms,
      lines: terms.lines.map((line) => ({ ...line, ratePaise: (line.listPricePaise ?? 0) + 99_950 })),
    }));
    await accept(one, 1);
    const [order] = await readOrders(shop.database, one.id);
    const { result } = await buyer.api.getOrder({ params: { oid: order?.id ?? '' } });
    const { pro_price, pro_discount } = result.order_product;
    const rupees = Math.ceil((order?.quoted?.ratePaise ?? 0) / 100);
    expect(pro_price).toBe(rupees);
    expect(Math.ceil((pro_price * (100 - pro_discount - result.added_discount)) / 100)).toBe(rupees);
  });

  it('takes one of a line and its alternatives', async () => {
    const one = await request({ lines: 1 });
    await sendOffer(shop.database, one.id, (terms, next) => ({
      ...terms,
      lines: terms.lines.flatMap(({ orderId: _, ...line }) => [
        { ...line, orderId: _ as string },
        { ...line, number: next, offer: 'alternative', replaces: line.number, title: 'The same in steel' },
      ]),
    }));
    await expect(accept(one, 1, [1, 2])).rejects.toMatchObject({
      fields: { line_numbers: 'Of item 1 and its alternatives, please choose one.' },
    });
    await expect(accept(one, 1, [7])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(accept(one, 1, [])).rejects.toMatchObject({ code: 'invalid_input' });
    await accept(one, 1, [2]);
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Rejected' },
      { status: 'Confirmed', title: 'The same in steel', quoted: { lineNumber: 2 } },
    ]);
  });

  it.each([
    { clientIp: '2001:db8:1:2::/64', address: '2001:db8:1:2::/64' },
    { clientIp: 'unknown', address: null },
  ])('records the address of a client at $clientIp as $address', async ({ clientIp, address }) => {
    const one = await request({ lines: 1 });
    await sendOffer(shop.database, one.id);
    const answerer = { ...one.answerer, clientIp, userAgent: 'x'.repeat(1000) };
    const { userAgent, address: recorded } = await accept({ ...one, answerer }, 1);
    expect({ recorded, length: userAgent.length }).toEqual({ recorded: address, length: 500 });
  });

  it('answers with the first record when it is repeated, also with other lines', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    const first = await accept(one, 1, [1]);
    const { isRepeated: _, ...record } = first;
    expect(await accept(one, 1)).toEqual({ ...record, isRepeated: true });
    expect(await readQuotationMails(shop.database, one.id)).toEqual(['offered', 'accepted']);
  });

  it('an acceptance holds while an amendment is offered, declined or recalled, and is replaced when that is accepted', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await accept(one, 1);
    const before = await readOrders(shop.database, one.id);
    const amend = () =>
      sendOffer(shop.database, one.id, (terms) => ({
        ...terms,
        lines: terms.lines.map((line) => ({ ...line, quantity: 7 })),
      }));
    await amend();
    expect(await readOrders(shop.database, one.id)).toEqual(before);
    await step((transaction) => recallRevision(transaction, asOperator(one)));
    expect(await look(one.id)).toMatchObject({ state: 'accepted', acceptance: { revisionNumber: 1 } });
    await amend();
    const decline = { quoteRequestId: one.id, revisionNumber: 3, reason: 'Another reason' } as const;
    await step((transaction) => declineOffer(transaction, one.answerer, decline));
    expect(await look(one.id)).toMatchObject({ state: 'accepted', acceptance: { revisionNumber: 1 } });
    expect(await readOrders(shop.database, one.id)).toEqual(before);
    await amend();
    await accept(one, 4);
    const { state, acceptance, revisions } = await look(one.id);
    expect({ state, accepted: acceptance?.revisionNumber }).toEqual({ state: 'accepted', accepted: 4 });
    expect(revisions.map((one) => one.state)).toEqual([
      null,
      'superseded',
      'withdrawn',
      'declined',
      'accepted',
    ]);
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Confirmed', quantity: 7 },
      { status: 'Confirmed', quantity: 7 },
    ]);
    await expect(
      step((transaction) => undoAcceptance(transaction, { ...asOperator(one), reason: 'Mistake' })),
    ).rejects.toThrow('An amendment cannot be undone.');
  });

  it('an acceptance is not amended where goods have left', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await accept(one, 1);
    const [first] = await readOrders(shop.database, one.id);
    await changeOrders(shop.database, OPERATOR, first?.id ?? '', { to: 'Shipped', reason: '' });
    const amend = (number: number) =>
      sendOffer(shop.database, one.id, (terms) => ({
        ...terms,
        lines: terms.lines.map((line) => (line.number === number ? { ...line, quantity: 9 } : line)),
      }));
    await expect(amend(1)).rejects.toThrow('Line 1 has been sent, so it can no longer be changed.');
    await amend(2);
    await expect(accept(one, 2, [2])).rejects.toThrow(
      'Line 1 has been sent, so it can no longer be changed.',
    );
    await accept(one, 2);
    expect(await readOrders(shop.database, one.id)).toMatchObject([
      { status: 'Shipped', quantity: 2 },
      { status: 'Confirmed', quantity: 9 },
    ]);
  });

  it('an acceptance is not amended below what has left of a line', async () => {
    const one = await request({ lines: 1 });
    await sendOffer(shop.database, one.id, (terms) => ({
      ...terms,
      lines: terms.lines.map((line) => ({ ...line, quantity: 5 })),
    }));
    await accept(one, 1);
    await shop.database.execute(sql`
      with shipment as (
        insert into shipments (id, quote_request_id, number, made_by) values ('half', ${one.id}, 1, ${OPERATOR}) returning id)
      insert into shipment_lines (shipment_id, order_id, quantity)
      select shipment.id, orders.id, 2.5 from shipment, orders where quote_request_id = ${one.id}`);
    const amend = (quantity: number) =>
      sendOffer(shop.database, one.id, (terms) => ({
        ...terms,
        lines: terms.lines.map((line) => ({ ...line, quantity })),
      }));
    await expect(amend(2)).rejects.toThrow('Of line 1, 2.5 have been sent, so its quantity cannot be lower.');
    await amend(2.5);
    await accept(one, 2);
    expect(await readOrders(shop.database, one.id)).toMatchObject([{ status: 'Confirmed', quantity: 2.5 }]);
    await expect(
      step((transaction) => undoAcceptance(transaction, { ...asOperator(one), reason: 'Mistake' })),
    ).rejects.toThrow('Goods have already been sent, so the acceptance cannot be undone.');
  });

  it('an acceptance can be undone within a day while nothing has left', async () => {
    const one = await request({ wishes: [{ text: 'Chain hoist', quantity: 3 }] });
    const before = await readOrders(shop.database, one.id);
    await sendOffer(shop.database, one.id, (terms) => ({
      ...terms,
      lines: terms.lines.map((line) => ({ ...line, quantity: 6, ratePaise: 77_777, hsn: '84251110' })),
    }));
    await accept(one, 1, [1, 3]);
    const undo = () =>
      step((transaction) => undoAcceptance(transaction, { ...asOperator(one), reason: 'Wrong person' }));
    await undo();
    expect(await look(one.id)).toMatchObject({
      state: 'offered',
      decidedAt: null,
      acceptance: undefined,
      acceptances: [{ undoneBy: OPERATOR }],
    });
    const after = await readOrders(shop.database, one.id);
    expect(after).toMatchObject([
      { status: 'Requested', quantity: 2, quoted: null, reason: 'Acceptance of revision 1 undone' },
      { status: 'Rejected', reason: 'Not ordered (R1)' },
      { status: 'Rejected', title: 'Chain hoist', reason: 'Acceptance of revision 1 undone' },
    ]);
    expect(after[0]).toMatchObject({ quantity: before[0]?.quantity });
    await accept(one, 1);
    expect((await readOrders(shop.database, one.id)).map(({ status }) => status)).toEqual([
      'Confirmed',
      'Rejected',
      'Rejected',
      'Confirmed',
      'Confirmed',
    ]);
    await shop.database.execute(
      sql`update quotation_acceptances set accepted_at = accepted_at - interval '25 hours'`,
    );
    await expect(undo()).rejects.toThrow('An acceptance can be undone within 24 hours.');
  });
});

describe('single orders', () => {
  it('accepts the request when single orders are confirmed without an offer', async () => {
    const one = await request();
    await changeOrders(shop.database, OPERATOR, one.number, { to: 'Confirmed', reason: '' });
    const { state, events, answeredAt } = await look(one.id);
    expect(state).toBe('accepted');
    expect(answeredAt).not.toBeNull();
    expect(events.at(-1)).toMatchObject({ kind: 'accepted', actor: OPERATOR, detail: { how: 'confirmed' } });
    expect(await readQuotationMails(shop.database, one.id)).toEqual([]);
  });

  it.each([
    { isSpam: false, state: 'declined' },
    { isSpam: true, state: 'closed' },
  ])('single orders that are all rejected (spam: $isSpam) make it $state', async ({ isSpam, state }) => {
    const one = await request();
    await changeOrders(shop.database, OPERATOR, one.number, { to: 'Rejected', reason: 'No', isSpam });
    expect(await look(one.id)).toMatchObject({ state });
  });

  it('rejects confirming or rejecting single orders while an offer waits', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    for (const to of ['Confirmed', 'Rejected'] as const) {
      await expect(changeOrders(shop.database, OPERATOR, one.number, { to, reason: 'No' })).rejects.toThrow(
        'R1 is offered, so the orders depend on the buyer’s answer.',
      );
    }
  });

  it('keeps the state of the request when single orders are shipped', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await accept(one, 1);
    const { version } = await look(one.id);
    await changeOrders(shop.database, OPERATOR, one.number, { to: 'Shipped', reason: '' });
    expect(await look(one.id)).toMatchObject({ state: 'accepted', version });
  });
});

describe('the draft', () => {
  it('the draft is changed by one operator at a time', async () => {
    const one = await request();
    const draft = await step((transaction) => startDraft(transaction, asOperator(one)));
    const change = (expectedVersion: number, operator: string) =>
      step((transaction) =>
        changeDraft(transaction, { quoteRequestId: one.id, operator, expectedVersion }, (terms) => ({
          ...terms,
          notes: [operator],
        })),
      );
    await change(draft.version, 'ramesh');
    await expect(change(draft.version, OPERATOR)).rejects.toThrow(
      /^ramesh changed this draft at \d\d:\d\d\. Please look at it again\.$/,
    );
  });

  it('never gives a line the number of another one', async () => {
    const one = await request({ lines: 1 });
    await sendOffer(shop.database, one.id, (terms, next) => {
      expect(next).toBe(2);
      return {
        ...terms,
        lines: terms.lines.flatMap((line) => [line, { ...withoutOrder(line), number: next }]),
      };
    });
    await sendOffer(shop.database, one.id, (terms) => ({ ...terms, lines: terms.lines.slice(0, 1) }));
    await sendOffer(shop.database, one.id, (terms, next) => {
      expect(next).toBe(3);
      return terms;
    });
  });
});

function withoutOrder<Line extends { orderId?: string }>({
  orderId: _,
  ...line
}: Line): Omit<Line, 'orderId'> {
  return line;
}

describe('the chain of events', () => {
  it('cannot be changed, and shows when it was', async () => {
    const one = await request();
    await sendOffer(shop.database, one.id);
    await accept(one, 1);
    expect(await selectBrokenChains(shop.database)).toEqual([]);
    const tamper = sql`update quotation_events set detail = '{}' where quote_request_id = ${one.id} and number = 2`;
    await expect(shop.database.execute(tamper)).rejects.toThrow();
    await shop.database.execute(sql`alter table quotation_events disable trigger user`);
    await shop.database.execute(tamper);
    expect(await selectBrokenChains(shop.database)).toEqual([one.number]);
    await shop.database.execute(sql`
      delete from quotation_events where quote_request_id = ${one.id} and number = 2`);
    expect(await selectBrokenChains(shop.database)).toEqual([one.number]);
    await shop.database.execute(sql`alter table quotation_events enable trigger user`);
  });

  it('begins the chain of events of a request with wishes only with its submission', async () => {
    const { result } = await buyer.api.submitWishes({
      body: { ...PARTY, wishes: [{ text: 'Chain hoist', quantity: 2 }] },
    } as never);
    const id = (result as { order_invoice_id: string }).order_invoice_id;
    expect((await look(id)).events).toMatchObject([{ kind: 'requested' }]);
  });
});
