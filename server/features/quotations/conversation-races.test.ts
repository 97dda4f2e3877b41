import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { iterations } from '../../../tests/support/extended.ts';
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
import { changeDraft } from './change-draft.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { selectBrokenChains } from './event-queries.ts';
import { getConversation } from './get-conversation.ts';
import { sendRevision } from './send-revision.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await liftRequestLimit(shop.database);
  await shop.stopJobs();
});
afterAll(() => shop.close());

/** A quote request with an offer. */
async function offer() {
  const products = await fetchProducts(shop.api(), 2);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const { result } = await buyer.api.submitQuoteRequest({ body });
  const id = result[0]?.order_invoice_id ?? '';
  await sendOffer(shop.database, id);
  return { id, number: result[0]?.estimate_number ?? '', answerer: await getAnswerer(shop.database, id) };
}
type Offered = Awaited<ReturnType<typeof offer>>;

function accept({ id, answerer }: Offered, lineNumbers: number[], name: string) {
  return inTransaction(shop.database, (transaction) =>
    acceptOffer(transaction, answerer, { quoteRequestId: id, revisionNumber: 1, lineNumbers, name }),
  );
}

function getReason(outcome: PromiseSettledResult<unknown>): string {
  return outcome.status === 'rejected' ? String(outcome.reason.message) : '';
}

it('accepts once when fifty accept at the same time, and tells all of them who did', async () => {
  const one = await offer();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => accept(one, [(index % 2) + 1], `Person ${index}`)),
  );
  expect(new Set(outcomes.map(({ id, name, lineNumbers }) => `${id} ${name} ${lineNumbers}`)).size).toBe(1);
  expect(outcomes.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
  const orders = await readOrders(shop.database, one.id);
  expect(orders.map(({ status }) => status).sort()).toEqual(['Confirmed', 'Rejected']);
  expect(await readQuotationMails(shop.database, one.id)).toEqual(['offered', 'accepted']);
  const { acceptances, version } = await getConversation(shop.database, one.id);
  expect(acceptances).toHaveLength(1);
  expect(version).toBe(2);
});

it('either accepts the offer or sends a newer one, and tells the other side the truth', async () => {
  for (let round = 0; round < iterations(6, 60); round += 1) {
    const one = await offer();
    await inTransaction(shop.database, (transaction) =>
      changeDraft(transaction, { quoteRequestId: one.id, operator: OPERATOR }, (terms) => terms),
    );
    const send = () =>
      inTransaction(shop.database, (transaction) =>
        sendRevision(transaction, brand, { quoteRequestId: one.id, operator: OPERATOR }),
      );
    const steps = [() => accept(one, [1, 2], 'Asha'), send];
    const [first, second] = round % 2 ? steps.toReversed() : steps;
    const outcomes = await Promise.allSettled([first?.(), second?.()]);
    const { state, revisions } = await getConversation(shop.database, one.id);
    const reasons = outcomes.map(getReason).filter((reason) => reason !== '');
    if (state === 'accepted') {
      expect(reasons).toEqual(['The quotation has been accepted, and there is no draft of an amendment.']);
      expect(revisions.map((revision) => revision.state)).toEqual([null, 'accepted']);
    } else {
      expect(state).toBe('offered');
      expect(reasons).toEqual(['There is a newer quotation, R2. Please read it first.']);
      expect(revisions.map((revision) => revision.state)).toEqual([null, 'superseded', 'sent']);
    }
  }
});

it('takes one of the buyer’s answers and the seller’s rejection when they come together', async () => {
  for (let round = 0; round < iterations(4, 40); round += 1) {
    const one = await offer();
    const { id: quoteRequestId, answerer } = one;
    const answer = { quoteRequestId, revisionNumber: 1 };
    const outcomes = await Promise.allSettled([
      accept(one, [1], 'Asha'),
      inTransaction(shop.database, (transaction) =>
        declineOffer(transaction, answerer, { ...answer, reason: 'Another reason' }),
      ),
      inTransaction(shop.database, (transaction) =>
        counterOffer(transaction, answerer, { ...answer, lines: [{ number: 1, quantity: 3 }] }),
      ),
      changeOrders(shop.database, OPERATOR, one.number, { to: 'Rejected', reason: 'No' }),
    ]);
    const { state, events } = await getConversation(shop.database, one.id);
    const kinds = events.map(({ kind }) => kind).slice(2);
    // Wishes may still be followed by a decline, and what was accepted may be rejected.
    expect([
      'accepted',
      'declined by buyer',
      'countered',
      'countered,declined by buyer',
      'accepted,declined by seller',
    ]).toContain(kinds.join());
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      state === 'accepted' &&
        (await readOrders(shop.database, one.id)).every((order) => order.status === 'Rejected')
        ? 2
        : kinds.length,
    );
  }
  expect(await selectBrokenChains(shop.database)).toEqual([]);
});

it('accepts in the last second and within five minutes after the last day, and not later', async () => {
  // The last moment of the day is the one before the offer lapses.
  for (const { secondsAgo, isAccepted } of [
    { secondsAgo: -1, isAccepted: true },
    { secondsAgo: 0, isAccepted: true },
    { secondsAgo: 290, isAccepted: true },
    { secondsAgo: 300, isAccepted: false },
    { secondsAgo: 301, isAccepted: false },
  ]) {
    const one = await offer();
    await lapse(shop.database, one.id, secondsAgo);
    const outcomes = await Promise.allSettled([accept(one, [1], 'Asha'), accept(one, [2], 'Ravi')]);
    const statuses = (await readOrders(shop.database, one.id)).map(({ status }) => status);
    if (isAccepted) {
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(statuses.sort()).toEqual(['Confirmed', 'Rejected']);
    } else {
      for (const outcome of outcomes) expect(getReason(outcome)).toMatch(/^This quotation was valid until /);
      expect(statuses).toEqual(['Requested', 'Requested']);
    }
  }
});

it('lets an offer lapse at midnight in India after its last day', async () => {
  const { id } = await offer();
  const { rows } = await shop.database.execute<{ day: string; time: string }>(sql`
    select (document #>> '{terms,validUntil}')::date + 1 || '' as day,
      to_char(lapses_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI:SS') as time
    from quote_revisions where quote_request_id = ${id} and state = 'sent'`);
  expect(rows).toEqual([{ day: rows[0]?.day, time: `${rows[0]?.day} 00:00:00` }]);
});
