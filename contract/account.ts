import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, line, newPassword, password, phone, token } from './fields.ts';

/** `phone` is an empty text until a number has been proved. */
export const userInfo = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type WireUserInfo = z.infer<typeof userInfo>;

const done = z.object({ msg: z.string() });

export const register = call({
  summary: 'Registers a buyer; the account exists once the link in the e-mail is followed.',
  method: 'POST',
  path: '/api/user/register',
  auth: 'none',
  body: z.object({ name: line('Name', 100), email, password: newPassword }),
  reply: done,
});

export const activateAccount = call({
  summary: 'Activates an account by the token of the activation e-mail.',
  method: 'POST',
  path: '/api/user/activation',
  auth: 'none',
  body: z.object({ activation_token: token }),
  reply: done,
});

export const logIn = call({
  summary: 'Exchanges e-mail and password for an access token, valid for one day.',
  method: 'POST',
  path: '/api/user/login',
  auth: 'none',
  body: z.object({ email, password }),
  reply: z.object({ access_token: z.string(), msg: z.string() }),
});

export const logOut = call({
  summary: 'Revokes the access token.',
  method: 'POST',
  path: '/api/user/logout',
  auth: 'buyer',
  reply: done,
});

export const verifySession = call({
  summary: 'Who the access token belongs to.',
  method: 'GET',
  path: '/api/user/authVerify',
  auth: 'buyer',
  reply: z.object({ userInfo }),
});

export const requestPhoneCode = call({
  summary: 'Sends a one-time code to a phone number; in trial mode the reply carries it as `otp`.',
  method: 'POST',
  path: '/auth/opt-verify',
  auth: 'optional',
  body: z.object({ phonenumber: phone }),
  reply: z.object({ msg: z.string(), otp: z.optional(z.string()) }),
});

export const updateProfile = call({
  summary: 'Saves name and phone; a new phone number needs the code that was sent to it.',
  method: 'POST',
  path: '/api/user/updateUser',
  auth: 'buyer',
  body: z.object({
    name: line('Name', 100),
    phone: z.optional(z.union([z.literal(''), phone], 'Enter Phone No. & number should be 10 digit ')),
    otp: z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  }),
  reply: done,
});
