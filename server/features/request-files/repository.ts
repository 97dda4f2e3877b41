import { and, asc, eq, gt, isNotNull, isNull, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { quotationMessages, quoteRequests, requestFiles } from '#server/platform/database/schema.ts';

export type RequestFile = typeof requestFiles.$inferSelect;
export type NewRequestFile = FileOwner &
  Omit<typeof requestFiles.$inferInsert, 'createdAt' | 'quoteRequestId' | 'messageId'>;

/** Who uploaded a file, and for which account it counts. Nobody else can send it. */
export type FileOwner = Pick<RequestFile, 'accountId' | 'sentBy'>;

/** Uploaded files that become part of a quote request. */
export type AttachedFiles = {
  owner: FileOwner;
  quoteRequestId: string;
  /** Of the message that they are sent with. */
  messageId?: string;
  fileIds: readonly string[];
};

const isUnused = isNull(requestFiles.quoteRequestId);

function isOwnedBy({ accountId, sentBy }: FileOwner): SQL | undefined {
  return and(eq(requestFiles.accountId, accountId), eq(requestFiles.sentBy, sentBy));
}

/** Neither files of internal notes nor those that the operator has not sent are shown to buyers. */
function isForBuyers(db: DbExecutor): SQL | undefined {
  const internalNote = db
    .select({ id: quotationMessages.id })
    .from(quotationMessages)
    .where(and(eq(quotationMessages.id, requestFiles.messageId), quotationMessages.isInternal));
  return and(
    or(ne(requestFiles.sentBy, 'operator'), isNotNull(requestFiles.quoteRequestId)),
    notExists(internalNote),
  );
}

const inOrder = [asc(requestFiles.createdAt), asc(requestFiles.id)];

/** Waits for other uploads of the account to end, so that the next statement counts them. */
export async function lockFilesOfAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select ${advisoryLock(`request files ${accountId}`)}`);
}

/** The bytes of all files of an account, and how many its owner has uploaded that are not part of a request. */
export async function selectUsage(db: DbExecutor, owner: FileOwner) {
  const [usage] = await db
    .select({
      byteCount: sql<number>`coalesce(sum(${requestFiles.byteCount}), 0)::integer`,
      unusedCount: sql<number>`(count(*) filter (where ${isUnused} and ${requestFiles.sentBy} = ${owner.sentBy}))::integer`,
    })
    .from(requestFiles)
    .where(eq(requestFiles.accountId, owner.accountId));
  return usage ?? { byteCount: 0, unusedCount: 0 };
}

export async function selectUnusedFiles(db: DbExecutor, owner: FileOwner): Promise<RequestFile[]> {
  return db
    .select()
    .from(requestFiles)
    .where(and(isOwnedBy(owner), isUnused))
    .orderBy(...inOrder);
}

/** Up to `limit` files of an account that its buyer may see, by their ids after the last one of the previous batch. */
export async function selectFilesOfAccount(
  db: DbExecutor,
  accountId: string,
  last: RequestFile | undefined,
  limit: number,
): Promise<RequestFile[]> {
  return db
    .select()
    .from(requestFiles)
    .where(and(eq(requestFiles.accountId, accountId), isForBuyers(db), last && gt(requestFiles.id, last.id)))
    .orderBy(asc(requestFiles.id))
    .limit(limit);
}

/** Without the files of messages. */
export async function selectFilesOfRequests(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<RequestFile[]> {
  return db
    .select()
    .from(requestFiles)
    .where(and(isOneOf(requestFiles.quoteRequestId, quoteRequestIds), isNull(requestFiles.messageId)))
    .orderBy(...inOrder);
}

export async function selectFilesOfMessages(
  db: DbExecutor,
  messageIds: readonly string[],
): Promise<RequestFile[]> {
  return db
    .select()
    .from(requestFiles)
    .where(isOneOf(requestFiles.messageId, messageIds))
    .orderBy(...inOrder);
}

/**
 * Of an account, or for somebody with a link, of one quote request. Operators see the files of their own notes, too.
 */
export type FilePlace = { accountId: string } | { quoteRequestId: string; isForOperators?: true };

/** Finds a file that somebody may see. */
export async function selectFile(
  db: DbExecutor,
  place: FilePlace,
  fileId: string,
): Promise<RequestFile | undefined> {
  const isInPlace =
    'accountId' in place
      ? eq(requestFiles.accountId, place.accountId)
      : eq(requestFiles.quoteRequestId, place.quoteRequestId);
  const isShown = 'isForOperators' in place ? undefined : isForBuyers(db);
  const [file] = await db
    .select()
    .from(requestFiles)
    .where(and(eq(requestFiles.id, fileId), isInPlace, isShown));
  return file;
}

/** Those of the ids that there are files of. */
export async function selectKnownIds(db: DbExecutor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: requestFiles.id })
    .from(requestFiles)
    .where(isOneOf(requestFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}

export async function insertFile(transaction: Transaction, file: NewRequestFile): Promise<RequestFile> {
  const [inserted] = await transaction.insert(requestFiles).values(file).returning();
  if (!inserted) throw new Error('The file was not inserted.');
  return inserted;
}

/** Makes unused files of an owner part of a quote request, or of one of its messages. @returns how many. */
export async function updateQuoteRequest(
  transaction: Transaction,
  { owner, fileIds, ...target }: AttachedFiles,
): Promise<number> {
  const rows = await transaction
    .update(requestFiles)
    .set(target)
    .where(and(isOneOf(requestFiles.id, fileIds), isOwnedBy(owner), isUnused))
    .returning({ id: requestFiles.id });
  return rows.length;
}

/** Gives the files of an account to another one of the same person. */
export async function updateFilesAccount(
  transaction: Transaction,
  fromId: string,
  intoId: string,
): Promise<void> {
  await transaction.update(requestFiles).set({ accountId: intoId }).where(eq(requestFiles.accountId, fromId));
}

/** Files of an account or of quote requests; or unused ones: a file of its owner, or all since a moment. */
export type DeletedFiles =
  | { accountId: string }
  | { quoteRequestIds: readonly string[] }
  | { owner: FileOwner; unusedFileId: string }
  | { unusedSince: Date };

function areDeleted(which: DeletedFiles): SQL | undefined {
  if ('accountId' in which) return eq(requestFiles.accountId, which.accountId);
  if ('quoteRequestIds' in which) return isOneOf(requestFiles.quoteRequestId, which.quoteRequestIds);
  if ('unusedSince' in which) return and(isUnused, lt(requestFiles.createdAt, which.unusedSince));
  return and(eq(requestFiles.id, which.unusedFileId), isOwnedBy(which.owner), isUnused);
}

/** @returns the ids of the deleted files. */
export async function deleteFileRows(transaction: Transaction, which: DeletedFiles): Promise<string[]> {
  const rows = await transaction
    .delete(requestFiles)
    .where(areDeleted(which))
    .returning({ id: requestFiles.id });
  return rows.map(({ id }) => id);
}

/** The account that a quote request is of; null when that is deleted, undefined when there is no such request. */
export async function selectAccountOfRequest(
  db: DbExecutor,
  quoteRequestId: string,
): Promise<string | null | undefined> {
  const [request] = await db
    .select({ accountId: quoteRequests.accountId })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return request?.accountId;
}
