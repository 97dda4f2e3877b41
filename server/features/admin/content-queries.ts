import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import {
  changes,
  contactLinks,
  contactMessages,
  pageContents,
  searchSynonyms,
} from '#server/platform/database/schema.ts';

const isWaiting = isNull(contactMessages.doneAt);

export async function selectPages(source: DbExecutor) {
  const { footerPosition, title, key } = pageContents;
  return source.select().from(pageContents).orderBy(asc(footerPosition), asc(title), asc(key));
}

/** Selects a page. Until the transaction ends, nobody else writes to the pages: some changes move several of them. */
export async function lockPage(transaction: Transaction, key: string) {
  await lockPages(transaction);
  const rows = await transaction.select().from(pageContents).where(eq(pageContents.key, key));
  return rows[0];
}

/** Until the transaction ends, nobody else writes to the pages. */
export async function lockPages(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${pageContents} in share row exclusive mode`);
}

/** @throws a unique violation when somebody adds the page at the same moment. */
export async function insertPage(transaction: Transaction, key: string, content: string): Promise<void> {
  await transaction.insert(pageContents).values({ key, content });
}

export async function updatePageContent(
  transaction: Transaction,
  key: string,
  content: string,
): Promise<void> {
  await transaction.update(pageContents).set({ content }).where(eq(pageContents.key, key));
}

export async function upsertPage(transaction: Transaction, key: string, content: string): Promise<void> {
  await transaction
    .insert(pageContents)
    .values({ key, content })
    .onConflictDoUpdate({ target: pageContents.key, set: { content } });
}

/** Selects what a page said before each of its changes by an operator, newest first. */
export async function selectPageVersions(db: DbExecutor, key: string) {
  const content = sql<string>`${changes.before} ->> 'content'`;
  return db
    .select({ content, replacedAt: changes.changedAt, replacedBy: changes.changedBy })
    .from(changes)
    .where(and(eq(changes.kind, 'page_contents'), eq(changes.subject, key), isNotNull(content)))
    .orderBy(desc(changes.id));
}

/** Keeps others from changing the contact links until the transaction ends; undefined while there are none. */
export async function lockContactLinks(transaction: Transaction) {
  const rows = await transaction.select().from(contactLinks).for('update');
  return rows[0];
}

/**
 * Leaves the columns that are not to change to others who change them at the same moment.
 * @param current what the row gets beside the changes when there is none yet.
 */
export async function upsertContactLinks(
  transaction: Transaction,
  current: typeof contactLinks.$inferInsert,
  changes: Partial<typeof contactLinks.$inferInsert>,
): Promise<void> {
  await transaction
    .insert(contactLinks)
    .values({ ...current, ...changes })
    .onConflictDoUpdate({ target: contactLinks.isOnlyRow, set: changes });
}

/**
 * Selects all replacements of the terms that match.
 * @param text in the term or in one of its replacements; '' for all.
 */
export async function selectSynonyms(source: DbExecutor, text: string) {
  const pattern = `%${escapeLike(text)}%`;
  const { term, replacement } = searchSynonyms;
  return source
    .select({ term, replacement })
    .from(searchSynonyms)
    .where(
      inArray(
        term,
        source
          .select({ term })
          .from(searchSynonyms)
          .where(or(ilike(term, pattern), ilike(replacement, pattern))),
      ),
    )
    .orderBy(asc(term), asc(replacement));
}

/** @returns the term as the search looks it up; undefined when the synonym exists already. */
export async function insertSynonym(
  transaction: Transaction,
  synonym: { term: string; replacement: string },
) {
  const rows = await transaction
    .insert(searchSynonyms)
    .values(synonym)
    .onConflictDoNothing()
    .returning({ phrase: searchSynonyms.phrase });
  return rows[0]?.phrase ?? undefined;
}

/** @param replacement undefined deletes all replacements of the term. */
export async function deleteSynonyms(
  transaction: Transaction,
  term: string,
  replacement: string | undefined,
) {
  return transaction
    .delete(searchSynonyms)
    .where(
      and(
        eq(searchSynonyms.term, term),
        replacement === undefined ? undefined : eq(searchSynonyms.replacement, replacement),
      ),
    )
    .returning({ replacement: searchSynonyms.replacement });
}

/**
 * Oldest first, as these people have waited longest.
 * @param options `after` is the id of the last message of the page before.
 */
export async function selectMessages(
  source: DbExecutor,
  {
    includesDone,
    after,
    limit = Number.MAX_SAFE_INTEGER,
  }: { includesDone: boolean; after?: string | undefined; limit?: number },
) {
  const { createdAt, id } = contactMessages;
  const isLater =
    after === undefined
      ? undefined
      : sql`(${createdAt}, ${id}) > (select created_at, id from contact_messages where id = ${after})`;
  return source
    .select()
    .from(contactMessages)
    .where(and(includesDone ? undefined : isWaiting, isLater))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

export async function countMessages(source: DbExecutor, { includesDone }: { includesDone: boolean }) {
  return source.$count(contactMessages, includesDone ? undefined : isWaiting);
}

export async function deleteMessage(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(contactMessages).where(eq(contactMessages.id, id));
}

export async function updateMessageDone(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(contactMessages).set({ doneAt: sql`now()` }).where(eq(contactMessages.id, id));
}
