import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { activate } from './activate.ts';
import { changePassword } from './change-password.ts';
import { collectMyData } from './collect-my-data.ts';
import { deleteAccount } from './delete-account.ts';
import { forgetPassword } from './forget-password.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, listSessions, logOut } from './sessions.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(
  database: Database,
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
    register: async ({ body }) => ({ msg: await register(database, body) }),
    activateAccount: async ({ body }) => ({ msg: await activate(database, body.activation_token) }),
    logIn: ({ body, headers }) => logIn(database, body.email, body.password, headers['user-agent'] ?? ''),
    forgetPassword: async ({ body }) => ({ msg: await forgetPassword(database, body.email) }),
    resetPassword: async ({ body, headers }) => ({
      msg: await resetPassword(database, headers.authorization, body.password),
    }),
    logOut: async (_, { token }) => ({ msg: await logOut(database, token) }),
    changePassword: async ({ body }, { buyer, token }) => ({
      msg: await changePassword(database, buyer, token, body.current_password, body.password),
    }),
    listSessions: async (_, { buyer, token }) => ({ result: await listSessions(database, buyer, token) }),
    endSession: async ({ body }, { buyer }) => ({ msg: await endSession(database, buyer, body.session_id) }),
    downloadMyData: async (_, { buyer }) => ({ result: await collectMyData(database, buyer) }),
    deleteAccount: async ({ body }, { buyer }) => ({
      msg: await deleteAccount(database, buyer, body.password),
    }),
    verifySession: async (_, { buyer }) => ({
      userInfo: { name: buyer.name, email: buyer.email, phone: buyer.phone ?? '' },
    }),
    requestPhoneCode: ({ body }, { buyer }) => requestPhoneCode(database, buyer, body.phonenumber),
    updateProfile: async ({ body }, { buyer }) => ({ msg: await updateProfile(database, buyer, body) }),
  };
}
