import { selectMessages } from '#server/features/admin/content-queries.ts';
import { markMessageDone } from '#server/features/admin/mark-message-done.ts';
import { removeMessage } from '#server/features/admin/remove-message.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentContactMessage } from './presenter.ts';

/** The calls with which operators read the messages of the contact form. */
export function staffMessageRoutes(
  database: Database,
): FeatureHandlers<'listContactMessages' | 'markMessageDone' | 'removeMessage'> {
  return {
    listContactMessages: async ({ query: { all, after, limit } }, { staff }) => {
      // One more than the page has, to know whether there is a next one.
      const rows = await selectMessages(database, { includesDone: all === 'yes', after, limit: limit + 1 });
      const messages = rows.slice(0, limit);
      await recordStaffRead(
        database,
        staff,
        'listContactMessages',
        messages.map(({ id }) => id),
      );
      return {
        messages: messages.map(presentContactMessage),
        next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null,
      };
    },
    markMessageDone: async ({ body }, { staff }) => {
      await markMessageDone(database, byStaffCall(staff), body.message);
      return {};
    },
    removeMessage: async ({ body }, { staff }) => {
      await removeMessage(database, byStaffCall(staff), body.message);
      return {};
    },
  };
}
