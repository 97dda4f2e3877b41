import type { Brand } from '#domain/brand.ts';
import { getActiveMember } from '#server/features/admin/change-staff.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectActiveNames } from '#server/features/admin/staff-queries.ts';
import { closeRequest } from '#server/features/quotations/close-request.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { assignRequest } from './assign-request.ts';
import { changeEach } from './change-each.ts';
import { exportRequests } from './export-requests.ts';
import { listInbox } from './list-inbox.ts';
import { presentInboxRequest, presentOutcome, presentView } from './presenter.ts';
import { remindOfOffer } from './remind-of-offer.ts';
import { selectViews } from './view-queries.ts';
import { removeView, saveView } from './views.ts';

type StaffRequestCalls =
  | 'listQuoteRequests'
  | 'listColleagues'
  | 'assignQuoteRequests'
  | 'closeQuoteRequests'
  | 'remindOfOffers'
  | 'exportQuoteRequests'
  | 'listRequestViews'
  | 'saveRequestView'
  | 'removeRequestView';

/** The inbox of the desk. */
export function staffRequestRoutes({
  database,
  brand,
}: {
  database: Database;
  brand: Brand;
}): FeatureHandlers<StaffRequestCalls> {
  return {
    listQuoteRequests: async ({ query: { sort, after, limit, ...filter } }, { staff }) => {
      const { requests, ...page } = await listInbox(database, staff, filter, { sort, after, limit });
      const ids = requests.map(({ id }) => id);
      await recordStaffRead(database, staff, 'listQuoteRequests', ids);
      const withContacts = staff.permissions.includes('buyers:read');
      return { requests: requests.map((request) => presentInboxRequest(request, withContacts)), ...page };
    },
    listColleagues: async () => ({ names: await selectActiveNames(database) }),
    assignQuoteRequests: async ({ body: { requests, assign_to: name } }, { staff }) => {
      const assignee = name === null ? null : await getActiveMember(database, name);
      const outcomes = await changeEach(database, byStaffCall(staff), requests, (transaction, item) =>
        assignRequest(transaction, {
          quoteRequestId: item.request,
          operator: staff.name,
          seen: item.assigned_to,
          assignee,
        }),
      );
      return { outcomes: outcomes.map(presentOutcome) };
    },
    closeQuoteRequests: async ({ body: { requests, reason } }, { staff }) => {
      const outcomes = await changeEach(database, byStaffCall(staff), requests, (transaction, item) =>
        closeRequest(transaction, {
          quoteRequestId: item.request,
          operator: staff.name,
          expectedVersion: item.version,
          reason,
        }),
      );
      return { outcomes: outcomes.map(presentOutcome) };
    },
    remindOfOffers: async ({ body: { requests } }, { staff }) => {
      const outcomes = await changeEach(database, byStaffCall(staff), requests, (transaction, item) =>
        remindOfOffer(transaction, { quoteRequestId: item.request, operator: staff.name }),
      );
      return { outcomes: outcomes.map(presentOutcome) };
    },
    exportQuoteRequests: async ({ body: { filter, requests } }, { staff }) => {
      const ids = requests?.map(({ request }) => request);
      const { name, content } = await exportRequests(database, brand, staff, { filter, ids });
      return { name, byteCount: content.length, content: yieldOnce(content) };
    },
    listRequestViews: async (_, { staff }) => ({
      views: (await selectViews(database, staff.id)).map(presentView),
    }),
    saveRequestView: async ({ body: { name, filter, is_shared: isShared } }, { staff }) => ({
      view: presentView(
        await runAsOperator(database, byStaffCall(staff), (transaction) =>
          saveView(transaction, staff, { name, filter, isShared }),
        ),
      ),
    }),
    removeRequestView: async ({ body: { view } }, { staff }) => {
      await runAsOperator(database, byStaffCall(staff), (transaction) =>
        removeView(transaction, staff, view),
      );
      return {};
    },
  };
}

async function* yieldOnce(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
