import { eq, sql } from 'drizzle-orm';
import type { StaffRole } from '#contract/staff-permissions.ts';
import type { Approval } from '#domain/quotation/price-floor.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  categories,
  priceFloors,
  products,
  quotationDrafts,
  staff,
} from '#server/platform/database/schema.ts';

export async function selectPriceFloors(db: DbExecutor) {
  return db
    .select({
      categoryId: priceFloors.categoryId,
      category: categories.name,
      bps: priceFloors.bps,
      version: priceFloors.version,
    })
    .from(priceFloors)
    .innerJoin(categories, eq(categories.id, priceFloors.categoryId))
    .orderBy(categories.name);
}

/** The floors of products in basis points of their list prices, by product. */
export async function selectFloorsOfProducts(
  db: DbExecutor,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, bps: priceFloors.bps })
    .from(products)
    .innerJoin(priceFloors, eq(priceFloors.categoryId, products.categoryId))
    .where(isOneOf(products.id, productIds));
  return new Map(rows.map(({ id, bps }) => [id, bps]));
}

export async function upsertPriceFloor(
  transaction: Transaction,
  floor: { categoryId: string; bps: number },
): Promise<void> {
  await transaction
    .insert(priceFloors)
    .values(floor)
    .onConflictDoUpdate({ target: priceFloors.categoryId, set: { bps: floor.bps } });
}

/** Keeps others from changing a floor until the transaction ends. */
export async function lockPriceFloor(transaction: Transaction, categoryId: string) {
  const rows = await transaction
    .select()
    .from(priceFloors)
    .where(eq(priceFloors.categoryId, categoryId))
    .for('update');
  return rows[0];
}

export async function deletePriceFloor(transaction: Transaction, categoryId: string): Promise<void> {
  await transaction.delete(priceFloors).where(eq(priceFloors.categoryId, categoryId));
}

/** @returns the category of this id or, in any case, of this name. */
export async function selectCategory(db: DbExecutor, named: string) {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(sql`${categories.id} = ${named} or lower(${categories.name}) = lower(${named})`);
  return rows[0];
}

export async function updateApproval(
  transaction: Transaction,
  quoteRequestId: string,
  approval: Approval,
): Promise<void> {
  await transaction
    .update(quotationDrafts)
    .set({ approval })
    .where(eq(quotationDrafts.quoteRequestId, quoteRequestId));
}

/** The role of an operator; undefined for anybody else, such as the user of a command. */
export async function selectRole(db: DbExecutor, name: string): Promise<StaffRole | undefined> {
  const [member] = await db
    .select({ role: staff.role })
    .from(staff)
    .where(sql`${staff.name} = ${name} and ${staff.removedAt} is null`);
  return member?.role;
}
