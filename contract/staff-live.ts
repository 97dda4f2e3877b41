import { defineCall, EVENT_STREAM } from './call.ts';

/**
 * What has changed: quote requests with all that follows them, what is typed into their drafts, messages of the contact
 * form, mails. The id of a draft is that of its request.
 */
export const LIVE_KINDS = ['requests', 'drafts', 'messages', 'mails'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** @param ids of what has changed; null where there are too many to name. */
export type LiveChange = { kind: LiveKind; ids: string[] | null };

export type RecentChange = { kind: LiveKind; id: string; ago_ms: number };

/**
 * Changes are reported from now on. Includes the changes of the last `complete_ms` that the operator may see, because a
 * screen may have been loaded before they happened.
 */
export type LiveReady = { complete_ms: number; recent: RecentChange[] };

export const watchDesk = defineCall({
  summary:
    'Server-sent events for the desk: `ready` when changes are noticed from now on, with those of the last moments, `changed` with a kind and ids, `alive` every 25 seconds, `ended` when the session has ended or the role has changed.',
  method: 'GET',
  path: '/api/staff/events',
  auth: 'staff',
  reply: EVENT_STREAM,
});
