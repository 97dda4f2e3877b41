import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QuotationState } from '#domain/quotation/quotation-state.ts';
import { LARGE_REQUEST_PAISE, REQUEST_FLAGS, type RequestFlag } from '#domain/quotation/request-flags.ts';
import { answerDueAtSql } from '#server/features/answer-time/repository.ts';
import { hasLapsedSql } from '#server/features/orders/request-queries.ts';
import type { Database, DbExecutor, DbReader, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { executeNamed, prepareQueryOnce } from '#server/platform/database/prepared-statement.ts';
import { quoteRequests, quoteRevisions, requestTotals, staff } from '#server/platform/database/schema.ts';
import { areInIndex, HAS_FLAG, type InboxConditions, selectRequests } from './request-expressions.ts';

export type InboxState = QuotationState | 'lapsed' | 'ended';
export type InboxQuery = {
  state?: InboxState | undefined;
  turn?: 'ours' | 'buyer' | undefined;
  conditions: InboxConditions;
  sort: 'newest' | 'oldest';
  /** The id of the last request of the page before. */
  after?: string | undefined;
  limit: number;
};

/** How many requests there are in each tab of the inbox. */
export type InboxCounts = Record<'all' | 'new' | 'ours' | 'buyer' | 'accepted' | 'lapsed' | 'ended', number>;

const IS_OURS = sql`state in ('new', 'open', 'countered')`;
const IS_BUYERS = sql`state = 'offered' and not has_lapsed`;
const IS_ENDED = sql`state in ('declined', 'closed')`;

/** Selects the ids of a page of requests, and counts those of every tab that fulfil the conditions. */
export async function selectInboxPage(database: Database, query: InboxQuery) {
  const { state, turn, conditions, sort, after, limit } = query;
  const { source, where } = selectRequests(conditions);
  const isShown = sql.join([getStateCondition(state), getTurnCondition(turn)], sql` and `);
  const order = sort === 'newest' ? sql`created_at desc, id` : sql`created_at, id desc`;
  const columns = sql`id, created_at, state, ${hasLapsedSql} as has_lapsed`;
  const matching = sql`select ${columns} from ${source} where ${where}`;
  // A search reads the requests once. Without one, the page and the counts read as little as possible of indexes.
  const sources = areInIndex(conditions)
    ? sql`matching as not materialized (${matching}), counted as (${countStates(where)})`
    : sql`matching as materialized (${matching}),
        counted as (select state, has_lapsed, count(*) as count from matching group by 1, 2)`;
  const statement = sql`
    with ${sources}, page as (
      select id, created_at from matching where ${isShown} and ${isAfter(after, sort)} order by ${order} limit ${limit}
    )
    select (select array_agg(id order by ${order}) from page) as ids,
      ${sumWhere(isShown)} as total,
      ${sumWhere(sql`true`)} as all,
      ${sumWhere(sql`state = 'new'`)} as new,
      ${sumWhere(IS_OURS)} as ours,
      ${sumWhere(IS_BUYERS)} as buyer,
      ${sumWhere(sql`state = 'accepted'`)} as accepted,
      ${sumWhere(sql`has_lapsed`)} as lapsed,
      ${sumWhere(IS_ENDED)} as ended
    from counted`;
  const [row] = await executeNamed<InboxCounts & { total: number; ids: string[] | null }>(
    database,
    statement,
  );
  if (!row) throw new Error('A sum has always one row.');
  const { ids, total, ...counts } = row;
  return { ids: ids ?? [], total, counts };
}

/** The offers that wait are looked at one by one; of all other states an index has the number. */
const countStates = (where: SQL) => sql`
  select state, false as has_lapsed, count(*) as count from ${quoteRequests}
  where state <> 'offered' and ${where} group by 1
  union all
  select state, ${hasLapsedSql}, count(*) from ${quoteRequests} where state = 'offered' and ${where} group by 1, 2`;

function sumWhere(condition: SQL): SQL {
  return sql`coalesce(sum(count) filter (where ${condition}), 0)::integer`;
}

/** The ids of all requests of a filter, newest first. */
export async function selectInboxIds(
  database: Database,
  query: Pick<InboxQuery, 'state' | 'turn' | 'conditions'>,
): Promise<string[]> {
  const { ids } = await selectInboxPage(database, { ...query, sort: 'newest', limit: 2_147_483_647 });
  return ids;
}

function getStateCondition(state: InboxState | undefined): SQL {
  if (state === undefined) return sql`true`;
  if (state === 'lapsed') return sql`has_lapsed`;
  if (state === 'ended') return IS_ENDED;
  return state === 'offered' ? IS_BUYERS : sql`state = ${state}`;
}

function getTurnCondition(turn: 'ours' | 'buyer' | undefined): SQL {
  if (turn === undefined) return sql`true`;
  return turn === 'ours' ? IS_OURS : IS_BUYERS;
}

function isAfter(after: string | undefined, sort: 'newest' | 'oldest'): SQL {
  if (after === undefined) return sql`true`;
  const createdAt = sql`(select created_at from ${quoteRequests} where id = ${after})`;
  return sort === 'newest'
    ? sql`(created_at < ${createdAt} or (created_at = ${createdAt} and id > ${after}))`
    : sql`(created_at > ${createdAt} or (created_at = ${createdAt} and id < ${after}))`;
}

const assignedToSql = sql<string | null>`case when ${staff.removedAt} is null then ${staff.name} end`;

/** The sum is at hand for the flag `large`. */
const otherFlags = sql.join(
  REQUEST_FLAGS.filter((flag) => flag !== 'large').map(
    (flag) => sql`case when ${HAS_FLAG[flag]} then ${flag}::text end`,
  ),
  sql`, `,
);

const inboxRows = prepareQueryOnce((db) => {
  const revision = selectShownRevision(db);
  return db
    .select({
      id: quoteRequests.id,
      version: quoteRequests.version,
      financialYear: quoteRequests.financialYear,
      runningNumber: quoteRequests.runningNumber,
      createdAt: quoteRequests.createdAt,
      customer: quoteRequests.customer,
      contactName: quoteRequests.contactName,
      shipping: quoteRequests.shipping,
      state: quoteRequests.state,
      now: sql`now()`.mapWith(quoteRequests.createdAt) as SQL<Date>,
      orderCount: sql<number>`(
        select count(*)::integer from orders where orders.quote_request_id = ${quoteRequests.id})`,
      wishCount: sql<number>`coalesce(jsonb_array_length(${quoteRequests.wishes}), 0)`,
      answerDueAt: answerDueAtSql,
      assignedTo: assignedToSql,
      otherFlags: sql<RequestFlag[]>`array_remove(array[${otherFlags}], null)`,
      revisionNumber: revision.number,
      lapsesAt: revision.lapsesAt,
      totalPaise: requestTotals.totalPaise,
    })
    .from(quoteRequests)
    .leftJoin(staff, eq(staff.id, quoteRequests.assigneeId))
    .leftJoin(requestTotals, eq(requestTotals.quoteRequestId, quoteRequests.id))
    .leftJoinLateral(revision, sql`true`)
    .where(sql`${quoteRequests.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('inbox-rows');
});

/** What the inbox shows of requests; in no particular order. */
export async function selectInboxRows(database: Database, ids: readonly string[]) {
  const rows = await inboxRows(database).execute({ ids });
  return rows.map(({ otherFlags, ...row }) => {
    const isLarge = (row.totalPaise ?? 0) >= LARGE_REQUEST_PAISE;
    return { ...row, flags: isLarge ? [...otherFlags, 'large' as const] : otherFlags };
  });
}
export type InboxRow = Awaited<ReturnType<typeof selectInboxRows>>[number];

/** What was accepted of a request or else its last revision; the number of an estimate is null. */
function selectShownRevision(db: DbReader) {
  const { quoteRequestId, kind, number, state, lapsesAt } = quoteRevisions;
  return db
    .select({
      number: sql<number | null>`case when ${kind} = 'quotation' then ${number} end`.as('shown_number'),
      lapsesAt: sql`case when ${state} = 'sent' then ${lapsesAt} end`.mapWith(lapsesAt).as('shown_lapses_at'),
    })
    .from(quoteRevisions)
    .where(and(eq(quoteRequestId, quoteRequests.id), sql`${state} is distinct from 'withdrawn'`))
    .orderBy(sql`${quoteRequests.state} = 'accepted' and ${state} = 'accepted' desc`, desc(number))
    .limit(1)
    .as('shown');
}

/** Locks a request. @returns whose it is; undefined when there is no such request. */
export async function lockAssignment(transaction: Transaction, quoteRequestId: string) {
  const [row] = await transaction
    .select({ assignedTo: assignedToSql })
    .from(quoteRequests)
    .leftJoin(staff, eq(staff.id, quoteRequests.assigneeId))
    .where(eq(quoteRequests.id, quoteRequestId))
    .for('update', { of: quoteRequests });
  return row;
}

export async function updateAssignee(
  transaction: Transaction,
  quoteRequestId: string,
  assigneeId: string | null,
): Promise<void> {
  await transaction.update(quoteRequests).set({ assigneeId }).where(eq(quoteRequests.id, quoteRequestId));
}

/** The financial year and running number of requests, by their ids. */
export async function selectNumbers(db: DbExecutor, ids: readonly string[]) {
  const { id, financialYear, runningNumber } = quoteRequests;
  const rows = await db
    .select({ id, financialYear, runningNumber })
    .from(quoteRequests)
    .where(isOneOf(quoteRequests.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
