import { asc, eq } from 'drizzle-orm';
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
