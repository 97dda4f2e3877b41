import type { Brand } from '#domain/brand.ts';
import { selectSealing } from '#server/features/sealed-copies/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import type { RateLimits } from '#server/platform/http/rate-limits.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';
import { activateAccount } from './activate-account.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkActivation } from './check-activation.ts';
import { collectBuyerData } from './collect-buyer-data.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { forgetPassword } from './forget-password.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { withPasswordQueue } from './password-queue.ts';
import { presentMyData, presentSession } from './presenter.ts';
import { register } from './register.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';

type AccountSettings = {
  brand: Brand;
  /** In trial mode every browser activates an account without its password. */
  isTrial: boolean;
  /** Undefined without an SMS gateway: responses contain the phone codes. */
  smsPerDay: number | undefined;
};

export function accountRoutes(
  database: Database,
  limits: RateLimits,
  { brand, isTrial, smsPerDay }: AccountSettings,
): FeatureHandlers<
  | 'register'
  | 'checkActivation'
  | 'activateAccount'
  | 'logIn'
  | 'forgetPassword'
  | 'resetPassword'
  | 'logOut'
  | 'changePassword'
  | 'changeEmail'
  | 'confirmEmail'
  | 'listSessions'
  | 'getDeletionTerms'
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
      return { msg: await register(database, limits, brand, { ...body, deviceSecret: body.device_secret }) };
    }),
    checkActivation: withPasswordQueue(async ({ body }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      const { activation_token: token, device_secret: deviceSecret, password } = body;
      const check = await checkActivation(database, { token, deviceSecret, password, isTrial });
      return { email: check.email, needs_password: check.needsPassword };
    }),
    activateAccount: async ({ body }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      return { msg: await activateAccount(database, body.activation_token, body.device_secret) };
    },
    logIn: withPasswordQueue(async ({ body, headers }, { clientIp }) => {
      await limits.consume('login from an address', clientIp);
      await limits.consume('login from an address to an account', clientIp, body.email);
      const accessToken = await logIn(database, limits, {
        email: body.email,
        password: body.password,
        userAgent: headers['user-agent'] ?? '',
        deviceSecret: body.device_secret,
      });
      await limits.reset('login from an address to an account', clientIp, body.email);
      return { access_token: accessToken, msg: 'Login Successfully Done' };
    }),
    forgetPassword: async ({ body }, { clientIp }) => {
      await limits.consume('forgotten password from an address', clientIp);
      await limits.consume('forgotten password of an e-mail', body.email);
      return { msg: await forgetPassword(database, body.email) };
    },
    resetPassword: withPasswordQueue(async ({ body, headers }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      return { msg: await resetPassword(database, brand, headers.authorization, body.password) };
    }),
    logOut: async (_, { buyer, token }) => ({ msg: await logOut(database, buyer, token) }),
    changePassword: withPasswordQueue(async ({ body }, { buyer, token }) => {
      await limits.consume('password confirmed by an account', buyer.id);
      const change = { token, currentPassword: body.current_password, newPassword: body.password };
      return { msg: await changePassword(database, brand, buyer, change) };
    }),
    changeEmail: withPasswordQueue(async ({ body }, { buyer }) => {
      await limits.consume('password confirmed by an account', buyer.id);
      await limits.consume('e-mail change by an account', buyer.id);
      await limits.consume('registration of an e-mail', body.email);
      const { email, password, device_secret: deviceSecret } = body;
      return { msg: await changeEmail(database, buyer, { email, password, deviceSecret }) };
    }),
    confirmEmail: withPasswordQueue(async ({ body }, { clientIp }) => {
      await limits.consume('link tried from an address', clientIp);
      const { email_token: token, device_secret: deviceSecret, password } = body;
      return { email: await confirmEmail(database, { token, deviceSecret, password }) };
    }),
    listSessions: async (_, { buyer, token }) => ({
      result: (await listSessions(database, buyer, token)).map(presentSession),
    }),
    getDeletionTerms: async () => {
      const { isOn } = await selectSealing(database);
      return { sealed_copy_days: isOn ? RETENTION.sealedCopyDays : 0 };
    },
    endSession: async ({ body }, { buyer }) => ({ msg: await endSession(database, buyer, body.session_id) }),
    downloadMyData: async (_, { buyer }) => {
      await limits.consume('data download of an account', buyer.id);
      return { result: presentMyData(await collectBuyerData(database, buyer)) };
    },
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
      return requestPhoneCode(database, buyer, body.phonenumber, smsPerDay);
    },
    updateProfile: async ({ body }, { buyer }) => ({ msg: await updateProfile(database, buyer, body) }),
  };
}
