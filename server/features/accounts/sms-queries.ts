import { count, desc, eq, gt, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { accounts, phoneCodes, smsCount } from '#server/platform/database/schema.ts';

/**
 * Counts one more SMS of today, by the clock in India. Others who count wait until the transaction ends.
 * @returns how many that makes, and in how many seconds the day ends.
 */
export async function countSms(transaction: Transaction): Promise<{ sent: number; waitSeconds: number }> {
  const day = sql`(now() at time zone 'Asia/Kolkata')::date`;
  const sent = sql`case ${smsCount.day} when ${day} then ${smsCount.sent} + 1 else 1 end`;
  const endOfDay = sql`(${smsCount.day} + 1)::timestamp at time zone 'Asia/Kolkata'`;
  const [counted] = await transaction
    .insert(smsCount)
    .values({ day, sent: 1 })
    .onConflictDoUpdate({ target: smsCount.isOnlyRow, set: { day, sent } })
    .returning({
      sent: smsCount.sent,
      waitSeconds: sql<number>`ceil(extract(epoch from ${endOfDay} - now()))::integer`,
    });
  if (!counted) throw new Error('The SMS was not counted.');
  return counted;
}

/** The accounts that have requested most codes in the last hour. */
export async function selectBusiestPhoneCodeAccounts(db: DbExecutor, limit: number) {
  return db
    .select({ email: accounts.email, codes: count() })
    .from(phoneCodes)
    .innerJoin(accounts, eq(accounts.id, phoneCodes.accountId))
    .where(gt(phoneCodes.createdAt, sql`now() - interval '1 hour'`))
    .groupBy(accounts.email)
    .orderBy(desc(count()), accounts.email)
    .limit(limit);
}
