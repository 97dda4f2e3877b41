import { and, asc, desc, eq, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { quotationAcceptances, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';
import { composeAsked } from './compose-asked.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { type FrozenDocument, getGrandTotalPaise, isQuotation } from './frozen-document.ts';
import { parseDocument } from './parse-document.ts';
import type { QuotationDocument } from './quotation-document.ts';
import type { QuotedRequest } from './quoted-order.ts';
import { requestColumns } from './request-expressions.ts';

type NewRevision = Pick<
  typeof quoteRevisions.$inferInsert,
  'quoteRequestId' | 'number' | 'madeBy' | 'isRetrospective'
>;
type NewDocument = { document: EstimateDocument } | { document: QuotationDocument; verifyCode: string };

/** An estimate or a quotation as it was sent. The hash identifies its content. */
export type Revision<Document = FrozenDocument> = {
  id: string;
  number: number;
  document: Document;
  documentSha256: Buffer;
};

/** Until the transaction ends, nobody else adds a revision to the quote request. @returns it and the time. */
export async function lockQuoteRequest(
  transaction: Transaction,
  quoteRequestId: string,
): Promise<{ request: QuotedRequest; now: Date }> {
  const rows = await transaction
    .select({
      now: sql`statement_timestamp()`.mapWith(quoteRequests.createdAt),
      createdAt: quoteRequests.createdAt,
      wishes: quoteRequests.wishes,
      ...requestColumns,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId))
    .for('no key update');
  const [row] = rows;
  if (!row) throw new Error(`There is no quote request ${quoteRequestId}.`);
  const { now, ...request } = row;
  return { request, now };
}

export async function selectLastRevision(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<Revision | undefined> {
  return selectLast(database, eq(quoteRevisions.quoteRequestId, quoteRequestId));
}

/** @throws Error when there is no such revision. */
export async function getRevision(
  database: DbExecutor,
  quoteRequestId: string,
  number: number,
): Promise<Revision> {
  const row = await selectLast(
    database,
    and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.number, number)),
  );
  if (!row) throw new Error(`Quote request ${quoteRequestId} has no revision ${number}.`);
  return row;
}

/** @throws Error when the quote request has no estimate. */
export async function selectLastEstimate(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<Revision<EstimateDocument>> {
  const row = await selectLast(
    database,
    and(eq(quoteRevisions.quoteRequestId, quoteRequestId), eq(quoteRevisions.kind, 'estimate')),
  );
  if (!row || isQuotation(row.document)) throw new Error(`Quote request ${quoteRequestId} has no estimate.`);
  return { ...row, document: row.document };
}

async function selectLast(database: DbExecutor, condition: SQL | undefined): Promise<Revision | undefined> {
  const [row] = await database
    .select({
      id: quoteRevisions.id,
      number: quoteRevisions.number,
      document: quoteRevisions.document,
      documentSha256: quoteRevisions.documentSha256,
    })
    .from(quoteRevisions)
    .where(condition)
    .orderBy(desc(quoteRevisions.number))
    .limit(1);
  return row && { ...row, document: parseDocument(row.document) };
}

/** What holds of a quotation: its acceptance, unless it was undone. */
export async function selectAcceptanceByRevision(database: DbExecutor, revisionId: string) {
  const { lineNumbers, totalPaise, acceptedAt, name, designation, poNumber, poDate } = quotationAcceptances;
  const [row] = await database
    .select({ lineNumbers, totalPaise, acceptedAt, name, designation, poNumber, poDate })
    .from(quotationAcceptances)
    .where(and(eq(quotationAcceptances.revisionId, revisionId), isNull(quotationAcceptances.undoneAt)));
  return row;
}

/**
 * Stores the next revision. A quotation becomes the one that waits for its buyer, so the one before must not wait any
 * more.
 */
export async function insertRevision(
  transaction: Transaction,
  { quoteRequestId, number, madeBy, isRetrospective = false, ...issue }: NewRevision & NewDocument,
): Promise<Revision> {
  const { document } = issue;
  const json = JSON.stringify(document);
  const [row] = await transaction
    .insert(quoteRevisions)
    .values({
      id: newId(),
      quoteRequestId,
      number,
      madeBy,
      isRetrospective,
      document: sql`${json}::jsonb`,
      documentSha256: hashDocument(sql`${json}::jsonb`),
      totalPaise: getGrandTotalPaise(document),
      askedPaise: isQuotation(document) ? null : (composeAsked(document)?.knownTotalPaise ?? null),
      ...('verifyCode' in issue && {
        kind: 'quotation' as const,
        state: 'sent' as const,
        lapsesAt: issue.document.lapsesAt,
        verifyCode: issue.verifyCode,
      }),
    })
    .returning({ id: quoteRevisions.id, documentSha256: quoteRevisions.documentSha256 });
  if (!row) throw new Error('The revision was not stored.');
  return { number, document, ...row };
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

/**
 * Removes what identifies the buyers: of the parties the states are kept, because the tax depends on them, and of what
 * was written in words the titles of products.
 */
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
  const lines = sql`jsonb_build_object('lines', (
    select coalesce(jsonb_agg(line #- '{wish,remark}' order by number), '[]')
    from jsonb_array_elements(document -> 'lines') with ordinality as one (line, number)))`;
  const wishes = sql`case when document ? 'wishes'
    then jsonb_build_object('wishes', ${withoutWords(sql`document -> 'wishes'`)}) else '{}' end`;
  const quotationLines = sql`(
    select coalesce(jsonb_agg((case when line ? 'productId' then line else line || '{"title": "Text removed"}' end)
      - 'note' #- '{rental,pin}' order by number), '[]')
    from jsonb_array_elements(document -> 'terms' -> 'lines') with ordinality as one (line, number))`;
  const quotationTerms = sql`jsonb_build_object('terms', (document -> 'terms') - '{deliveryTerms,paymentTerms,warranty}'::text[]
    || jsonb_build_object('notes', '[]'::jsonb, 'lines', ${quotationLines}))`;
  await transaction.execute(sql`
    update ${quoteRevisions} as revision set document = anonymous.document, document_sha256 = ${hashDocument(sql`anonymous.document`)}
    from (
      select id, (document - 'changes') || jsonb_build_object('billTo', ${party('billTo')}, 'shipTo', ${party('shipTo')})
        || case kind
          when 'estimate' then jsonb_build_object('notes', '[]'::jsonb) || ${regrets} || ${lines} || ${wishes}
          else ${quotationTerms} end
        #- '{requestTerms,reference}' #- '{requestTerms,remark}' as document
      from ${quoteRevisions} where ${isOneOf(quoteRevisions.quoteRequestId, quoteRequestIds)}) as anonymous
    where anonymous.id = revision.id`);
}

/** Wishes without the buyer's words and the site's PIN: what is left are products, figures and days. */
export function withoutWords(wishes: AnyPgColumn | SQL): SQL {
  return sql`(
    select jsonb_agg((case when wish ? 'model' or wish ? 'product' then wish else wish || '{"text": ""}' end)
      - 'remark' #- '{rental,pin}' order by number)
    from jsonb_array_elements(${wishes}) with ordinality as one (wish, number))`;
}

function hashDocument(document: SQL): SQL {
  return sql`sha256(convert_to((${document})::text, 'UTF8'))`;
}
