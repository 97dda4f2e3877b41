import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { activateAccount } from './activate-account.ts';
import { changePassword } from './change-password.ts';
import { collectBuyerData } from './collect-buyer-data.ts';
import { deleteAccount } from './delete-account.ts';
import { forgetPassword } from './forget-password.ts';
import { logIn } from './log-in.ts';
import { withPasswordQueue } from './password-queue.ts';
import { register } from './register.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, listSessions, logOut } from './sessions.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(
  database: Database,
  limits: RateLimits,
  hasSmsGateway: boolean,
): FeatureHandlers<
  | 'register'
  | 'activateAccount'
  | 'logIn'
  | 'forgetPassword'
  | 'resetPassword'
  | 'logOut'
  | 'changePassword'
  | 'listSessions'
  | 'endSession'
  | 'downloadMyData'
  | 'deleteAccount'
  | 'verifySession'
  | 'requestPhoneCode'
  | 'updateProfile'
> {
  return {
    register: withPasswordQueue(async ({ body }, { clientIp }) => {
      await limits.consume('registration from an address', clientIp);
      await limits.consume('registration of an e-mail', body.email);
      return { msg: await register(database, body) };
    }),
    activateAccount: async ({ body }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      return { msg: await activateAccount(database, body.activation_token) };
    },
    logIn: withPasswordQueue(async ({ body, headers }, { clientIp }) => {
      await limits.consume('login from an address', clientIp);
      await limits.consume('login from an address to an account', clientIp, body.email);
      const result = await logIn(database, body.email, body.password, headers['user-agent'] ?? '');
      await limits.reset('login from an address to an account', clientIp, body.email);
      return result;
    }),
    forgetPassword: async ({ body }, { clientIp }) => {
      await limits.consume('forgotten password from an address', clientIp);
      await limits.consume('forgotten password of an e-mail', body.email);
      return { msg: await forgetPassword(database, body.email) };
    },
    resetPassword: withPasswordQueue(async ({ body, headers }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      return { msg: await resetPassword(database, headers.authorization, body.password) };
    }),
    logOut: async (_, { token }) => ({ msg: await logOut(database, token) }),
    changePassword: withPasswordQueue(async ({ body }, { buyer, token }) => {
      await limits.consume('password confirmed by an account', buyer.id);
      const change = { token, currentPassword: body.current_password, newPassword: body.password };
      return { msg: await changePassword(database, buyer, change) };
    }),
    listSessions: async (_, { buyer, token }) => ({ result: await listSessions(database, buyer, token) }),
    endSession: async ({ body }, { buyer }) => ({ msg: await endSession(database, buyer, body.session_id) }),
    downloadMyData: async (_, { buyer }) => ({ result: await collectBuyerData(database, buyer) }),
    deleteAccount: withPasswordQueue(async ({ body }, { buyer }) => {
      await limits.consume('password confirmed by an account', buyer.id);
      return { msg: await deleteAccount(database, buyer, body.password) };
    }),
    verifySession: async (_, { buyer }) => ({
      userInfo: { name: buyer.name, email: buyer.email, phone: buyer.phone ?? '' },
    }),
    requestPhoneCode: async ({ body }, { buyer, clientIp }) => {
      await limits.consume('phone code from an address', clientIp);
      if (buyer) await limits.consume('phone code for an account', buyer.id);
      return requestPhoneCode(database, buyer, body.phonenumber, hasSmsGateway);
    },
    updateProfile: async ({ body }, { buyer }) => ({ msg: await updateProfile(database, buyer, body) }),
  };
}
