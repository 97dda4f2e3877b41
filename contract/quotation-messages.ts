import * as z from 'zod/mini';
import { requestFile, requestFileIds } from './request-files.ts';

const MAX_MESSAGE_LENGTH = 4000;

/**
 * Control characters but line breaks and tabs, what PostgreSQL cannot store, and what changes the direction of text.
 */
const UNUSABLE = /[^\P{Cc}\n\t]|[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What people write to each other: several lines, without more than one that is empty between two. */
export const messageWords = z.pipe(
  z.pipe(
    z.string('Message is required.'),
    z.transform((typed) => typed.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n')),
  ),
  z.string().check(
    z.trim(),
    z.minLength(1, 'Message is required.'),
    z.maxLength(MAX_MESSAGE_LENGTH, 'A message can have at most 4,000 characters.'),
    z.refine((text) => !UNUSABLE.test(text), 'Message contains characters that cannot be used.'),
  ),
);

/** What a message consists of, in the body of a call. */
export const messageFields = {
  words: messageWords,
  /** Of the line that it is about; without it, the request as a whole. */
  line_number: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  /** Ids of uploaded files. */
  files: z.optional(requestFileIds),
};

/** A message about a quote request, as both sides see it. */
export const quotationMessage = z.object({
  id: z.string(),
  author: z.enum(['buyer', 'seller']),
  /** Of the operator or of somebody with a link; '' for the buyer with the account. */
  author_name: z.string(),
  line_number: z.optional(z.number()),
  /** Of the last quotation when it was written. */
  revision: z.optional(z.number()),
  words: z.string(),
  files: z.array(requestFile),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Whether the other side has read it. */
  is_read: z.boolean(),
});
export type WireQuotationMessage = z.infer<typeof quotationMessage>;
