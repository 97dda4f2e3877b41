import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wholeNumber } from './catalogue.ts';
import { looseId, version } from './fields.ts';
import { MAX_PAGE_SIZE } from './list-limits.ts';
import { pageKey, pageSlug } from './page-names.ts';

/** The pages of text, for operators. */

const DEFAULT_LIMIT = 20;

const key = pageKey;

const change = z.object({ changed_at: z.nullable(z.string()), changed_by: z.nullable(z.string()) });

/** What operators say of a page that they have added. */
const furtherPage = z.object({
  title: z.string('The title is required.'),
  /** For search engines; '' for the beginning of the text. */
  description: z.string('The description must be text.'),
  is_published: z.boolean('“Published” is yes or no.'),
  is_in_footer: z.boolean('“In the footer” is yes or no.'),
});

const page = z.object({
  key: z.string(),
  /** Sanitised HTML; '' when nobody has written the page yet. */
  content: z.string(),
  /** 0 when nobody has written the page yet. */
  version: z.number(),
  /** Null for the pages that every shop has. */
  further: z.nullable(furtherPage),
});
export type WirePage = z.output<typeof page>;

const pageVersion = z.object({
  id: z.string(),
  replaced_at: z.string(),
  replaced_by: z.string(),
});
export type WirePageVersion = z.output<typeof pageVersion>;

export const listPages = defineCall({
  summary: 'The pages of text, and who has changed them last.',
  method: 'GET',
  path: '/api/staff/pages',
  auth: 'staff',
  may: 'pages:read',
  reply: z.object({
    /** First those that every shop has, then those in the footer in its order, then the others. */
    pages: z.array(
      z.object({
        key: z.string(),
        is_written: z.boolean(),
        ...change.shape,
        /** Null for the pages that every shop has. */
        further: z.nullable(furtherPage),
      }),
    ),
  }),
});

export const getPage = defineCall({
  summary: 'A page of text, to edit it.',
  method: 'GET',
  path: '/api/staff/page',
  auth: 'staff',
  may: 'pages:read',
  query: z.object({ key }),
  reply: z.object({ result: page }),
});

export const changePage = defineCall({
  summary:
    'Replaces the text of a page that every shop has. What could run or load something is removed from it.',
  method: 'POST',
  path: '/api/staff/page/change',
  auth: 'staff',
  may: 'pages:write',
  body: z.object({
    key,
    version,
    content: z.string('The text is required.'),
  }),
  reply: z.object({ result: page }),
});

export const addFurtherPage = defineCall({
  summary: 'Adds a page of text, which visitors do not see until it is published.',
  method: 'POST',
  path: '/api/staff/page/add',
  auth: 'staff',
  may: 'pages:write',
  body: z.object({ slug: pageSlug, title: z.string('The title is required.') }),
  reply: z.object({ result: page }),
});

export const changeFurtherPage = defineCall({
  summary:
    'Changes a page that operators have added. What could run or load something is removed from its text.',
  method: 'POST',
  path: '/api/staff/page/change-further',
  auth: 'staff',
  may: 'pages:write',
  body: z.object({
    slug: pageSlug,
    version,
    content: z.string('The text is required.'),
    ...furtherPage.shape,
  }),
  reply: z.object({ result: page }),
});

export const moveFurtherPage = defineCall({
  summary: 'Moves the link of a page in the footer.',
  method: 'POST',
  path: '/api/staff/page/move',
  auth: 'staff',
  may: 'pages:write',
  body: z.object({
    slug: pageSlug,
    /** 1 is first. */
    place: z.int('The place is a whole number.').check(z.minimum(1, 'The first place is 1.')),
    /** The pages in the footer as they were seen, in their order. */
    seen: z.array(pageSlug, 'The order that was seen is required.'),
  }),
  reply: z.object({}),
});

export const removeFurtherPage = defineCall({
  summary: 'Removes a page that operators have added. The change log keeps its text.',
  method: 'POST',
  path: '/api/staff/page/remove',
  auth: 'staff',
  may: 'pages:write',
  body: z.object({ slug: pageSlug, version }),
  reply: z.object({}),
});

export const listPageVersions = defineCall({
  summary: 'What a page said before, without the texts, the latest first.',
  method: 'GET',
  path: '/api/staff/page-versions',
  auth: 'staff',
  may: 'pages:read',
  query: z.object({
    key,
    /** The last one of the part of the list before. */
    after: z.optional(looseId()),
    limit: z._default(wholeNumber('limit', MAX_PAGE_SIZE), DEFAULT_LIMIT),
  }),
  reply: z.object({ versions: z.array(pageVersion), next: z.nullable(z.string()) }),
});

export const getPageVersion = defineCall({
  summary: 'What a page said until it was replaced.',
  method: 'GET',
  path: '/api/staff/page-version',
  auth: 'staff',
  may: 'pages:read',
  query: z.object({ key, id: looseId('The version is required.') }),
  reply: z.object({ result: z.object({ ...pageVersion.shape, content: z.string() }) }),
});
