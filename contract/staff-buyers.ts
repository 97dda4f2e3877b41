import * as z from 'zod/mini';
import { IDENTITY_PROOFS } from '#domain/identity-proof.ts';
import { QUOTATION_STATES } from '#domain/quotation/quotation-state.ts';
import { downloadMyData } from './account.ts';
import { savedAddress } from './addresses.ts';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { email, id, looseId, personOrCompanyName, singleLine, version } from './fields.ts';
import { gstinCheck } from './gstin-checks.ts';
import { MAX_ORDER_SEARCH_LENGTH, MAX_PAGE_SIZE, MIN_BUYER_SEARCH_LENGTH } from './list-limits.ts';

/** The accounts of buyers, for operators, and whom the shop keeps out. */

const DEFAULT_LIMIT = 30;

const account = looseId('The buyer is required.');
const reason = singleLine('A reason', 500);

const listedBuyer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** '' until a phone number is verified. */
  phone: z.string(),
  createdAt: z.string(),
  request_count: z.number(),
  last_request_at: z.nullable(z.string()),
  /** Of the latest quote requests. */
  firms: z.array(z.string()),
  gstins: z.array(z.string()),
  is_blocked: z.boolean(),
  /** Whether it is part of another account. */
  is_merged: z.boolean(),
});
export type WireListedBuyer = z.output<typeof listedBuyer>;

/** Another account that may be of the same person or firm. */
export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  same: z.enum(['gstin', 'phone']),
});

const buyer = z.object({
  ...listedBuyer.shape,
  version: z.number(),
  /** The last look at gst.gov.in for each GSTIN that has been looked up. */
  gstin_checks: z.array(gstinCheck),
  /** When the terms and the privacy policy were agreed to; null when it was not recorded. */
  agreed_at: z.nullable(z.string()),
  blocked: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** The account that this one is part of. */
  merged_into: z.nullable(z.object({ id: z.string(), email: z.string() })),
  merged_accounts: z.array(z.object({ id: z.string(), email: z.string() })),
  /** Whether the address or its domain is blocked, beside the account. */
  is_email_blocked: z.boolean(),
  /** The last time that the address refused a mail. */
  mail_refusal: z.nullable(z.object({ at: z.string(), reply: z.string() })),
  /** The latest ones. */
  requests: z.array(
    z.object({
      id: z.string(),
      estimate_number: z.string(),
      createdAt: z.string(),
      state: z.enum(QUOTATION_STATES),
      total: z.nullable(z.number()),
    }),
  ),
  accepted_count: z.number(),
  /** Of all accepted quotations, in rupees with GST. */
  accepted_total: z.number(),
  sessions: z.array(
    z.object({ id: z.string(), device: z.string(), createdAt: z.string(), expiresAt: z.string() }),
  ),
  addresses: z.array(savedAddress),
  /** Other accounts that have the same GSTIN or phone number. */
  duplicates: z.array(duplicate),
});
export type WireBuyer = z.output<typeof buyer>;

const changed = z.object({ result: buyer });

export const listBuyers = defineCall({
  summary: 'Buyers, newest first.',
  method: 'GET',
  path: '/api/staff/buyers',
  auth: 'staff',
  may: 'buyers:read',
  query: z.object({
    /** In a name, firm, e-mail address, phone number or GSTIN. */
    q: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(MIN_BUYER_SEARCH_LENGTH, `Please type at least ${MIN_BUYER_SEARCH_LENGTH} characters.`),
          z.maxLength(MAX_ORDER_SEARCH_LENGTH),
        ),
    ),
    blocked: z.optional(z.enum(['yes'])),
    /** The last one of the page before. */
    after: z.optional(looseId()),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  /** `next` is what to send as `after`; null at the end. */
  reply: z.object({ buyers: z.array(listedBuyer), next: z.nullable(z.string()) }),
});

export const getBuyer = defineCall({
  summary: 'A buyer with orders so far, sessions and accounts that may be of the same person.',
  method: 'GET',
  path: '/api/staff/buyer/{account}',
  auth: 'staff',
  may: 'buyers:read',
  params: z.object({ account: id }),
  reply: changed,
});

export const changeBuyer = defineCall({
  summary:
    'Corrects a buyer’s name or e-mail address, which needs two proofs of the buyer. The former address gets a mail.',
  method: 'POST',
  path: '/api/staff/buyer/change',
  auth: 'staff',
  may: 'buyers:write',
  needsProof: true,
  body: z.object({
    account,
    version: z.optional(version),
    name: z.optional(personOrCompanyName('Name', 100)),
    email: z.optional(email),
    /** With another e-mail address: how the buyer has proved that the account is theirs. */
    proofs: z.optional(z.array(z.enum(IDENTITY_PROOFS))),
  }),
  reply: changed,
});

export const blockBuyer = defineCall({
  summary: 'Blocks a buyer, who is logged out everywhere and cannot log in.',
  method: 'POST',
  path: '/api/staff/buyer/block',
  auth: 'staff',
  may: 'buyers:write',
  body: z.object({ account, reason }),
  reply: changed,
});

export const unblockBuyer = defineCall({
  summary: 'Unblocks a buyer.',
  method: 'POST',
  path: '/api/staff/buyer/unblock',
  auth: 'staff',
  may: 'buyers:write',
  body: z.object({ account }),
  reply: changed,
});

export const endBuyerSessions = defineCall({
  summary: 'Logs a buyer out: of all browsers, or of one.',
  method: 'POST',
  path: '/api/staff/buyer/end-sessions',
  auth: 'staff',
  may: 'buyers:write',
  body: z.object({ account, session: z.optional(looseId()) }),
  reply: changed,
});

export const mergeBuyers = defineCall({
  summary: 'Joins two accounts of one person. Everything goes to the second one. This cannot be undone.',
  method: 'POST',
  path: '/api/staff/buyer/merge',
  auth: 'staff',
  may: 'buyers:write',
  needsProof: true,
  body: z.object({ from: account, into: account }),
  reply: changed,
});

export const getBuyerData = defineCall({
  summary: 'Everything the shop stores about a buyer, as the buyer can download it.',
  method: 'GET',
  path: '/api/staff/buyer-data/{account}',
  auth: 'staff',
  may: 'exports:read',
  needsProof: true,
  isStreamed: true,
  params: z.object({ account: id }),
  reply: downloadMyData.reply,
});

export const eraseBuyer = defineCall({
  summary: 'Deletes a buyer’s account permanently. Orders are kept without a name.',
  method: 'POST',
  path: '/api/staff/buyer/erase',
  auth: 'staff',
  may: 'buyers:write',
  needsProof: true,
  body: z.object({
    account,
    /** The account's e-mail address, typed to confirm it. */
    email,
  }),
  reply: z.object({}),
});
