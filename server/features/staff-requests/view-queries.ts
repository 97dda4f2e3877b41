import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { savedViews, staff } from '#server/platform/database/schema.ts';

export type SavedView = {
  id: string;
  name: string;
  filter: string;
  isShared: boolean;
  /** The name of the operator who has saved it. */
  owner: string;
};

/** The views of an operator and those that others share, by name. */
export async function selectViews(db: DbExecutor, staffId: string): Promise<SavedView[]> {
  const { id, name, filter, isShared } = savedViews;
  return db
    .select({ id, name, filter, isShared, owner: staff.name })
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.staffId))
    .where(or(eq(savedViews.staffId, staffId), and(eq(isShared, true), isNull(staff.removedAt))))
    .orderBy(asc(name), asc(id));
}

export async function selectView(db: DbExecutor, id: string) {
  const [view] = await db.select().from(savedViews).where(eq(savedViews.id, id));
  return view;
}

/** The names of an operator's own views. */
export async function selectViewNames(db: DbExecutor, staffId: string): Promise<string[]> {
  const rows = await db
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(eq(savedViews.staffId, staffId));
  return rows.map(({ name }) => name);
}

export async function insertView(
  transaction: Transaction,
  view: typeof savedViews.$inferInsert,
): Promise<void> {
  await transaction.insert(savedViews).values(view);
}

export async function deleteView(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(savedViews).where(eq(savedViews.id, id));
}
