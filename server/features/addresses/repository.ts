import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { addresses } from '#server/platform/database/schema.ts';

export async function selectAddressesByAccount(database: Database, accountId: string) {
  return database
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

export async function insertAddress(database: Database, address: typeof addresses.$inferInsert) {
  await database.insert(addresses).values(address);
}

type AddressFields = Omit<typeof addresses.$inferInsert, 'id' | 'accountId' | 'createdAt'>;

/** @returns the changed address; undefined when the buyer has no such address. */
export async function updateAccountAddress(
  database: Database,
  accountId: string,
  addressId: string,
  address: AddressFields,
) {
  const rows = await database
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, addressId), eq(addresses.accountId, accountId)))
    .returning();
  return rows[0];
}

/** @returns whether the buyer had such an address. */
export async function deleteAccountAddress(database: Database, accountId: string, addressId: string) {
  const rows = await database
    .delete(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.accountId, accountId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
