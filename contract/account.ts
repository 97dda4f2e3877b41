import * as z from 'zod/mini';
import { savedAddress } from './addresses.ts';
import { defineCall } from './call.ts';
import {
  describeMobileProblem,
  deviceSecret,
  email,
  looseId,
  mobilePhone,
  newPassword,
  PHONE_MESSAGE,
  password,
  personOrCompanyName,
  token,
} from './fields.ts';
import { order } from './orders.ts';
import { requestFile } from './request-files.ts';

/** `phone` is empty until a phone number has been verified. */
export const userInfo = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type WireUserInfo = z.infer<typeof userInfo>;

const messageReply = z.object({ msg: z.string() });

export const register = defineCall({
  summary: 'Registers a buyer. The account is created when the link in the e-mail is opened.',
  method: 'POST',
  path: '/api/user/register',
  auth: 'none',
  body: z.object({
    name: personOrCompanyName('Name', 100),
    email,
    password: newPassword,
    device_secret: deviceSecret,
  }),
  reply: messageReply,
});

export const checkActivation = defineCall({
  summary:
    'Which e-mail address an activation link belongs to, and whether the registration’s password is needed here.',
  method: 'POST',
  path: '/api/user/checkActivation',
  auth: 'none',
  body: z.object({ activation_token: token, device_secret: deviceSecret, password: z.optional(password) }),
  reply: z.object({ email: z.string(), needs_password: z.boolean() }),
});

export const activateAccount = defineCall({
  summary: 'Activates an account with the token from the activation e-mail.',
  method: 'POST',
  path: '/api/user/activation',
  auth: 'none',
  body: z.object({ activation_token: token, device_secret: deviceSecret }),
  reply: messageReply,
});

export const logIn = defineCall({
  summary: 'Exchanges e-mail and password for an access token, valid for one day.',
  method: 'POST',
  path: '/api/user/login',
  auth: 'none',
  hasPriority: true,
  headers: z.object({ 'user-agent': z.optional(z.string()) }),
  body: z.object({ email, password, device_secret: deviceSecret }),
  reply: z.object({ access_token: z.string(), msg: z.string() }),
});

export const forgetPassword = defineCall({
  summary: 'Sends a link to set a new password. The response is the same for every address.',
  method: 'POST',
  path: '/api/user/forgetPassword',
  auth: 'none',
  body: z.object({ email }),
  reply: messageReply,
});

export const resetPassword = defineCall({
  summary: 'Sets a new password with the token from the e-mailed link, and ends all sessions.',
  method: 'POST',
  path: '/api/user/resetPassword',
  auth: 'none',
  headers: z.object({
    /** The token from the password-reset link, not an access token. */
    authorization: token,
  }),
  body: z.object({ password: newPassword }),
  reply: messageReply,
});

export const changePassword = defineCall({
  summary: 'Sets a new password, and ends all other sessions.',
  method: 'POST',
  path: '/api/user/changePassword',
  auth: 'buyer',
  body: z.object({ current_password: password, password: newPassword }),
  reply: messageReply,
});

export const changeEmail = defineCall({
  summary: 'Sends a link to a new e-mail address. The response is the same for every address.',
  method: 'POST',
  path: '/api/user/changeEmail',
  auth: 'buyer',
  body: z.object({ email, password, device_secret: deviceSecret }),
  reply: messageReply,
});

export const confirmEmail = defineCall({
  summary:
    'Changes the e-mail address with the token from the link mailed to the new one. Outside the browser that asked for it, it needs the password.',
  method: 'POST',
  path: '/api/user/confirmEmail',
  auth: 'none',
  body: z.object({ email_token: token, device_secret: deviceSecret, password: z.optional(password) }),
  reply: z.object({ email: z.string() }),
});

export const listSessions = defineCall({
  summary: 'The buyer’s sessions, newest first.',
  method: 'GET',
  path: '/api/user/getSessions',
  auth: 'buyer',
  reply: z.object({
    result: z.array(
      z.object({
        _id: z.string(),
        device: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const getDeletionTerms = defineCall({
  summary:
    'For how many days a sealed copy of the buyer’s data is kept after the account is deleted; 0 for none.',
  method: 'GET',
  path: '/api/user/deletionTerms',
  auth: 'buyer',
  reply: z.object({ sealed_copy_days: z.number() }),
});

export const endSession = defineCall({
  summary: 'Ends one of the buyer’s other sessions.',
  method: 'POST',
  path: '/api/user/endSession',
  auth: 'buyer',
  body: z.object({ session_id: looseId() }),
  reply: messageReply,
});

/** A row as it is stored. */
const storedRow = z.record(z.string(), z.unknown());

export const downloadMyData = defineCall({
  summary: 'Everything the shop stores about the buyer.',
  method: 'GET',
  path: '/api/user/getMyData',
  auth: 'buyer',
  isStreamed: true,
  reply: z.object({
    result: z.object({
      account: z.object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        createdAt: z.string(),
        /** When the buyer agreed to the terms and the privacy policy, and the SHA-256 of both; '' if not recorded. */
        agreedAt: z.string(),
        policyVersion: z.string(),
      }),
      /** The buyer's accounts that the operator has joined with this one. */
      merged_accounts: z.array(
        z.object({
          name: z.string(),
          email: z.string(),
          createdAt: z.string(),
          agreedAt: z.string(),
          policyVersion: z.string(),
        }),
      ),
      sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), expiresAt: z.string() })),
      /** Logins, failed logins and changes of the account, newest first, at most 10,000. */
      security_events: z.array(z.object({ event: z.string(), createdAt: z.string() })),
      addresses: z.array(savedAddress),
      orders: z.array(order),
      /** Every revision of the estimates as it was sent, by estimate, newest estimate first; amounts are in paise. */
      estimates: z.array(
        z.object({
          revision: z.number(),
          made_by: z.enum(['buyer', 'operator', 'system']),
          createdAt: z.string(),
          document: z.record(z.string(), z.unknown()),
        }),
      ),
      /**
       * What followed each quote request, newest request first: steps, counter-offers, acceptances, messages of both
       * sides, links, shipments and returns. Notes of operators among themselves are not part of it. Amounts are in
       * paise.
       */
      conversations: z.array(
        z.object({
          estimate_number: z.string(),
          state: z.string(),
          steps: z.array(storedRow),
          counter_offers: z.array(storedRow),
          acceptances: z.array(storedRow),
          messages: z.array(storedRow),
          links: z.array(storedRow),
          shipments: z.array(storedRow),
          returns: z.array(storedRow),
        }),
      ),
      /**
       * Files sent with quote requests or messages, or uploaded and not sent yet. The files themselves: call
       * `fetchFile`.
       */
      files: z.array(z.object({ ...requestFile.shape, sha256: z.string(), is_sent: z.boolean() })),
      /** The products in the account's cart: titles or, if one has left the catalogue, its id. */
      cart: z.array(z.object({ product: z.string(), quantity: z.number() })),
      /**
       * The buyer's own lists, with products as in the cart and the unit where another one is wanted; `remark` may be
       * ''.
       */
      saved_lists: z.array(
        z.object({
          name: z.string(),
          changedAt: z.string(),
          lines: z.array(
            z.object({
              product: z.string(),
              quantity: z.number(),
              unit: z.optional(z.string()),
              remark: z.string(),
            }),
          ),
        }),
      ),
      /** Titles of the products on the wishlist. */
      wishlist: z.array(z.string()),
      /** Contact messages that were left with the verified phone number. */
      messages: z.array(
        z.object({
          name: z.string(),
          phone: z.string(),
          /** '' when none was given. */
          email: z.string(),
          message: z.string(),
          createdAt: z.string(),
        }),
      ),
      /**
       * Mails to the account's address, newest first, at most 10,000; `state` is sent, waiting, refused or given up.
       */
      mails: z.array(z.object({ subject: z.string(), state: z.string(), createdAt: z.string() })),
      /** What the shop has looked up at gst.gov.in about the GSTINs of quote requests, newest first. */
      gstin_checks: z.array(z.object({ gstin: z.string(), status: z.string(), createdAt: z.string() })),
    }),
  }),
});

export const deleteAccount = defineCall({
  summary: 'Deletes the account and its data. Orders are kept without personal data.',
  method: 'POST',
  path: '/api/user/deleteAccount',
  auth: 'buyer',
  body: z.object({ password }),
  reply: messageReply,
});

export const logOut = defineCall({
  summary: 'Revokes the access token.',
  method: 'POST',
  path: '/api/user/logout',
  auth: 'buyer',
  reply: messageReply,
});

export const verifySession = defineCall({
  summary: 'The buyer to whom the access token belongs.',
  method: 'GET',
  path: '/api/user/authVerify',
  auth: 'buyer',
  reply: z.object({ userInfo }),
});

export const requestPhoneCode = defineCall({
  summary: 'Sends a one-time code to a phone number; in trial mode the response contains it as `otp`.',
  method: 'POST',
  path: '/auth/opt-verify',
  auth: 'optional',
  body: z.object({
    phonenumber: z.pipe(
      z.pipe(z.union([z.string(), z.number()], PHONE_MESSAGE), z.transform(String)),
      mobilePhone,
    ),
  }),
  reply: z.object({ msg: z.string(), otp: z.optional(z.string()) }),
});

export const updateProfile = defineCall({
  summary: 'Saves name and phone; a new phone number needs the code that was sent to it.',
  method: 'POST',
  path: '/api/user/updateUser',
  auth: 'buyer',
  body: z.object({
    name: personOrCompanyName('Name', 100),
    phone: z.optional(
      z.union([z.literal(''), mobilePhone], { error: ({ input }) => describeMobileProblem(String(input)) }),
    ),
    otp: z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  }),
  reply: messageReply,
});
