import { addStaffMember, changeRole, removeStaffMember } from '#server/features/admin/change-staff.ts';
import { createStaffLink, staffLinkUrl } from '#server/features/admin/create-staff-link.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { deleteStaffSessions, selectSessionsByStaff } from '#server/features/admin/staff-session-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { createEndedDeskCookie } from '#server/platform/http/desk-cookie.ts';
import type { FeatureHandlers, StaffMember } from '#server/platform/http/handlers.ts';
import type { AccessDependencies } from './access-dependencies.ts';
import {
  addPasskey,
  confirmTotp,
  endMySession,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from './change-my-access.ts';
import { lockForChange } from './change-staff-member.ts';
import { listStaff } from './list-staff.ts';
import { logInWithCode, logInWithPasskey } from './log-in.ts';
import { createPasskeyOptions, createSignatureOptions } from './passkeys.ts';
import { presentMember, presentPasskey, presentStaffSession } from './presenter.ts';
import { countRecoveryCodes, selectPasskeys, selectTotp } from './proof-queries.ts';
import { proveWithCode, proveWithPasskey } from './prove-again.ts';
import { getLinkedMember, setUpPasskeyByLink, setUpTotpByLink, startTotpByLink } from './set-up-by-link.ts';

/** The calls by which operators get to the desk and prove who they are. */
function loginRoutes(
  dependencies: AccessDependencies,
): FeatureHandlers<
  | 'startDeskLogin'
  | 'logInWithPasskey'
  | 'logInWithCode'
  | 'getDeskSession'
  | 'logOutOfDesk'
  | 'startProof'
  | 'proveWithPasskey'
  | 'proveWithCode'
> {
  const { database, limits, brand } = dependencies;
  return {
    startDeskLogin: async (_, { clientIp }) => {
      await limits.consume('desk login from an address', clientIp);
      return { options: await createSignatureOptions(dependencies, null) };
    },
    logInWithPasskey: async ({ body, headers }, { clientIp }) => {
      await limits.consume('desk login from an address', clientIp);
      const client = toClient(clientIp, headers);
      return {
        cookie: await logInWithPasskey(dependencies, body.credential, client),
        msg: 'You are logged in.',
      };
    },
    logInWithCode: async ({ body, headers }, { clientIp }) => {
      await limits.consume('desk login from an address', clientIp);
      const client = toClient(clientIp, headers);
      return { cookie: await logInWithCode(dependencies, body, client), msg: 'You are logged in.' };
    },
    getDeskSession: async (_, { staff: { id, name, role, permissions } }) => ({
      name,
      role,
      permissions: [...permissions],
      brand_name: (await getBrand(database, brand)).name,
      has_passkey: (await selectPasskeys(database, id)).length > 0,
      has_totp: Boolean((await selectTotp(database, id))?.secret),
    }),
    logOutOfDesk: async (_, { staff, clientIp }) => {
      await endMySession({ ...dependencies, staff, address: clientIp }, staff.sessionId);
      return { cookie: createEndedDeskCookie(), msg: 'You are logged out.' };
    },
    startProof: async (_, { staff }) => ({ options: await createSignatureOptions(dependencies, staff.id) }),
    proveWithPasskey: async ({ body }, { staff, clientIp }) => {
      await proveWithPasskey(dependencies, staff, body.credential, clientIp);
      return { msg: 'Thank you.' };
    },
    proveWithCode: async ({ body }, { staff, clientIp }) => {
      await proveWithCode(dependencies, staff, body.code, clientIp);
      return { msg: 'Thank you.' };
    },
  };
}

/** The calls by which a link leads to the desk for the first time. */
function linkRoutes(
  dependencies: AccessDependencies,
): FeatureHandlers<
  'readStaffLink' | 'startPasskeyByLink' | 'setUpPasskeyByLink' | 'startTotpByLink' | 'setUpTotpByLink'
> {
  const { database, limits, brand } = dependencies;
  const countTry = (address: string) => limits.consume('link tried from an address', address);
  return {
    readStaffLink: async ({ body }, { clientIp }) => {
      await countTry(clientIp);
      const { name, role } = await getLinkedMember(database, body.token);
      return { name, role, brand_name: (await getBrand(database, brand)).name };
    },
    startPasskeyByLink: async ({ body }, { clientIp }) => {
      await countTry(clientIp);
      const member = await getLinkedMember(database, body.token);
      return { options: await createPasskeyOptions(dependencies, member) };
    },
    setUpPasskeyByLink: async ({ body, headers }, { clientIp }) => {
      await countTry(clientIp);
      const client = toClient(clientIp, headers);
      const { codes, cookie } = await setUpPasskeyByLink(dependencies, body.token, body, client);
      return { cookie, recovery_codes: codes };
    },
    startTotpByLink: async ({ body }, { clientIp }) => {
      await countTry(clientIp);
      return startTotpByLink(dependencies, body.token);
    },
    setUpTotpByLink: async ({ body, headers }, { clientIp }) => {
      await countTry(clientIp);
      const client = toClient(clientIp, headers);
      const { codes, cookie } = await setUpTotpByLink(dependencies, body.token, body.code, client);
      return { cookie, recovery_codes: codes };
    },
  };
}

/** What operators change of their own access. */
function myAccessRoutes(
  dependencies: AccessDependencies,
): FeatureHandlers<
  | 'getMyAccess'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'
  | 'endMyStaffSession'
> {
  const { database } = dependencies;
  const toChange = ({ staff, clientIp }: { staff: StaffMember; clientIp: string }) => ({
    ...dependencies,
    staff,
    address: clientIp,
  });
  return {
    getMyAccess: async (_, { staff }) => {
      const totp = await selectTotp(database, staff.id);
      return {
        passkeys: (await selectPasskeys(database, staff.id)).map(presentPasskey),
        ...(totp?.confirmedAt && { totp_since: totp.confirmedAt.toISOString() }),
        recovery_codes_left: await countRecoveryCodes(database, staff.id),
        sessions: (await selectSessionsByStaff(database, staff.id)).map((session) =>
          presentStaffSession(session, staff.sessionId),
        ),
      };
    },
    startPasskey: async (_, caller) => ({ options: await startPasskey(toChange(caller)) }),
    addPasskey: async ({ body }, caller) => {
      await addPasskey(toChange(caller), body);
      return { msg: 'The passkey is set up.' };
    },
    removePasskey: async ({ body }, caller) => {
      await removePasskey(toChange(caller), body.id);
      return { msg: 'The passkey is removed.' };
    },
    startTotp: (_, caller) => startTotp(toChange(caller)),
    confirmTotp: async ({ body }, caller) => {
      await confirmTotp(toChange(caller), body.code);
      return { msg: 'The authenticator app is set up.' };
    },
    removeTotp: async (_, caller) => {
      await removeTotp(toChange(caller));
      return { msg: 'The authenticator app is removed.' };
    },
    renewRecoveryCodes: async (_, caller) => ({ recovery_codes: await renewRecoveryCodes(toChange(caller)) }),
    endMyStaffSession: async ({ body }, caller) => {
      await endMySession(toChange(caller), body.id);
      return { msg: 'The session has ended.' };
    },
  };
}

/** The calls by which an owner leads the staff. */
function staffRoutes({
  database,
  deskUrl,
}: AccessDependencies): FeatureHandlers<
  'listStaff' | 'addStaff' | 'changeStaff' | 'removeStaff' | 'makeStaffLink' | 'endStaffSession'
> {
  const run = <Result>(staff: StaffMember, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  return {
    listStaff: async () => ({ staff: (await listStaff(database)).map(presentMember) }),
    addStaff: async ({ body }, { staff }) => {
      const added = await run(staff, (transaction) => addStaffMember(transaction, body.name, body.role));
      return { link: staffLinkUrl(deskUrl, added.linkToken) };
    },
    changeStaff: async ({ body }, { staff }) => {
      const { name } = await run(staff, async (transaction) => {
        const member = await lockForChange(transaction, body.id, body.version);
        await changeRole(transaction, member.id, body.role);
        return member;
      });
      return { msg: `${name} has the role “${body.role}” now.` };
    },
    removeStaff: async ({ body }, { staff }) => {
      const { name } = await run(staff, async (transaction) => {
        const member = await lockForChange(transaction, body.id, body.version);
        await removeStaffMember(transaction, member.id);
        return member;
      });
      return { msg: `${name} is removed.` };
    },
    makeStaffLink: async ({ body }, { staff }) => {
      const token = await run(staff, async (transaction) => {
        const member = await lockForChange(transaction, body.id);
        return createStaffLink(transaction, member.id);
      });
      return { link: staffLinkUrl(deskUrl, token) };
    },
    endStaffSession: async ({ body }, { staff }) => {
      const { name } = await run(staff, async (transaction) => {
        const member = await lockForChange(transaction, body.id);
        await deleteStaffSessions(transaction, member.id);
        return member;
      });
      return { msg: `${name} is logged out everywhere.` };
    },
  };
}

export function staffAccessRoutes(dependencies: AccessDependencies) {
  return {
    ...loginRoutes(dependencies),
    ...linkRoutes(dependencies),
    ...myAccessRoutes(dependencies),
    ...staffRoutes(dependencies),
  };
}

function toClient(address: string, headers: { 'user-agent'?: string | undefined }) {
  return { address, device: headers['user-agent'] ?? '' };
}
