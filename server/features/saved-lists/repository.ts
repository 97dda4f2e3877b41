import { and, desc, eq, sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { savedLists } from '#server/platform/database/schema.ts';

export type SavedList = Omit<typeof savedLists.$inferSelect, 'accountId'>;

const LIST = {
  id: savedLists.id,
  name: savedLists.name,
  lines: savedLists.lines,
  changedAt: savedLists.changedAt,
};
const isOwn = (accountId: string, id: string) =>
  and(eq(savedLists.id, id), eq(savedLists.accountId, accountId));

/** Lets only one transaction at a time add or name lists of the account, so that number and names are exact. */
export async function lockSavedLists(transaction: Transaction, accountId: string) {
  await transaction.execute(sql`select ${advisoryLock(`saved lists ${accountId}`)}`);
}

/** The one changed last first. */
export async function selectSavedLists(db: DbExecutor, accountId: string): Promise<SavedList[]> {
  return db
    .select(LIST)
    .from(savedLists)
    .where(eq(savedLists.accountId, accountId))
    .orderBy(desc(savedLists.changedAt), savedLists.id);
}

/** The same without the lines. */
export async function selectSavedListSummaries(db: DbExecutor, accountId: string) {
  return db
    .select({
      id: savedLists.id,
      name: savedLists.name,
      changedAt: savedLists.changedAt,
      lineCount: sql<number>`jsonb_array_length(${savedLists.lines})`,
    })
    .from(savedLists)
    .where(eq(savedLists.accountId, accountId))
    .orderBy(desc(savedLists.changedAt), savedLists.id);
}

export async function findSavedList(
  db: DbExecutor,
  accountId: string,
  id: string,
): Promise<SavedList | undefined> {
  const [list] = await db.select(LIST).from(savedLists).where(isOwn(accountId, id));
  return list;
}

/** The list, which no other transaction can change until this one ends. */
export async function lockSavedList(
  transaction: Transaction,
  accountId: string,
  id: string,
): Promise<SavedList | undefined> {
  const [list] = await transaction.select(LIST).from(savedLists).where(isOwn(accountId, id)).for('update');
  return list;
}

/** The same by its name, in whatever case. Lists of joined accounts may have one name. */
export async function lockSavedListNamed(
  transaction: Transaction,
  accountId: string,
  name: string,
): Promise<SavedList | undefined> {
  const [list] = await transaction
    .select(LIST)
    .from(savedLists)
    .where(and(eq(savedLists.accountId, accountId), sql`lower(${savedLists.name}) = lower(${name})`))
    .orderBy(savedLists.id)
    .limit(1)
    .for('update');
  return list;
}

export async function countSavedLists(transaction: Transaction, accountId: string): Promise<number> {
  return transaction.$count(savedLists, eq(savedLists.accountId, accountId));
}

export async function insertSavedList(
  transaction: Transaction,
  list: typeof savedLists.$inferInsert,
): Promise<SavedList> {
  const [saved] = await transaction.insert(savedLists).values(list).returning(LIST);
  if (!saved) throw new Error('The list was not created.');
  return saved;
}

export async function updateSavedList(
  transaction: Transaction,
  accountId: string,
  { id, name, lines }: SavedList,
): Promise<SavedList> {
  const [saved] = await transaction
    .update(savedLists)
    .set({ name, lines, changedAt: sql`now()` })
    .where(isOwn(accountId, id))
    .returning(LIST);
  if (!saved) throw new Error('The list was not changed.');
  return saved;
}

/** @returns whether the account had such a list. */
export async function deleteSavedListRow(
  database: Database,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await database.delete(savedLists).where(isOwn(accountId, id)).returning({ id: savedLists.id });
  return rows.length > 0;
}

export async function moveSavedLists(transaction: Transaction, fromId: string, intoId: string) {
  await transaction.update(savedLists).set({ accountId: intoId }).where(eq(savedLists.accountId, fromId));
}
