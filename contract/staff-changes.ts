import * as z from 'zod/mini';
import { isIsoDay } from '#domain/indian-day.ts';
import { defineCall, STORED_FILE } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { looseId } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';

/** Who did what: what operators have changed and read, and the logins of buyers. */

const DEFAULT_LIMIT = 30;
const limit = z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT);
/** The number of the last entry of the page before. */
const after = z.optional(wholeNumber('after', Number.MAX_SAFE_INTEGER));
const filterText = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const day = z.optional(
  z
    .string('A day such as 2026-11-25 is expected.')
    .check(z.refine(isIsoDay, 'A day such as 2026-11-25 is expected.')),
);

const filter = {
  /** An operator's name or `cli:USER@HOST`. */
  by: filterText,
  /** A table. */
  kind: filterText,
  /** An estimate number, the beginning of an id, or a part of a name. */
  subject: filterText,
  /** Both days included. */
  from: day,
  to: day,
};

/** A column of a changed row: its values as people read them, '' for none. */
const changedField = z.object({ name: z.string(), before: z.string(), after: z.string() });

const change = z.object({
  subject: z.string(),
  /** What people call the row; '' if it has no name. */
  label: z.string(),
  /** Of changed orders and quote requests. */
  estimate_number: z.optional(z.string()),
  firm: z.optional(z.string()),
  /** Why the status of an order was changed. */
  reason: z.optional(z.string()),
  /** All of a row that was added or removed. */
  fields: z.array(changedField),
});

/** What one person did to one kind of thing at one moment, such as an import. */
const changeSet = z.object({
  number: z.number(),
  changed_at: z.string(),
  changed_by: z.string(),
  /** `staff call`, or `cli:USER@HOST`; '' for what is older than this record. */
  changed_via: z.string(),
  kind: z.string(),
  verb: z.enum(['added', 'changed', 'removed']),
  count: z.number(),
  /** The first ones. */
  changes: z.array(change),
});
export type WireChangeSet = z.output<typeof changeSet>;

const next = z.nullable(z.number());

export const listChanges = defineCall({
  summary: 'What operators have changed, the latest first.',
  method: 'GET',
  path: '/api/staff/changes',
  auth: 'staff',
  may: 'changes:read',
  query: z.object({ ...filter, after, limit }),
  /** `next` is what to send as `after`; null at the end. */
  reply: z.object({ change_sets: z.array(changeSet), next }),
});

export const getChange = defineCall({
  summary: 'Everything changed in one change set, and whether it can be undone.',
  method: 'GET',
  path: '/api/staff/change/{number}',
  auth: 'staff',
  may: 'changes:read',
  params: z.object({ number: z.string().check(z.regex(/^\d{1,15}$/)) }),
  reply: z.object({
    change_sets: z.array(changeSet),
    /** Why it cannot be undone; '' when it can. */
    obstacle: z.string(),
  }),
});

export const undoChange = defineCall({
  summary: 'Undoes everything changed in one change set, or nothing. The change log records that, too.',
  method: 'POST',
  path: '/api/staff/change/undo',
  auth: 'staff',
  may: 'changes:undo',
  body: z.object({ number: z.int('The number is a whole number.') }),
  reply: z.object({}),
});

export const listPersonalDataReads = defineCall({
  summary: 'Who of the staff has read personal data, the latest first.',
  method: 'GET',
  path: '/api/staff/personal-data-reads',
  auth: 'staff',
  may: 'changes:read',
  query: z.object({ by: filter.by, after, limit }),
  reply: z.object({
    reads: z.array(
      z.object({
        number: z.number(),
        read_at: z.string(),
        read_by: z.string(),
        read_via: z.string(),
        /** The call or the command. */
        command: z.string(),
        /** Of how many orders, messages or accounts; null for all. */
        record_count: z.nullable(z.number()),
        /** The first ones. */
        record_ids: z.array(z.string()),
      }),
    ),
    next,
  }),
});

export const listSecurityEvents = defineCall({
  summary: 'Logins, failed logins and changes of buyers’ accounts, the latest first.',
  method: 'GET',
  path: '/api/staff/security-events',
  auth: 'staff',
  may: 'changes:read',
  query: z.object({ account: z.optional(looseId()), after, limit }),
  reply: z.object({
    events: z.array(
      z.object({
        number: z.number(),
        happened_at: z.string(),
        event: z.string(),
        account: z.string(),
        /** '' once the account is deleted. */
        email: z.string(),
      }),
    ),
    next,
  }),
});

export const fetchChanges = defineCall({
  summary: 'The latest changes as a CSV file, a row for each field.',
  method: 'GET',
  path: '/api/staff/changes-file',
  auth: 'staff',
  may: 'changes:read',
  needsProof: true,
  query: z.object(filter),
  reply: STORED_FILE,
});

export const listOperatorLogins = defineCall({
  summary: 'Logins, failed logins and proofs of operators, the latest first.',
  method: 'GET',
  path: '/api/staff/operator-logins',
  auth: 'staff',
  may: 'changes:read',
  query: z.object({ after, limit }),
  reply: z.object({
    events: z.array(
      z.object({
        number: z.number(),
        happened_at: z.string(),
        event: z.string(),
        /** '' when nobody of the staff is named as was typed. */
        name: z.string(),
        /** The network address. */
        address: z.string(),
      }),
    ),
    next,
  }),
});
