import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { email, id, looseId } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** What the shop has mailed, for operators. */

const DEFAULT_LIMIT = 50;
/** `waiting` also means that it will be tried again, `given_up` that this was done too often. */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'given_up'] as const;

const mail = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** When it was last tried. */
  updatedAt: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  to: z.string(),
  subject: z.string(),
  /** What the mail server said last. */
  last_reply: z.string(),
  /** The quote request that it is about. */
  request: z.nullable(z.string()),
  estimate_number: z.nullable(z.string()),
});
export type WireMail = z.output<typeof mail>;

export const listMails = defineCall({
  summary: 'The mails of the last 90 days and their outcome, the one tried last first.',
  method: 'GET',
  path: '/api/staff/mails',
  auth: 'staff',
  may: 'mails:read',
  query: z.object({
    state: z.optional(z.enum(MAIL_STATES)),
    /** The whole address. */
    to: z.optional(email),
    /** `next` of the page before. */
    after: z.optional(id),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({ mails: z.array(mail), next: z.nullable(z.string()) }),
});

export const sendMailAgain = defineCall({
  summary:
    'Sends a mail again, written with today’s details. One with a link for its owner cannot be sent again.',
  method: 'POST',
  path: '/api/staff/mail/again',
  auth: 'staff',
  may: 'mails:write',
  body: z.object({
    mail: looseId('The mail is required.'),
    /** Only this once. */
    to: z.optional(email),
  }),
  reply: z.object({}),
});
