import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { quotationDrafts, quotationMessages, quoteRequests } from '#server/platform/database/schema.ts';

/** Whom an operator answers. */
export type Contact = Awaited<ReturnType<typeof getContact>>;

/** @throws AppError 'not_found' when there is no such quote request. */
export async function getContact(db: DbExecutor, quoteRequestId: string) {
  const { id, contactName, email, phone, gstin } = quoteRequests;
  const [contact] = await db
    .select({ id, contactName, email, phone, gstin })
    .from(quoteRequests)
    .where(eq(id, quoteRequestId));
  if (!contact) throw new AppError('not_found', 'There is no such quote request.');
  return contact;
}

/** What the request asks for beyond its orders, and its remarks as a whole. */
export async function selectAskedTerms(db: DbExecutor, quoteRequestId: string) {
  const { wishes, requestTerms } = quoteRequests;
  const [terms] = await db
    .select({ wishes, requestTerms })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return terms ?? { wishes: null, requestTerms: null };
}

/** What tells whether a request or its draft has changed since it was read. */
export async function selectOfferStanding(db: DbExecutor, quoteRequestId: string) {
  const [standing] = await db
    .select({
      version: quoteRequests.version,
      messages: sql<number>`(select count(*)::integer from ${quotationMessages}
        where ${quotationMessages.quoteRequestId} = ${quoteRequests.id})`,
      draft: {
        version: quotationDrafts.version,
        changedBy: quotationDrafts.changedBy,
        editor: quotationDrafts.editor,
        editorSince: quotationDrafts.editorSince,
        approval: quotationDrafts.approval,
      },
    })
    .from(quoteRequests)
    .leftJoin(quotationDrafts, eq(quotationDrafts.quoteRequestId, quoteRequests.id))
    .where(eq(quoteRequests.id, quoteRequestId));
  if (!standing) throw new AppError('not_found', 'There is no such quote request.');
  return standing;
}

/** The products of a request: those of its orders, its wishes and its draft. */
export async function selectProductIds(db: DbExecutor, quoteRequestId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_id as id from orders where quote_request_id = ${quoteRequestId} and product_id is not null
    union
    select wish -> 'product' ->> 'id' from quote_requests, jsonb_array_elements(wishes) as wish
    where quote_requests.id = ${quoteRequestId} and wish -> 'product' ->> 'id' is not null
    union
    select line ->> 'productId' from quotation_drafts, jsonb_array_elements(terms -> 'lines') as line
    where quote_request_id = ${quoteRequestId} and line ->> 'productId' is not null`);
  return rows.map(({ id }) => id);
}
