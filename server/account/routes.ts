import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import type { Limits } from '#server/http/limits.ts';
import { activate } from './activate.ts';
import { changePassword } from './change-password.ts';
import { collectMyData } from './collect-my-data.ts';
import { deleteAccount } from './delete-account.ts';
import { forgetPassword } from './forget-password.ts';
import { logIn } from './log-in.ts';
import { inLine } from './password-line.ts';
import { register } from './register.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, listSessions, logOut } from './sessions.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(
  database: Database,
  limits: Limits,
  hasSmsGateway: boolean,
): HandlersOf<
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
    register: inLine(async ({ body }, { address }) => {
      await limits.spend('registration from an address', address);
      await limits.spend('registration of an e-mail', body.email);
      return { msg: await register(database, body) };
    }),
    activateAccount: async ({ body }, { address }) => {
      await limits.spend('link tried from an address', address);
      return { msg: await activate(database, body.activation_token) };
    },
    logIn: inLine(async ({ body, headers }, { address }) => {
      await limits.spend('login from an address', address);
      await limits.spend('login from an address to an account', address, body.email);
      const reply = await logIn(database, body.email, body.password, headers['user-agent'] ?? '');
      await limits.forgive('login from an address to an account', address, body.email);
      return reply;
    }),
    forgetPassword: async ({ body }, { address }) => {
      await limits.spend('forgotten password from an address', address);
      await limits.spend('forgotten password of an e-mail', body.email);
      return { msg: await forgetPassword(database, body.email) };
    },
    resetPassword: inLine(async ({ body, headers }, { address }) => {
      await limits.spend('link tried from an address', address);
      return { msg: await resetPassword(database, headers.authorization, body.password) };
    }),
    logOut: async (_, { token }) => ({ msg: await logOut(database, token) }),
    changePassword: inLine(async ({ body }, { buyer, token }) => {
      await limits.spend('password confirmed by an account', buyer.id);
      const change = { token, currentPassword: body.current_password, newPassword: body.password };
      return { msg: await changePassword(database, buyer, change) };
    }),
    listSessions: async (_, { buyer, token }) => ({ result: await listSessions(database, buyer, token) }),
    endSession: async ({ body }, { buyer }) => ({ msg: await endSession(database, buyer, body.session_id) }),
    downloadMyData: async (_, { buyer }) => ({ result: await collectMyData(database, buyer) }),
    deleteAccount: inLine(async ({ body }, { buyer }) => {
      await limits.spend('password confirmed by an account', buyer.id);
      return { msg: await deleteAccount(database, buyer, body.password) };
    }),
    verifySession: async (_, { buyer }) => ({
      userInfo: { name: buyer.name, email: buyer.email, phone: buyer.phone ?? '' },
    }),
    requestPhoneCode: async ({ body }, { buyer, address }) => {
      await limits.spend('phone code from an address', address);
      if (buyer) await limits.spend('phone code for an account', buyer.id);
      return requestPhoneCode(database, buyer, body.phonenumber, hasSmsGateway);
    },
    updateProfile: async ({ body }, { buyer }) => ({ msg: await updateProfile(database, buyer, body) }),
  };
}
