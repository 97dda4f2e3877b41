import type { RequestFilter } from '#contract/staff-requests.ts';
import type { Brand } from '#domain/brand.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import { exportOrders } from '#server/features/order-exports/export-orders.ts';
import { selectOrderIdsOfRequests } from '#server/features/orders/request-queries.ts';
import { selectIdsWithWishes } from '#server/features/orders/wish-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';
import { readConditions } from './list-inbox.ts';
import { selectInboxIds } from './repository.ts';
import { formatFilter } from './views.ts';

type Wanted = {
  filter: RequestFilter;
  /** Only these. */
  ids?: readonly string[] | undefined;
};

/** Exports requests as CSV, and records who did, by which filter, and whose data it was, before anything is read. */
export async function exportRequests(
  database: Database,
  brand: Brand,
  staff: StaffCaller,
  { filter, ids: wantedIds }: Wanted,
): Promise<{ name: string; content: Buffer }> {
  const { state, turn } = filter;
  const conditions = await readConditions(database, staff, filter);
  const ids = wantedIds ?? (await selectInboxIds(database, { state, turn, conditions }));
  const orderIds = await selectOrderIdsOfRequests(database, ids);
  const quoteRequestIds = await selectIdsWithWishes(database, { ids });
  await recordPersonalDataRead(database, {
    readBy: staff.name,
    readVia: staff.via,
    command: `exportQuoteRequests: ${describe(filter, wantedIds)}, ${orderIds.length} orders`,
    recordIds: [...orderIds, ...ids],
  });
  const parts: string[] = [];
  await exportOrders(database, brand, { orderIds, quoteRequestIds }, async (text) => parts.push(text));
  return { name: `requests-${formatIsoDay(new Date())}.csv`, content: Buffer.from(parts.join('')) };
}

/** Without the words of a search, which may be somebody's name or number. */
function describe({ q, ...filter }: RequestFilter, wantedIds: readonly string[] | undefined): string {
  if (wantedIds) return `${wantedIds.length} marked`;
  return [formatFilter(filter), q ? 'with words' : ''].filter(Boolean).join(' ') || 'all';
}
