import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { type Call, defineCall } from './call.ts';
import { looseId, personOrCompanyName } from './fields.ts';
import { KEY_PERMISSIONS, type StaffPermission } from './staff-permissions.ts';

/** API keys, with which other software makes calls of operators. Operators look after them. */

/** What every key begins with: programs that look for published secrets find it. */
export const API_KEY_PREFIX = 'uh_';
/** Longer than the token of a session, which could begin like that by chance. */
export const API_KEY_PATTERN = /^uh_[\w-]{43}$/;

/** Whether a program with an API key can be allowed to make the call. Nobody can be asked for a proof then. */
export function isForKeys({ auth, may, needsProof, isPersonal }: Call): boolean {
  const permissions: readonly (StaffPermission | undefined)[] = KEY_PERMISSIONS;
  return auth === 'staff' && permissions.includes(may) && !needsProof && !isPersonal;
}

const NO_PERMISSION = 'Please choose at least one permission.';

/** What an owner decides about a key. The command line has the same rules. */
export const newApiKey = z.object({
  name: personOrCompanyName('The name', 60),
  permissions: z
    .array(z.enum(KEY_PERMISSIONS, 'A key cannot have this permission.'), NO_PERMISSION)
    .check(z.minLength(1, NO_PERMISSION), z.maxLength(KEY_PERMISSIONS.length)),
  /** The last day on which it works, at most a year from today. */
  expires_on: z
    .string('The last day is required.')
    .check(z.refine(isIsoDay, 'The last day must be a day such as 2027-03-31.')),
});
export type WireNewApiKey = z.output<typeof newApiKey>;

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(z.string()),
  made_by: z.string(),
  made_at: z.string(),
  expires_at: z.string(),
  /** To the minute; null while it was never used. */
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
  /** `active` is the only state in which it works. */
  state: z.enum(['active', 'expired', 'revoked']),
});
export type WireApiKey = z.output<typeof apiKey>;

export const listApiKeys = defineCall({
  summary: 'All API keys, those that work first.',
  method: 'GET',
  path: '/api/staff/api-keys',
  auth: 'staff',
  may: 'staff:write',
  reply: z.object({ keys: z.array(apiKey) }),
});

export const addApiKey = defineCall({
  summary: 'Creates an API key for other software. The key itself is in this response only.',
  method: 'POST',
  path: '/api/staff/api-key/add',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: newApiKey,
  reply: z.object({ key: z.string() }),
});

export const revokeApiKey = defineCall({
  summary: 'Ends an API key. The next call with it is refused.',
  method: 'POST',
  path: '/api/staff/api-key/revoke',
  auth: 'staff',
  may: 'staff:write',
  needsProof: true,
  body: z.object({ id: looseId('The key is required.') }),
  reply: z.object({}),
});
