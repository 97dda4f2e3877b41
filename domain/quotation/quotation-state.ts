/**
 * The states of a quote request (docs/product.md, "Quotations"). They stand beside the statuses of its orders: an
 * acceptance confirms orders, the conversation does not.
 */
export const QUOTATION_STATES = [
  'new',
  'open',
  'offered',
  'countered',
  'accepted',
  'declined',
  'closed',
] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** Whose step is expected. */
export type Turn = 'ours' | 'buyer' | 'nobody';

/** How long after the last day a page that is open may still be accepted. */
export const GRACE_MS = 5 * 60 * 1000;

export type Conversation = {
  state: QuotationState;
  /** When the offer ceases to hold; null without an offer. */
  lapsesAt: Date | null;
};

/** Steps of a conversation, and the states in which each can be taken. */
const STATES_FOR = {
  /** The operator reads it for the first time. */
  open: ['new'],
  /** The operator sends an offer, or a newer one. On an accepted one it is an amendment. */
  send: ['new', 'open', 'offered', 'countered', 'accepted'],
  /** The operator takes an offer back. */
  recall: ['offered', 'countered'],
  counter: ['offered'],
  accept: ['offered'],
  /** The operator writes down what the buyer said; possible when the offer has lapsed, too. */
  acceptOnWord: ['offered', 'countered'],
  declineByBuyer: ['offered', 'countered'],
  declineByOperator: ['new', 'open', 'offered', 'countered'],
  withdraw: ['new', 'open'],
  /** The operator corrects who asks and where the goods go; papers that are with the buyer have what was there. */
  correctBuyer: ['new', 'open'],
  askToRenew: ['offered'],
  close: ['new', 'open', 'offered', 'countered'],
  undoAcceptance: ['accepted'],
} as const satisfies Record<string, readonly QuotationState[]>;
export type QuotationStep = keyof typeof STATES_FOR;

/** Steps that an offer's last day ends. */
const ENDED_BY_LAPSE: ReadonlySet<QuotationStep> = new Set(['counter', 'accept']);

/** Whether an offer has lapsed. Only offers do: the state of a decided request stays. */
export function hasLapsed({ state, lapsesAt }: Conversation, now: Date): boolean {
  return state === 'offered' && lapsesAt !== null && now >= lapsesAt;
}

/** Whether a step can be taken now. A buyer may finish what was begun in time within the grace period. */
export function canTakeStep(step: QuotationStep, conversation: Conversation, now: Date): boolean {
  const states: readonly QuotationState[] = STATES_FOR[step];
  if (!states.includes(conversation.state)) return false;
  if (step === 'askToRenew') return hasLapsed(conversation, now);
  return !(ENDED_BY_LAPSE.has(step) && hasLapsed(conversation, new Date(now.getTime() - GRACE_MS)));
}

export function getTurn(conversation: Conversation, now: Date): Turn {
  if (hasLapsed(conversation, now)) return 'nobody';
  switch (conversation.state) {
    case 'new':
    case 'open':
    case 'countered':
      return 'ours';
    case 'offered':
      return 'buyer';
    default:
      return 'nobody';
  }
}
