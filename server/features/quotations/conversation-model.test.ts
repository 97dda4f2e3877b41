import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { changeOrders } from '#server/features/admin/change-orders.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
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
  type StoredOrder,
} from '../../../tests/support/quotation-steps.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { acceptOffer } from './accept-offer.ts';
import { acceptOnWord } from './accept-on-word.ts';
import type { Answerer } from './answerer.ts';
import { askToRenew } from './ask-to-renew.ts';
import { changeDraft } from './change-draft.ts';
import { closeRequest } from './close-request.ts';
import { counterOffer } from './counter-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { declineRequest } from './decline-request.ts';
import { selectBrokenChains } from './event-queries.ts';
import { getConversation } from './get-conversation.ts';
import { openRequest } from './open-request.ts';
import { recallRevision } from './recall-revision.ts';
import { sendRevision } from './send-revision.ts';
import { undoAcceptance } from './undo-acceptance.ts';
import { withdrawRequest } from './withdraw-request.ts';

let shop: TestShop;
let buyer: Awaited<ReturnType<typeof signUpWithPhone>>;
beforeAll(async () => {
  shop = await openTestShop();
  buyer = await signUpWithPhone(shop);
  await liftRequestLimit(shop.database);
  await shop.stopJobs();
});
afterAll(() => shop.close());

/** What a conversation should be, told by rules written apart from the product's. */
type Model = {
  state: QuotationState;
  /** Revisions by number: the state of each; null for the estimates. */
  revisions: (string | null)[];
  /** Revisions that have lapsed, by number: one that is offered again has lapsed still. */
  lapses: Map<number, 'grace' | 'over'>;
  isRenewalAsked: boolean;
  /** Whether an operator has opened it while it was new. */
  isRead: boolean;
  counters: number;
};
type Real = { id: string; number: string; answerer: Answerer; hashes: Map<number, string> };
type LineQuantity = { number: number; quantity: number };
type Facts = {
  /** Whether an order is Confirmed, Shipped or Delivered. */
  isSold: boolean;
  hasRequested: boolean;
  hasConfirmed: boolean;
  hasShipped: boolean;
  /** The lines that an offer must keep as they are, because their goods have left. */
  sent: LineQuantity[];
  /** The lines that can be accepted of the newest revision. */
  offered: LineQuantity[];
  /** Whether the acceptance in force began with requested orders only. */
  canBeUndone: boolean;
};

const offered = ({ revisions }: Model) => revisions.indexOf('sent');
/** What the buyer's side answers to: what waits, also beside a newer one that was taken back, or else the newest. */
const answered = (model: Model) => (offered(model) > 0 ? offered(model) : model.revisions.length - 1);
const isWaiting = (model: Model) => offered(model) > 0;
const getLapse = (model: Model) => model.lapses.get(offered(model)) ?? 'none';
const isDecided = ({ state }: Model) => ['accepted', 'declined', 'closed'].includes(state);

const STEPS = {
  open: {
    isAllowed: () => true,
    apply: (model: Model) => {
      if (model.state === 'new') Object.assign(model, { state: 'open', isRead: true });
    },
    take: (transaction: Transaction, { id }: Real) =>
      openRequest(transaction, { quoteRequestId: id, operator: OPERATOR }),
  },
  send: {
    isAllowed: ({ state }: Model) => state !== 'declined' && state !== 'closed',
    apply: (model: Model) => {
      model.revisions = model.revisions.map((state) => (state === 'sent' ? 'superseded' : state));
      model.revisions.push('sent');
      Object.assign(model, { state: 'offered', isRenewalAsked: false });
    },
    take: async (transaction: Transaction, { id }: Real) => {
      const sent = listSent(await readOrders(shop.database, id)).map(({ number }) => number);
      await changeDraft(transaction, { quoteRequestId: id, operator: OPERATOR }, (terms) =>
        fillIn(terms, sent),
      );
      await sendRevision(transaction, brand, { quoteRequestId: id, operator: OPERATOR });
    },
  },
  recall: {
    isAllowed: isWaiting,
    apply: (model: Model, { isSold }: Facts) => {
      model.revisions[offered(model)] = 'withdrawn';
      model.state = isSold ? 'accepted' : 'open';
    },
    take: (transaction: Transaction, { id }: Real) =>
      recallRevision(transaction, { quoteRequestId: id, operator: OPERATOR }),
  },
  counter: {
    isAllowed: (model: Model) =>
      model.state === 'offered' && getLapse(model) !== 'over' && model.counters < 10,
    apply: (model: Model) => {
      Object.assign(model, { state: 'countered', counters: model.counters + 1 });
    },
    take: (transaction: Transaction, { id, answerer }: Real, model: Model) =>
      counterOffer(transaction, answerer, {
        quoteRequestId: id,
        revisionNumber: answered(model),
        lines: [],
        words: 'Less, please.',
      }),
  },
  accept: {
    isAllowed: (model: Model, facts: Facts) => canBeAccepted(model, facts, facts.offered),
    apply: applyAcceptance,
    take: (transaction: Transaction, { id, answerer }: Real, model: Model) =>
      acceptOffer(transaction, answerer, {
        quoteRequestId: id,
        revisionNumber: answered(model),
        name: 'Asha',
      }),
  },
  'accept the first line': {
    isAllowed: (model: Model, facts: Facts) => canBeAccepted(model, facts, facts.offered.slice(0, 1)),
    apply: applyAcceptance,
    take: async (transaction: Transaction, { id, answerer }: Real, model: Model) => {
      const { quotation } = await getConversation(transaction, id);
      const first = quotation?.document.terms.lines.find(({ offer }) => offer === 'offered');
      const lineNumbers = [first?.number ?? 1];
      const entry = { quoteRequestId: id, revisionNumber: answered(model), lineNumbers, name: 'Asha' };
      await acceptOffer(transaction, answerer, entry);
    },
  },
  'accept an old offer': {
    isAllowed: () => false,
    apply: () => undefined,
    take: async (transaction: Transaction, { id, answerer }: Real, model: Model) => {
      const old = model.revisions.findIndex((state) => state === 'superseded' || state === 'withdrawn');
      const { acceptances } = await getConversation(transaction, id);
      // The record of an acceptance is given again, whatever came after it.
      if (acceptances.some((one) => one.revisionNumber === old && !one.undoneAt))
        throw new Error('Accepted.');
      const revisionNumber = Math.max(old, 0);
      await acceptOffer(transaction, answerer, { quoteRequestId: id, revisionNumber, name: 'Asha' });
    },
  },
  'accept on word': {
    isAllowed: (model: Model, { sent, offered }: Facts) => isWaiting(model) && keepsSent(sent, offered),
    apply: applyAcceptance,
    take: (transaction: Transaction, { id }: Real) =>
      acceptOnWord(transaction, {
        quoteRequestId: id,
        operator: OPERATOR,
        saidBy: 'by phone',
        name: 'Asha',
      }),
  },
  decline: {
    isAllowed: isWaiting,
    apply: (model: Model, { isSold }: Facts) => {
      model.revisions[offered(model)] = 'declined';
      model.state = isSold ? 'accepted' : 'declined';
    },
    take: (transaction: Transaction, { id, answerer }: Real, model: Model) =>
      declineOffer(transaction, answerer, {
        quoteRequestId: id,
        revisionNumber: answered(model),
        reason: 'Another reason',
      }),
  },
  'decline by the seller': {
    isAllowed: (model: Model, { isSold }: Facts) => !isDecided(model) && !isSold,
    apply: (model: Model) => end(model, 'declined'),
    take: (transaction: Transaction, { id }: Real) =>
      declineRequest(transaction, { quoteRequestId: id, operator: OPERATOR, reason: 'Out of range' }),
  },
  close: {
    isAllowed: (model: Model, { isSold }: Facts) => !isDecided(model) && !isSold,
    apply: (model: Model) => end(model, 'closed'),
    take: (transaction: Transaction, { id }: Real) =>
      closeRequest(transaction, { quoteRequestId: id, operator: OPERATOR, reason: 'spam' }),
  },
  withdraw: {
    isAllowed: ({ state }: Model) => state === 'new' || state === 'open',
    apply: (model: Model) => end(model, 'closed'),
    take: (transaction: Transaction, { id, answerer }: Real) =>
      withdrawRequest(transaction, answerer, { quoteRequestId: id }),
  },
  renew: {
    isAllowed: (model: Model) =>
      isWaiting(model) && (model.isRenewalAsked || (model.state === 'offered' && getLapse(model) !== 'none')),
    apply: (model: Model) => {
      if (!model.isRenewalAsked) Object.assign(model, { state: 'countered', isRenewalAsked: true });
    },
    take: (transaction: Transaction, { id, answerer }: Real) =>
      askToRenew(transaction, answerer, { quoteRequestId: id }),
  },
  undo: {
    isAllowed: ({ state }: Model, { canBeUndone, hasShipped }: Facts) =>
      state === 'accepted' && canBeUndone && !hasShipped,
    apply: (model: Model) => {
      model.revisions[model.revisions.indexOf('accepted')] = 'sent';
      model.state = 'offered';
    },
    take: (transaction: Transaction, { id }: Real) =>
      undoAcceptance(transaction, { quoteRequestId: id, operator: OPERATOR, reason: 'Mistake' }),
  },
} as const;
type StepName = keyof typeof STEPS;

/** Accepting again gives the record of the acceptance, whatever has happened since. */
function canBeAccepted(model: Model, { sent }: Facts, chosen: LineQuantity[]): boolean {
  if (model.revisions[answered(model)] === 'accepted') return true;
  return model.state === 'offered' && getLapse(model) !== 'over' && keepsSent(sent, chosen);
}

function keepsSent(sent: LineQuantity[], chosen: LineQuantity[]): boolean {
  return sent.every((line) =>
    chosen.some(({ number, quantity }) => number === line.number && quantity === line.quantity),
  );
}

function listSent(orders: StoredOrder[]): LineQuantity[] {
  return orders
    .filter(({ status }) => status === 'Shipped')
    .map(({ quoted, lineNumber, quantity }) => ({ number: quoted?.lineNumber ?? lineNumber, quantity }));
}

function applyAcceptance(model: Model): void {
  if (model.revisions[answered(model)] === 'accepted') return;
  const accepted = offered(model);
  model.revisions = model.revisions.map((state) => (state === 'accepted' ? 'superseded' : state));
  model.revisions[accepted] = 'accepted';
  model.state = 'accepted';
}

function end(model: Model, state: QuotationState): void {
  model.revisions = model.revisions.map((one) => (one === 'sent' ? 'withdrawn' : one));
  model.state = state;
}

/** Completes what has no price, and changes a line whose goods have not left. */
function fillIn(terms: QuotationTerms, sent: number[]): QuotationTerms {
  return {
    ...terms,
    notes: [`Draft ${terms.notes.length}`],
    lines: terms.lines.map((line) => ({
      ...line,
      hsn: line.hsn || '84251110',
      ratePaise: line.ratePaise || 123_45,
      quantity: line.number === 3 && !sent.includes(3) ? line.quantity + 0.5 : line.quantity,
    })),
  };
}

async function readFacts({ id }: Real): Promise<Facts> {
  const orders = await readOrders(shop.database, id);
  const has = (...statuses: string[]) => orders.some(({ status }) => statuses.includes(status));
  const { acceptance, acceptances, events, quotation } = await getConversation(shop.database, id);
  const accepted = events.findLast(
    (event) => event.kind === 'accepted' && event.revisionNumber === acceptance?.revisionNumber,
  );
  const { formerFigures = [], confirmedIds = [] } = (accepted?.detail ?? {}) as {
    formerFigures?: { orderId: string }[];
    confirmedIds?: string[];
  };
  return {
    isSold: has('Confirmed', 'Shipped', 'Delivered'),
    hasRequested: has('Requested'),
    hasConfirmed: has('Confirmed'),
    hasShipped: has('Shipped', 'Delivered'),
    sent: listSent(orders),
    offered: (quotation?.document.terms.lines ?? []).filter(({ offer }) => offer === 'offered'),
    canBeUndone:
      acceptance !== undefined &&
      acceptances.filter(({ undoneAt }) => undoneAt === null).length === 1 &&
      formerFigures.every(({ orderId }) => confirmedIds.includes(orderId)),
  };
}

type Command = fc.AsyncCommand<Model, Real>;

/** A step as a person takes it: allowed or refused as the rules say, and a refused one changes nothing. */
function takeStep(name: StepName): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      const { isAllowed, apply, take } = STEPS[name];
      const facts = await readFacts(real);
      const before = await getConversation(shop.database, real.id);
      const outcome = inTransaction(shop.database, async (transaction) => {
        await take(transaction, real, model);
      });
      if (isAllowed(model, facts)) {
        await outcome;
        apply(model, facts);
      } else {
        await expect(outcome).rejects.toThrow();
        expect(await getConversation(shop.database, real.id)).toEqual({ ...before, now: expect.any(Date) });
      }
      await assertInvariants(model, real);
    },
  };
}

/** A step whose connection is killed before it is committed. */
function killStep(name: StepName): Command {
  return {
    check: () => true,
    toString: () => `kill: ${name}`,
    run: async (model, real) => {
      const before = await getConversation(shop.database, real.id);
      const orders = await readOrders(shop.database, real.id);
      const killed = inTransaction(shop.database, async (transaction) => {
        await STEPS[name].take(transaction, real, model);
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      });
      await expect(killed).rejects.toThrow();
      expect(await getConversation(shop.database, real.id)).toEqual({ ...before, now: expect.any(Date) });
      expect(await readOrders(shop.database, real.id)).toEqual(orders);
      await assertInvariants(model, real);
    },
  };
}

function lapseOffer(to: 'grace' | 'over'): Command {
  return {
    check: isWaitingOffer,
    toString: () => `lapse: ${to}`,
    run: async (model, real) => {
      await lapse(shop.database, real.id, to === 'grace' ? 100 : 100_000);
      model.lapses.set(offered(model), to);
      await assertInvariants(model, real);
    },
  };
}

function isWaitingOffer(model: Readonly<Model>): boolean {
  return isWaiting(model);
}

/** What an operator does with orders by themselves. */
function changeAllOrders(to: 'Confirmed' | 'Rejected' | 'Shipped'): Command {
  return {
    check: () => true,
    toString: () => `orders: ${to}`,
    run: async (model, real) => {
      const facts = await readFacts(real);
      const isPossible =
        to === 'Confirmed'
          ? facts.hasRequested
          : to === 'Shipped'
            ? facts.hasConfirmed
            : facts.hasRequested || facts.hasConfirmed;
      const isAllowed = isPossible && (to === 'Shipped' || !isWaiting(model));
      const outcome = changeOrders(shop.database, OPERATOR, real.number, { to, reason: 'Because' });
      if (!isAllowed) await expect(outcome).rejects.toThrow();
      else {
        await outcome;
        // The wish of the request is still unanswered, so it is not declined.
        if (to === 'Confirmed' && !isDecided(model)) model.state = 'accepted';
        if (to === 'Rejected' && model.state === 'new') model.state = 'open';
        const { revisions } = await getConversation(shop.database, real.id);
        // Estimates are frozen as long as there is no quotation.
        while (model.revisions.length < revisions.length) model.revisions.push(null);
      }
      await assertInvariants(model, real);
    },
  };
}

async function assertInvariants(model: Model, real: Real): Promise<void> {
  const { id } = real;
  const conversation = await getConversation(shop.database, id);
  const { state, revisions, events, version, acceptance, lapsesAt } = conversation;
  expect({ state, revisions: revisions.map((one) => one.state) }).toEqual({
    state: model.state,
    revisions: model.revisions,
  });
  expect(lapsesAt !== null).toBe(state === 'offered' || state === 'countered');
  if (getLapse(model) !== 'none' && state === 'offered') expect(conversation.hasLapsed).toBe(true);
  if (state !== 'offered') expect(conversation.hasLapsed).toBe(false);
  // Neither asking nor reading is a step that somebody could have missed.
  expect(version).toBe(events.length - 1 - (model.isRead ? 1 : 0));
  expect(await selectBrokenChains(shop.database)).toEqual([]);
  const { rows: totals } = await shop.database.execute(
    sql`select request_state as state from request_totals where quote_request_id = ${id}`,
  );
  expect(totals).toEqual([{ state }]);
  const orders = await readOrders(shop.database, id);
  if (state === 'declined' || state === 'closed') {
    expect(orders.filter(({ status }) => status !== 'Rejected')).toEqual([]);
  }
  expect(acceptance?.revisionNumber).toBe(
    model.revisions.includes('accepted') ? model.revisions.indexOf('accepted') : undefined,
  );
  for (const { status, quoted } of orders) {
    if (acceptance && status === 'Confirmed') {
      expect(quoted?.revisionNumber).toBe(acceptance.revisionNumber);
      expect(acceptance.lineNumbers).toContain(quoted?.lineNumber);
    }
    if (status === 'Requested') expect(quoted).toBeNull();
  }
  await assertRevisionsUnchanged(real);
  await assertStatusSteps(id);
}

/** What was sent never changes. */
async function assertRevisionsUnchanged({ id, hashes }: Real): Promise<void> {
  const { rows } = await shop.database.execute<{ number: number; hash: string; stored: string }>(sql`
    select number, encode(sha256(convert_to(document::text, 'UTF8')), 'hex') as hash,
      encode(document_sha256, 'hex') as stored
    from quote_revisions where quote_request_id = ${id}`);
  for (const { number, hash, stored } of rows) {
    expect(hash).toBe(stored);
    expect(hashes.get(number) ?? hash).toBe(hash);
    hashes.set(number, hash);
  }
}

const STATUS_STEPS = [
  'Requested → Confirmed',
  'Requested → Rejected',
  'Confirmed → Rejected',
  'Confirmed → Shipped',
  // Only when an acceptance is undone.
  'Confirmed → Requested',
];

async function assertStatusSteps(id: string): Promise<void> {
  const { rows } = await shop.database.execute<{ step: string; reason: string }>(sql`
    select concat(lag(status) over history, ' → ', status) as step, reason
    from order_status_changes where order_id in (select id from orders where quote_request_id = ${id})
    window history as (partition by order_id order by changed_at)`);
  for (const { step, reason } of rows) {
    if (step === ' → Requested') continue;
    expect(STATUS_STEPS).toContain(step);
    if (step === 'Confirmed → Requested') expect(reason).toMatch(/^Acceptance of revision \d+ undone$/);
  }
}

const names = Object.keys(STEPS) as StepName[];
const commands = fc.commands(
  [
    // What ends a conversation is rare, so that much can happen before.
    fc.constant(takeStep('send')),
    fc.constantFrom<StepName>('accept', 'accept the first line', 'accept on word').map(takeStep),
    fc.constantFrom<StepName>('counter', 'decline', 'recall', 'renew', 'undo').map(takeStep),
    fc.constantFrom(...names).map(takeStep),
    fc.constantFrom(...names).map(killStep),
    fc.constantFrom('grace' as const, 'over' as const).map(lapseOffer),
    fc.constantFrom('Confirmed' as const, 'Rejected' as const, 'Shipped' as const).map(changeAllOrders),
  ],
  { maxCommands: 25, size: 'max' },
);

it('never reaches a forbidden state, whatever both sides and the clock do, and whatever is killed', async () => {
  const products = await fetchProducts(shop.api(), 2);
  const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
  const setup = async () => {
    const wishes = [{ text: 'Chain hoist, 2 tonne', quantity: 3 }];
    const { result } = await buyer.api.submitQuoteRequest({ body: { ...body, wishes } });
    const id = result[0]?.order_invoice_id ?? '';
    const model: Model = {
      state: 'new',
      revisions: [null],
      lapses: new Map(),
      isRenewalAsked: false,
      isRead: false,
      counters: 0,
    };
    const answerer = await getAnswerer(shop.database, id);
    const real: Real = { id, number: result[0]?.estimate_number ?? '', answerer, hashes: new Map() };
    return { model, real };
  };
  await fc.assert(
    fc.asyncProperty(commands, (sequence) => fc.asyncModelRun(setup, sequence)),
    { numRuns: iterations(12, 100), endOnFailure: true },
  );
});
