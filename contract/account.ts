import * as z from 'zod/mini';
import { savedAddress } from './addresses.ts';
import { defineCall } from './call.ts';
import { email, looseId, newPassword, password, phone, singleLine, token } from './fields.ts';
import { order } from './orders.ts';

/** `phone` is empty until a phone number has been verified. */
export const userInfo = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type WireUserInfo = z.infer<typeof userInfo>;

const messageReply = z.object({ msg: z.string() });

export const register = defineCall({
  summary: 'Registers a buyer. The account is created when the link in the e-mail is opened.',
  method: 'POST',
  path: '/api/user/register',
  auth: 'none',
  body: z.object({ name: singleLine('Name', 100), email, password: newPassword }),
  reply: messageReply,
});

export const activateAccount = defineCall({
  summary: 'Activates an account with the token from the activation e-mail.',
  method: 'POST',
  path: '/api/user/activation',
  auth: 'none',
  body: z.object({ activation_token: token }),
  reply: messageReply,
});

export const logIn = defineCall({
  summary: 'Exchanges e-mail and password for an access token, valid for one day.',
  method: 'POST',
  path: '/api/user/login',
  auth: 'none',
  headers: z.object({ 'user-agent': z.optional(z.string()) }),
  body: z.object({ email, password }),
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

export const endSession = defineCall({
  summary: 'Ends one of the buyer’s other sessions.',
  method: 'POST',
  path: '/api/user/endSession',
  auth: 'buyer',
  body: z.object({ session_id: looseId() }),
  reply: messageReply,
});

export const downloadMyData = defineCall({
  summary: 'Everything the shop stores about the buyer.',
  method: 'GET',
  path: '/api/user/getMyData',
  auth: 'buyer',
  reply: z.object({
    result: z.object({
      account: z.object({ name: z.string(), email: z.string(), phone: z.string(), createdAt: z.string() }),
      sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), expiresAt: z.string() })),
      addresses: z.array(savedAddress),
      orders: z.array(order),
      /** Titles of the products on the wishlist. */
      wishlist: z.array(z.string()),
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
  body: z.object({ phonenumber: phone }),
  reply: z.object({ msg: z.string(), otp: z.optional(z.string()) }),
});

export const updateProfile = defineCall({
  summary: 'Saves name and phone; a new phone number needs the code that was sent to it.',
  method: 'POST',
  path: '/api/user/updateUser',
  auth: 'buyer',
  body: z.object({
    name: singleLine('Name', 100),
    phone: z.optional(z.union([z.literal(''), phone], 'Enter Phone No. & number should be 10 digit ')),
    otp: z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  }),
  reply: messageReply,
});
