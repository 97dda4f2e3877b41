import type { CallName } from '#contract/api.ts';
import type { Example } from './example.ts';
import type { Owner } from './owner.ts';

/** The calls of operators about the owner's account, about blocks, and about who did what. */

const asBody = (more: object) => (owner: Owner) => ({ body: { account: owner.accountId, ...more } });
const asPath = (owner: Owner) => ({ params: { account: owner.accountId } });

type StaffBuyerCallName =
  | Extract<CallName, `${string}Buyer${string}` | `${string}Block${string}`>
  | 'noteGstinCheck'
  | 'listChanges'
  | 'getChange'
  | 'undoChange'
  | 'listPersonalDataReads'
  | 'listSecurityEvents'
  | 'listOperatorLogins'
  | 'fetchChanges';

export const STAFF_BUYER_EXAMPLES: Record<StaffBuyerCallName, Example> = {
  listBuyers: { input: (owner) => ({ query: { q: owner.email } }) },
  getBuyer: { input: asPath },
  changeBuyer: { input: asBody({ name: 'Asha Rao' }), consumes: true },
  blockBuyer: { input: asBody({ reason: 'Spam' }), consumes: true },
  unblockBuyer: { input: asBody({}), status: 409 },
  endBuyerSessions: { input: asBody({}), consumes: true },
  mergeBuyers: {
    input: (owner, other) => ({ body: { from: owner.accountId, into: other.accountId } }),
    consumes: true,
  },
  getBuyerData: { input: asPath },
  eraseBuyer: { input: (owner) => asBody({ email: owner.email })(owner), consumes: true },
  noteGstinCheck: {
    input: () => ({ body: { gstin: '27AAPFU0939F1ZV', status: 'active' } }),
    status: 404,
  },
  listBlocks: {},
  addBlock: { input: () => ({ body: { kind: 'email', value: 'nobody@spam.example', reason: 'Spam' } }) },
  removeBlock: { input: () => ({ body: { block: 'somebody@spam.example' } }), status: 404 },
  listChanges: {},
  getChange: { input: () => ({ params: { number: '999999' } }), status: 404 },
  undoChange: { input: () => ({ body: { number: 999_999 } }), status: 404 },
  listPersonalDataReads: {},
  listSecurityEvents: {},
  listOperatorLogins: {},
  fetchChanges: {},
};
