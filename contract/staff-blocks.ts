import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { looseId, singleLine } from './fields.ts';
import { BLOCKED_KINDS, MAX_PAGE_SIZE } from './list-limits.ts';

/** Whom the shop keeps out without an account. */

const DEFAULT_LIMIT = 50;

export const listBlocks = defineCall({
  summary: 'Blocked accounts, addresses, domains and GSTINs, newest first.',
  method: 'GET',
  path: '/api/staff/blocks',
  auth: 'staff',
  may: 'buyers:read',
  query: z.object({
    after: z.optional(looseId()),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({
    blocks: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['account', ...BLOCKED_KINDS]),
        /** Of an account. Of anything else only a hash is stored. */
        email: z.nullable(z.string()),
        reason: z.string(),
        blocked_at: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

export const addBlock = defineCall({
  summary: 'Blocks an e-mail address without an account, a domain or a GSTIN. Only its hash is stored.',
  method: 'POST',
  path: '/api/staff/block/add',
  auth: 'staff',
  may: 'buyers:write',
  body: z.object({
    kind: z.enum(BLOCKED_KINDS),
    value: singleLine('What to block', 254),
    reason: singleLine('A reason', 500),
    /** Needed for a domain where many people have addresses. */
    is_certain: z.optional(z.boolean()),
  }),
  reply: z.object({}),
});

export const removeBlock = defineCall({
  summary: 'Removes a block.',
  method: 'POST',
  path: '/api/staff/block/remove',
  auth: 'staff',
  may: 'buyers:write',
  body: z.object({
    /** Its id, or what was blocked. */
    block: singleLine('What to unblock', 254),
  }),
  reply: z.object({}),
});
