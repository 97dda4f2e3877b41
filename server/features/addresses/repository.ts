import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { addresses } from '#server/platform/database/schema.ts';

export async function selectAddressesByAccount(db: DbExecutor, accountId: string) {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));
}

/** Lets only one transaction at a time add to the account's addresses, so that their count is exact. */
export async function lockAddresses(transaction: Transaction, accountId: string) {
  await transaction.execute(sql`select ${advisoryLock(`addresses ${accountId}`)}`);
}

export async function countAddresses(transaction: Transaction, accountId: string): Promise<number> {
  return transaction.$count(addresses, eq(addresses.accountId, accountId));
}

/** The account's address with the same fields. */
export async function findSameAddress(
  transaction: Transaction,
  accountId: string,
  { customer, contactName, phone, gstin, billing, shipping, consignee, label }: AddressFields,
) {
  const rows = await transaction
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.accountId, accountId),
        eq(addresses.customer, customer),
        eq(addresses.contactName, contactName),
        eq(addresses.phone, phone),
        eq(addresses.gstin, gstin),
        eq(addresses.billing, billing),
        eq(addresses.shipping, shipping),
        consignee ? eq(addresses.consignee, consignee) : isNull(addresses.consignee),
        label ? eq(addresses.label, label) : isNull(addresses.label),
      ),
    )
    .limit(1);
  return rows[0];
}

export async function insertAddress(transaction: Transaction, address: typeof addresses.$inferInsert) {
  await transaction.insert(addresses).values(address);
}

/** Those that the other account has too are deleted. */
export async function moveAddresses(transaction: Transaction, fromId: string, intoId: string) {
  const fields = sql`customer, contact_name, phone, gstin, billing, shipping, coalesce(consignee, 'null'), coalesce(label, '')`;
  await transaction.execute(sql`
    delete from addresses where account_id = ${fromId} and (${fields}) in (
      select ${fields} from addresses where account_id = ${intoId})`);
  await transaction.update(addresses).set({ accountId: intoId }).where(eq(addresses.accountId, fromId));
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
