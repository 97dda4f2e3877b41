import type { Database } from '#server/database/connect.ts';
import type { HandlersOf } from '#server/http/handlers.ts';
import { activate } from './activate.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { logOut } from './sessions.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes(
  database: Database,
): HandlersOf<
  'register' | 'activateAccount' | 'logIn' | 'logOut' | 'verifySession' | 'requestPhoneCode' | 'updateProfile'
> {
  return {
    register: async ({ body }) => ({ msg: await register(database, body) }),
    activateAccount: async ({ body }) => ({ msg: await activate(database, body.activation_token) }),
    logIn: ({ body }) => logIn(database, body.email, body.password),
    logOut: async (_, { token }) => ({ msg: await logOut(database, token) }),
    verifySession: async (_, { buyer }) => ({
      userInfo: { name: buyer.name, email: buyer.email, phone: buyer.phone ?? '' },
    }),
    requestPhoneCode: ({ body }, { buyer }) => requestPhoneCode(database, buyer, body.phonenumber),
    updateProfile: async ({ body }, { buyer }) => ({ msg: await updateProfile(database, buyer, body) }),
  };
}
