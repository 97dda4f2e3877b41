import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { id, looseId } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** Messages of the contact form, for operators. */

const DEFAULT_LIMIT = 50;

const contactMessage = z.object({
  id: z.string(),
  createdAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  message: z.string(),
  /** Null until somebody has dealt with it. */
  doneAt: z.nullable(z.string()),
});
export type WireContactMessage = z.output<typeof contactMessage>;

export const listContactMessages = defineCall({
  summary: 'Messages of the contact form, oldest first: these people have waited longest.',
  method: 'GET',
  path: '/api/staff/messages',
  auth: 'staff',
  may: 'messages:read',
  query: z.object({
    /** With those that are done. */
    all: z.optional(z.literal('yes')),
    /** `next` of the page before. */
    after: z.optional(id),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({ messages: z.array(contactMessage), next: z.nullable(z.string()) }),
});

const target = z.object({ message: looseId('The message is required.') });

export const markMessageDone = defineCall({
  summary: 'Marks a message as done.',
  method: 'POST',
  path: '/api/staff/message/done',
  auth: 'staff',
  may: 'messages:write',
  body: target,
  reply: z.object({}),
});

export const removeMessage = defineCall({
  summary: 'Deletes a message early, at its sender’s request.',
  method: 'POST',
  path: '/api/staff/message/remove',
  auth: 'staff',
  may: 'messages:write',
  body: target,
  reply: z.object({}),
});
