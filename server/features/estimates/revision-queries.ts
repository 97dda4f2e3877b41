import { and, asc, desc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { parseDocument } from './parse-document.ts';

type NewRevision = Pick<
  typeof quoteRevisions.$inferInsert,
  'quoteRequestId' | 'number' | 'madeBy' | 'isRetrospective'
> & { document: EstimateDocument };

/** An estimate as it was sent. The hash identifies its content. */
export type Revision = { number: number; document: EstimateDocument; documentSha256: Buffer };

/** Until the transaction ends, nobody else adds a revision to the quote request. @returns the time. */
export async function lockQuoteRequest(transaction: Transaction, quoteRequestId: string): Promise<Date> {
  const rows = await transaction
    .select({ now: sql`statement_timestamp()`.mapWith(quoteRequests.createdAt) })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId))
    .for('no key update');
  const [row] = rows;
  if (!row) throw new Error(`There is no quote request ${quoteRequestId}.`);
  return row.now;
}

export async function selectLastRevision(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<Revision | undefined> {
  const [row] = await database
    .select({
      number: quoteRevisions.number,
      document: quoteRevisions.document,
      documentSha256: quoteRevisions.documentSha256,
    })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteRequestId, quoteRequestId))
    .orderBy(desc(quoteRevisions.number))
    .limit(1);
  return row && { ...row, document: parseDocument(row.document) };
}

export async function insertRevision(
  transaction: Transaction,
  { document, ...revision }: NewRevision,
): Promise<Revision> {
  const json = JSON.stringify(document);
  const [row] = await transaction
    .insert(quoteRevisions)
    .values({
      id: newId(),
      ...revision,
      document: sql`${json}::jsonb`,
      documentSha256: hashDocument(sql`${json}::jsonb`),
      totalPaise: document.totals.totalPaise,
    })
    .returning({ documentSha256: quoteRevisions.documentSha256 });
  if (!row) throw new Error('The revision was not stored.');
  return { number: revision.number, document, ...row };
}

/** Quote requests that are older than revisions, in the order of their ids. */
export async function selectIdsWithoutRevision(
  database: Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const revisions = database
    .select({ id: quoteRevisions.id })
    .from(quoteRevisions)
    .where(eq(quoteRevisions.quoteRequestId, quoteRequests.id));
  const rows = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(gt(quoteRequests.id, after), notExists(revisions)))
    .orderBy(asc(quoteRequests.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * A buyer's quote requests with all their revisions, newest request first.
 * @param after the request before the first one.
 */
export async function selectRevisionsByRequest(
  database: Database,
  accountId: string,
  after: { id: string; createdAt: string } | undefined,
  limit: number,
) {
  const revisions = sql<
    {
      number: number;
      madeBy: 'buyer' | 'operator' | 'system';
      createdAt: string;
      document: Record<string, unknown>;
    }[]
  >`array(
    select json_build_object('number', number, 'madeBy', made_by, 'createdAt', created_at, 'document', document)
    from ${quoteRevisions} where quote_request_id = quote_requests.id order by number)`;
  // As text: a JavaScript date has no microseconds.
  const createdAt = sql<string>`${quoteRequests.createdAt}::text`;
  return database
    .select({ id: quoteRequests.id, createdAt, revisions })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.accountId, accountId),
        after &&
          sql`(${quoteRequests.createdAt}, ${quoteRequests.id}) < (${after.createdAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
    .limit(limit);
}

/** Removes what identifies the buyers. Of the parties the states are kept, because the tax depends on them. */
export async function updatePartiesToStates(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
  name: string,
): Promise<void> {
  const party = (path: 'billTo' | 'shipTo') => sql`jsonb_build_object(
    'customer', ${name}::text, 'contactName', ${name}::text, 'phone', '', 'email', '',
    'state', document -> ${path}::text -> 'state',
    'addressLines', jsonb_build_array(document -> ${path}::text -> 'state'))`;
  const regrets = sql`case when document ? 'regrets' then jsonb_build_object('regrets', (
    select coalesce(jsonb_agg(regret || '{"reason": ""}'), '[]') from jsonb_array_elements(document -> 'regrets') as regret))
    else '{}' end`;
  await transaction.execute(sql`
    update ${quoteRevisions} as revision set document = anonymous.document, document_sha256 = ${hashDocument(sql`anonymous.document`)}
    from (
      select id, document || jsonb_build_object('notes', '[]'::jsonb, 'billTo', ${party('billTo')}, 'shipTo', ${party('shipTo')}) || ${regrets} as document
      from ${quoteRevisions} where ${isOneOf(quoteRevisions.quoteRequestId, quoteRequestIds)}) as anonymous
    where anonymous.id = revision.id`);
}

function hashDocument(document: SQL): SQL {
  return sql`sha256(convert_to((${document})::text, 'UTF8'))`;
}
