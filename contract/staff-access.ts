import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { looseId, optionalLine, personOrCompanyName, token } from './fields.ts';
import { STAFF_ROLES } from './staff-permissions.ts';

/** How operators get to the desk: sessions, passkeys, codes and links. */

const role = z.enum(STAFF_ROLES, 'Please choose a role.');
const version = z.int();

/** A part of what a browser's passkey has signed, in base64url. */
const signedPart = z.string().check(z.maxLength(16_000));
const credential = {
  id: signedPart,
  rawId: signedPart,
  type: z.literal('public-key'),
};
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: signedPart,
    attestationObject: signedPart,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: signedPart,
    authenticatorData: signedPart,
    signature: signedPart,
    userHandle: z.optional(signedPart),
  }),
});
export type WireNewPasskey = z.output<typeof newPasskey>;
export type WireSignature = z.output<typeof signedByPasskey>;
/** What the browser asks the passkey, as `@simplewebauthn/browser` takes it. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

/** Six digits of an app, or a recovery code. */
const code = z.string('Please enter a code.').check(z.trim(), z.minLength(1), z.maxLength(40));
const passkeyName = optionalLine('The name', 60);
const recoveryCodes = z.object({
  /** Shown once. */
  recovery_codes: z.array(z.string()),
});
/** For an authenticator app. */
const totpSetup = z.object({
  /** In base32, to be typed. */
  secret: z.string(),
  uri: z.string(),
  /** The rows of its QR code, with 1 for a dark module. */
  qr: z.array(z.string()),
});
const userAgent = z.object({ 'user-agent': z.optional(z.string()) });
const done = z.object({ msg: z.string() });

export const getDeskSession = defineCall({
  summary: 'Who is at the desk, and what they may do.',
  method: 'GET',
  path: '/api/staff/session',
  auth: 'staff',
  reply: z.object({
    name: z.string(),
    role,
    permissions: z.array(z.string()),
    /** Of the shop. */
    brand_name: z.string(),
    /** In what way the operator can prove again who they are, beside recovery codes. */
    has_passkey: z.boolean(),
    has_totp: z.boolean(),
  }),
});

export const startDeskLogin = defineCall({
  summary: 'What a passkey has to sign to log in to the desk. It is valid once, for five minutes.',
  method: 'POST',
  path: '/api/staff/login/start',
  auth: 'none',
  changesState: true,
  reply: passkeyOptions,
});

export const logInWithPasskey = defineCall({
  summary: 'Logs an operator in to the desk. The session is in a cookie that scripts cannot read.',
  method: 'POST',
  path: '/api/staff/login/passkey',
  auth: 'none',
  hasPriority: true,
  setsCookie: true,
  headers: userAgent,
  body: z.object({ credential: signedByPasskey }),
  reply: done,
});

export const logInWithCode = defineCall({
  summary: 'The same, with a code from an authenticator app or with a recovery code.',
  method: 'POST',
  path: '/api/staff/login/code',
  auth: 'none',
  hasPriority: true,
  setsCookie: true,
  headers: userAgent,
  body: z.object({
    name: z.string('Please enter your name.').check(z.trim(), z.minLength(1), z.maxLength(100)),
    code,
  }),
  reply: done,
});

export const logOutOfDesk = defineCall({
  summary: 'Ends the session of the desk.',
  method: 'POST',
  path: '/api/staff/logout',
  auth: 'staff',
  setsCookie: true,
  reply: done,
});

export const startProof = defineCall({
  summary: 'What a passkey has to sign to prove again who the operator is.',
  method: 'POST',
  path: '/api/staff/proof/start',
  auth: 'staff',
  reply: passkeyOptions,
});

export const proveWithPasskey = defineCall({
  summary: 'Proves again who the operator is. The proof counts for five minutes.',
  method: 'POST',
  path: '/api/staff/proof/passkey',
  auth: 'staff',
  body: z.object({ credential: signedByPasskey }),
  reply: done,
});

export const proveWithCode = defineCall({
  summary: 'The same, with a code from an authenticator app or with a recovery code.',
  method: 'POST',
  path: '/api/staff/proof/code',
  auth: 'staff',
  body: z.object({ code }),
  reply: done,
});

export const readStaffLink = defineCall({
  summary: 'The operator a link to the desk is for.',
  method: 'POST',
  path: '/api/staff/link/read',
  auth: 'none',
  body: z.object({ token }),
  reply: z.object({ name: z.string(), role, brand_name: z.string() }),
});

export const startPasskeyByLink = defineCall({
  summary: 'What a new passkey of a link’s operator has to sign.',
  method: 'POST',
  path: '/api/staff/link/passkey/start',
  auth: 'none',
  body: z.object({ token }),
  reply: passkeyOptions,
});

export const setUpPasskeyByLink = defineCall({
  summary:
    'Sets up the link’s operator with a passkey and logs them in. Former passkeys, apps, codes and sessions end, and the link too.',
  method: 'POST',
  path: '/api/staff/link/passkey',
  auth: 'none',
  setsCookie: true,
  headers: userAgent,
  body: z.object({ token, credential: newPasskey, name: passkeyName }),
  reply: recoveryCodes,
});

export const startTotpByLink = defineCall({
  summary: 'A new secret for the authenticator app of a link’s operator.',
  method: 'POST',
  path: '/api/staff/link/totp/start',
  auth: 'none',
  body: z.object({ token }),
  reply: totpSetup,
});

export const setUpTotpByLink = defineCall({
  summary:
    'Sets up the link’s operator with an authenticator app, by its first code, and logs them in. Former passkeys, apps, codes and sessions end, and the link too.',
  method: 'POST',
  path: '/api/staff/link/totp',
  auth: 'none',
  setsCookie: true,
  headers: userAgent,
  body: z.object({ token, code }),
  reply: recoveryCodes,
});

export const getMyAccess = defineCall({
  summary: 'The operator’s own passkeys, codes and sessions.',
  method: 'GET',
  path: '/api/staff/my-access',
  auth: 'staff',
  reply: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        created_at: z.string(),
        last_used_at: z.optional(z.string()),
      }),
    ),
    totp_since: z.optional(z.string()),
    recovery_codes_left: z.number(),
    sessions: z.array(
      z.object({
        id: z.string(),
        /** A program's session has a token, one of the desk is in a browser. */
        kind: z.enum(['token', 'desk']),
        device: z.string(),
        created_at: z.string(),
        last_seen_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  }),
});
export type WireMyAccess = z.output<typeof getMyAccess.reply>;

export const startPasskey = defineCall({
  summary: 'What a further passkey of the operator has to sign.',
  method: 'POST',
  path: '/api/staff/my-access/passkey/start',
  auth: 'staff',
  needsProof: true,
  reply: passkeyOptions,
});

export const addPasskey = defineCall({
  summary: 'Adds a passkey of the operator.',
  method: 'POST',
  path: '/api/staff/my-access/passkey/add',
  auth: 'staff',
  needsProof: true,
  body: z.object({ credential: newPasskey, name: passkeyName }),
  reply: done,
});

export const removePasskey = defineCall({
  summary: 'Removes a passkey of the operator, but not the last way to log in.',
  method: 'POST',
  path: '/api/staff/my-access/passkey/remove',
  auth: 'staff',
  needsProof: true,
  body: z.object({ id: signedPart }),
  reply: done,
});

export const startTotp = defineCall({
  summary: 'A new secret for the operator’s authenticator app. The former one works until the first code.',
  method: 'POST',
  path: '/api/staff/my-access/totp/start',
  auth: 'staff',
  needsProof: true,
  reply: totpSetup,
});

export const confirmTotp = defineCall({
  summary: 'Sets the operator’s authenticator app up by its first code.',
  method: 'POST',
  path: '/api/staff/my-access/totp/confirm',
  auth: 'staff',
  needsProof: true,
  body: z.object({ code }),
  reply: done,
});

export const removeTotp = defineCall({
  summary: 'Removes the operator’s authenticator app, but not the last way to log in.',
  method: 'POST',
  path: '/api/staff/my-access/totp/remove',
  auth: 'staff',
  needsProof: true,
  reply: done,
});

export const renewRecoveryCodes = defineCall({
  summary: 'Gives the operator ten new recovery codes. The former ones end.',
  method: 'POST',
  path: '/api/staff/my-access/recovery-codes',
  auth: 'staff',
  needsProof: true,
  reply: recoveryCodes,
});

export const endMyStaffSession = defineCall({
  summary: 'Ends one of the operator’s own sessions.',
  method: 'POST',
  path: '/api/staff/my-access/session/end',
  auth: 'staff',
  body: z.object({ id: looseId('The session is required.') }),
  reply: done,
});

const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  role,
  version,
  added_at: z.string(),
  removed_at: z.optional(z.string()),
  passkeys: z.number(),
  has_totp: z.boolean(),
  open_sessions: z.number(),
  /** Until when the link to the desk works that was given last. */
  link_until: z.optional(z.string()),
});
export type WireStaffMember = z.output<typeof staffMember>;

/** Leads the person to the desk once, within a day. It is shown once. */
const linked = z.object({ link: z.string() });
const member = { id: looseId('The operator is required.') };

export const listStaff = defineCall({
  summary: 'All operators, and those who were removed.',
  method: 'GET',
  path: '/api/staff/staff',
  auth: 'staff',
  may: 'staff:write',
  reply: z.object({ staff: z.array(staffMember) }),
});

export const addStaff = defineCall({
  summary: 'Adds an operator, or restores one who was removed.',
  method: 'POST',
  path: '/api/staff/staff/add',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object({ name: personOrCompanyName('The name', 100), role }),
  reply: linked,
});

export const changeStaff = defineCall({
  summary: 'Gives an operator another role, which ends their sessions. One owner must remain.',
  method: 'POST',
  path: '/api/staff/staff/change',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object({ ...member, version, role }),
  reply: done,
});

export const removeStaff = defineCall({
  summary:
    'Removes an operator, which ends their sessions, passkeys, codes and links. One owner must remain.',
  method: 'POST',
  path: '/api/staff/staff/remove',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object({ ...member, version }),
  reply: done,
});

export const makeStaffLink = defineCall({
  summary:
    'A new link to the desk for an operator who has lost the passkey, app and codes. A former link ends.',
  method: 'POST',
  path: '/api/staff/staff/link',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object(member),
  reply: linked,
});

export const endStaffSession = defineCall({
  summary: 'Ends all sessions of an operator.',
  method: 'POST',
  path: '/api/staff/staff/end-sessions',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object(member),
  reply: done,
});
