import type { RequestFilter } from '#contract/staff-requests.ts';
import { getNextDay, parseDay } from '#domain/indian-day.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { getTurn, type Turn } from '#domain/quotation/quotation-state.ts';
import { selectStaffMember } from '#server/features/admin/staff-queries.ts';
import { findRequestFlags } from '#server/features/orders/find-request-flags.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';
import { type InboxQuery, type InboxRow, selectInboxPage, selectInboxRows } from './repository.ts';
import type { InboxConditions } from './request-expressions.ts';

/** A request as the inbox lists it. */
export type InboxRequest = InboxRow & {
  turn: Turn;
  /** What else is unusual about it, in words. */
  notes: string[];
};

type Page = Pick<InboxQuery, 'sort' | 'after' | 'limit'>;

/** Lists a page of the inbox as an operator may see it. */
export async function listInbox(db: Database, staff: StaffCaller, filter: RequestFilter, page: Page) {
  const { state, turn } = filter;
  const conditions = await readConditions(db, staff, filter);
  const { ids, total, counts } = await selectInboxPage(db, {
    ...{ state, turn, conditions, ...page },
    // One more tells whether there is a next page.
    limit: page.limit + 1,
  });
  const shownIds = ids.slice(0, page.limit);
  const requests = await readInboxRequests(db, shownIds);
  return { requests, total, counts, next: ids.length > page.limit ? (shownIds.at(-1) ?? null) : null };
}

/** Requests of the inbox in the order of their ids. Only what waits for an answer has notes. */
async function readInboxRequests(db: Database, ids: readonly string[]): Promise<InboxRequest[]> {
  const rows = await selectInboxRows(db, ids);
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const unanswered = rows.filter(({ state }) => state === 'new' || state === 'open');
  const getNotes = await findRequestFlags(
    db,
    unanswered.map(({ id }) => id),
  );
  return ids.flatMap((id) => {
    const row = rowsById.get(id);
    return row ? [{ ...row, turn: getTurn(row, row.now), notes: getNotes(id) }] : [];
  });
}

/** What requests fulfil that an operator has filtered so. A name that nobody has matches nothing. */
export async function readConditions(
  db: DbExecutor,
  staff: StaffCaller,
  { assigned, from, to, flag, place, min, max, q }: RequestFilter,
): Promise<InboxConditions> {
  const lastDay = to === undefined ? undefined : parseDay(to);
  return {
    assigneeId: await findAssigneeId(db, staff, assigned),
    from: from === undefined ? undefined : parseDay(from),
    before: lastDay && getNextDay(lastDay),
    flag,
    place,
    minPaise: min === undefined ? undefined : paiseFromRupees(Number(min)),
    maxPaise: max === undefined ? undefined : paiseFromRupees(Number(max)),
    words: q,
    withContacts: staff.permissions.includes('buyers:read'),
  };
}

async function findAssigneeId(
  db: DbExecutor,
  staff: StaffCaller,
  assigned: string | undefined,
): Promise<string | null | undefined> {
  if (assigned === undefined || assigned === '') return undefined;
  if (assigned === 'nobody') return null;
  if (assigned === 'me') return staff.id;
  return (await selectStaffMember(db, assigned))?.id ?? '';
}
