import type { CallName } from '#contract/api.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Example, Input } from './example.ts';

/** The calls by which operators get to the desk and look after the staff. Nobody here has a passkey or an app. */

const asBody = (body: object) => (): Input => ({ body });
const PASSKEY = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
};
const SIGNED = {
  ...PASSKEY,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const NEW = { ...PASSKEY, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const WRONG = 422;
const NO_LINK = { token: 'none' };
const NO_MEMBER = { id: 'none' };

type AccessCallName = Extract<
  CallName,
  | `${string}Desk${string}`
  | `${string}Passkey${string}`
  | `${string}Totp${string}`
  | `${string}WithCode`
  | `${string}Staff${string}`
  | 'startProof'
  | 'getMyAccess'
  | 'renewRecoveryCodes'
>;

export const ACCESS_EXAMPLES: Record<AccessCallName, Example> = {
  watchDesk: {},
  getDeskSession: {},
  startDeskLogin: {},
  logInWithPasskey: { input: asBody({ credential: SIGNED }), status: WRONG },
  // Five wrong codes for one name are the limit.
  logInWithCode: { input: () => ({ body: { name: newId(), code: '000000' } }), status: WRONG },
  logOutOfDesk: { consumes: true },
  startProof: {},
  proveWithPasskey: { input: asBody({ credential: SIGNED }), status: WRONG },
  proveWithCode: { input: asBody({ code: '000000' }), status: WRONG },
  readStaffLink: { input: asBody(NO_LINK), status: 404 },
  startPasskeyByLink: { input: asBody(NO_LINK), status: 404 },
  setUpPasskeyByLink: { input: asBody({ ...NO_LINK, credential: NEW, name: 'PC' }), status: 404 },
  startTotpByLink: { input: asBody(NO_LINK), status: 404 },
  setUpTotpByLink: { input: asBody({ ...NO_LINK, code: '000000' }), status: 404 },
  getMyAccess: {},
  startPasskey: {},
  addPasskey: { input: asBody({ credential: NEW, name: 'PC' }), status: WRONG },
  removePasskey: { input: asBody({ id: 'none' }), status: 404 },
  startTotp: {},
  confirmTotp: { input: asBody({ code: 'none' }), status: WRONG },
  // The last way to log in stays.
  removeTotp: { status: 409 },
  renewRecoveryCodes: {},
  endMyStaffSession: { input: asBody({ id: 'none' }), status: 404 },
  listStaff: {},
  addStaff: { input: () => ({ body: { name: `Operator ${newId()}`, role: 'viewer' } }) },
  changeStaff: { input: asBody({ ...NO_MEMBER, version: 1, role: 'viewer' }), status: 404 },
  removeStaff: { input: asBody({ ...NO_MEMBER, version: 1 }), status: 404 },
  makeStaffLink: { input: asBody(NO_MEMBER), status: 404 },
  endStaffSession: { input: asBody(NO_MEMBER), status: 404 },
};
