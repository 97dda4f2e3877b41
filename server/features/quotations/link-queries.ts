import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { MAX_LINK_DAYS } from '#contract/staff-quotations.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationLinks, quoteRequests, quoteRevisions } from '#server/platform/database/schema.ts';

export type QuotationLink = Omit<typeof quotationLinks.$inferSelect, 'tokenHash'>;

const LINK = {
  id: quotationLinks.id,
  quoteRequestId: quotationLinks.quoteRequestId,
  email: quotationLinks.email,
  mayAnswer: quotationLinks.mayAnswer,
  createdAt: quotationLinks.createdAt,
  expiresAt: quotationLinks.expiresAt,
  revokedAt: quotationLinks.revokedAt,
};
const isValid = and(isNull(quotationLinks.revokedAt), gt(quotationLinks.expiresAt, sql`now()`));

const DAYS_AFTER_LAPSE = 60;

/** @param days how long it works; without it, until some time after the last day of the newest offer. */
export async function insertLink(
  transaction: Transaction,
  link: Pick<
    typeof quotationLinks.$inferInsert,
    'id' | 'tokenHash' | 'quoteRequestId' | 'email' | 'mayAnswer'
  >,
  days: number | undefined,
): Promise<void> {
  const lapse = sql`(select max(${quoteRevisions.lapsesAt}) from ${quoteRevisions}
    where ${quoteRevisions.quoteRequestId} = ${link.quoteRequestId})`;
  const expiry =
    days === undefined
      ? sql`greatest(now(), ${lapse}) + make_interval(days => ${DAYS_AFTER_LAPSE})`
      : sql`now() + make_interval(days => ${days})`;
  await transaction
    .insert(quotationLinks)
    .values({ ...link, expiresAt: sql`least(${expiry}, now() + make_interval(days => ${MAX_LINK_DAYS}))` });
}

/** The valid link with this hash and the account of its quote request, if it still has one. */
export async function selectLinkByHash(
  db: DbExecutor,
  tokenHash: Buffer,
): Promise<(QuotationLink & { accountId: string }) | undefined> {
  const [link] = await db
    .select({ ...LINK, accountId: quoteRequests.accountId })
    .from(quotationLinks)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quotationLinks.quoteRequestId))
    .where(and(eq(quotationLinks.tokenHash, tokenHash), isValid));
  return link?.accountId ? { ...link, accountId: link.accountId } : undefined;
}

/** The links that still work, the oldest first. */
export async function selectLinks(db: DbExecutor, quoteRequestId: string): Promise<QuotationLink[]> {
  return db
    .select(LINK)
    .from(quotationLinks)
    .where(and(eq(quotationLinks.quoteRequestId, quoteRequestId), isValid))
    .orderBy(asc(quotationLinks.createdAt), asc(quotationLinks.id));
}

/** @returns whether the request had such a link that worked. */
export async function updateLinkRevoked(
  db: DbExecutor,
  quoteRequestId: string,
  linkId: string,
): Promise<boolean> {
  const rows = await db
    .update(quotationLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(quotationLinks.id, linkId), eq(quotationLinks.quoteRequestId, quoteRequestId), isValid))
    .returning({ id: quotationLinks.id });
  return rows.length > 0;
}

export async function updateLinksRevoked(
  transaction: Transaction,
  quoteRequestIds: readonly string[],
): Promise<void> {
  await transaction
    .update(quotationLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isOneOf(quotationLinks.quoteRequestId, quoteRequestIds), isNull(quotationLinks.revokedAt)));
}
