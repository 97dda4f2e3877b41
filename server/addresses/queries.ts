import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/connect.ts';
import { addresses } from '#server/database/schema.ts';

export async function selectAddressesOf(database: Database, accountId: string) {
  return database
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

export async function insertAddress(database: Database, address: typeof addresses.$inferInsert) {
  await database.insert(addresses).values(address);
}

type AddressText = Omit<typeof addresses.$inferInsert, 'id' | 'accountId' | 'createdAt'>;

/** @returns the address after the change; undefined when the buyer has no such address. */
export async function updateAddressOf(
  database: Database,
  accountId: string,
  addressId: string,
  address: AddressText,
) {
  const rows = await database
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, addressId), eq(addresses.accountId, accountId)))
    .returning();
  return rows[0];
}

/** @returns whether the buyer had such an address. */
export async function deleteAddressOf(database: Database, accountId: string, addressId: string) {
  const rows = await database
    .delete(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.accountId, accountId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
