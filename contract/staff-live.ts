import { defineCall, EVENT_STREAM } from './call.ts';

/**
 * What has changed: quote requests with all that follows them, what is typed into their drafts, messages of the contact
 * form, mails. The id of a draft is that of its request.
 */
export const LIVE_KINDS = ['requests', 'drafts', 'messages', 'mails'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** @param ids of what has changed; null where there are too many to name. */
export type LiveChange = { kind: LiveKind; ids: string[] | null };

export const watchDesk = defineCall({
  summary:
    'Server-sent events for the desk: `ready` when changes are noticed from now on, `changed` with a kind and ids, `alive` every 25 seconds, `ended` when the session has ended or the role has changed.',
  method: 'GET',
  path: '/api/staff/events',
  auth: 'staff',
  reply: EVENT_STREAM,
});
