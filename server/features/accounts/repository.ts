import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import {
  accounts,
  linkTokens,
  phoneCodes,
  registrations,
  sessions,
} from '#server/platform/database/schema.ts';

/** What is good for so many minutes by the database's clock, the only one that counts: nodes may disagree. */
type WithLifetime<Row> = Omit<Row, 'expiresAt'> & { minutes: number };

function withExpiry<Row extends { minutes: number }>({ minutes, ...row }: Row) {
  return { ...row, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
}

function isExpired(expiresAt: AnyPgColumn) {
  return sql<boolean>`${expiresAt} <= now()`;
}

export async function selectAccountByEmail(database: DbExecutor, email: string) {
  const rows = await database.select().from(accounts).where(eq(accounts.email, email));
  return rows[0];
}

export async function selectAccount(database: DbExecutor, id: string) {
  const rows = await database.select().from(accounts).where(eq(accounts.id, id));
  return rows[0];
}

/** Inserts the account unless its e-mail address has one; says whether it did. */
export async function insertAccount(
  database: DbExecutor,
  account: typeof accounts.$inferInsert,
): Promise<boolean> {
  const rows = await database
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/** @param phone undefined to leave the one that is there. */
export async function updateNameAndPhone(
  database: DbExecutor,
  id: string,
  name: string,
  phone: string | undefined,
) {
  await database.update(accounts).set({ name, phone }).where(eq(accounts.id, id));
}

export async function updatePassword(database: DbExecutor, id: string, passwordHash: string) {
  await database.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/**
 * From now until the transaction ends nothing new can belong to the account.
 * @returns the account; undefined when it is deleted by now.
 */
export async function lockAccount(transaction: Transaction, id: string) {
  const rows = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return rows[0];
}

/** Everything that belongs to the account goes with it; its quote requests and orders lose their owner. */
export async function deleteAccountRow(database: DbExecutor, id: string) {
  await database.delete(accounts).where(eq(accounts.id, id));
}

export async function insertRegistration(
  database: DbExecutor,
  registration: typeof registrations.$inferInsert,
) {
  await database.insert(registrations).values(registration);
}

export async function selectRegistration(database: DbExecutor, id: string) {
  const rows = await database.select().from(registrations).where(eq(registrations.id, id));
  return rows[0];
}

export async function selectLatestRegistration(database: DbExecutor, email: string) {
  const rows = await database
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return rows[0];
}

/** Makes activations of one address take turns: each deletes the links of all the others. */
export async function lockRegistrationsByToken(transaction: Transaction, tokenHash: Buffer) {
  const email = transaction
    .select({ email: registrations.email })
    .from(registrations)
    .innerJoin(linkTokens, eq(linkTokens.registrationId, registrations.id))
    .where(eq(linkTokens.tokenHash, tokenHash));
  await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(inArray(registrations.email, email))
    .orderBy(registrations.id)
    .for('update');
}

export async function deleteRegistrationsByEmail(database: DbExecutor, email: string) {
  await database.delete(registrations).where(eq(registrations.email, email));
}

export async function insertLinkToken(
  database: DbExecutor,
  token: WithLifetime<typeof linkTokens.$inferInsert>,
) {
  await database.insert(linkTokens).values(withExpiry(token));
}

/**
 * Uses up a link's token: of many that try at once, one gets what is behind it, and nobody if it has run out. It is gone
 * in any case once this is committed, so that it works no more should the clock be put back.
 */
export async function consumeLinkToken(
  database: DbExecutor,
  purpose: 'activation' | 'reset',
  tokenHash: Buffer,
) {
  const rows = await database
    .delete(linkTokens)
    .where(and(eq(linkTokens.tokenHash, tokenHash), eq(linkTokens.purpose, purpose)))
    .returning({
      registrationId: linkTokens.registrationId,
      accountId: linkTokens.accountId,
      isExpired: isExpired(linkTokens.expiresAt),
    });
  return rows.find((row) => !row.isExpired);
}

/** Makes all mailed links of an account worthless. */
export async function deleteLinkTokensByAccount(database: DbExecutor, accountId: string) {
  await database.delete(linkTokens).where(eq(linkTokens.accountId, accountId));
}

export async function insertSession(
  database: DbExecutor,
  session: WithLifetime<typeof sessions.$inferInsert>,
) {
  await database.insert(sessions).values(withExpiry(session));
}

export async function selectAccountBySession(database: DbExecutor, tokenHash: Buffer) {
  const rows = await database
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      isExpired: isExpired(sessions.expiresAt),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, tokenHash));
  return rows[0];
}

export async function deleteSession(database: DbExecutor, tokenHash: Buffer) {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function selectSessionsByAccount(database: DbExecutor, accountId: string) {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt));
}

/** @returns whether the account had such a session. */
export async function deleteSessionById(
  database: DbExecutor,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends an account's sessions, but for the one with this token if one is given. */
export async function deleteSessionsByAccount(
  database: DbExecutor,
  accountId: string,
  exceptTokenHash?: Buffer,
) {
  await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash),
      ),
    );
}

/** Makes submissions for one number take turns until the transaction ends, so that counting them is exact. */
export async function lockPhone(transaction: Transaction, phone: string) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
}

/** Of each code sent to a number in the last hour, oldest first: in how many seconds that is an hour ago. */
export async function selectPhoneCodeWaitSeconds(database: DbExecutor, phone: string): Promise<number[]> {
  const anHourAfter = sql`${phoneCodes.createdAt} + interval '1 hour'`;
  const rows = await database
    .select({ seconds: sql<number>`ceil(extract(epoch from ${anHourAfter} - now()))::integer` })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(phoneCodes.createdAt);
  return rows.map((row) => row.seconds);
}

export async function insertPhoneCode(
  database: DbExecutor,
  code: WithLifetime<typeof phoneCodes.$inferInsert>,
) {
  await database.insert(phoneCodes).values(withExpiry(code));
}

/**
 * Spends one try on the newest code sent to a number for this account, or for nobody in particular (trial mode); all
 * tries of one that has run out.
 * @returns the code's row, or undefined when there is none that may still be tried.
 */
export async function consumeCodeAttempt(database: DbExecutor, accountId: string, phone: string) {
  const newest = database
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(
      and(eq(phoneCodes.phone, phone), or(eq(phoneCodes.accountId, accountId), isNull(phoneCodes.accountId))),
    )
    .orderBy(desc(phoneCodes.createdAt))
    .limit(1);
  const rows = await database
    .update(phoneCodes)
    .set({
      triesLeft: sql`case when ${isExpired(phoneCodes.expiresAt)} then 0 else ${phoneCodes.triesLeft} - 1 end`,
    })
    .where(and(sql`${phoneCodes.id} = (${newest})`, gt(phoneCodes.triesLeft, 0)))
    .returning({
      id: phoneCodes.id,
      codeHash: phoneCodes.codeHash,
      isExpired: isExpired(phoneCodes.expiresAt),
    });
  return rows.find((row) => !row.isExpired);
}

/**
 * A code works once, also of many that give it at once. Its row stays a while, because it counts towards the sends of
 * the hour.
 * @returns whether it was still there.
 */
export async function consumeCode(database: DbExecutor, id: string): Promise<boolean> {
  const rows = await database
    .update(phoneCodes)
    .set({ triesLeft: 0, codeHash: null })
    .where(and(eq(phoneCodes.id, id), isNotNull(phoneCodes.codeHash)))
    .returning({ id: phoneCodes.id });
  return rows.length > 0;
}

/** Gives a code that has not run out its hash, and tells where to send it. */
export async function setCodeHash(
  database: DbExecutor,
  id: string,
  codeHash: Buffer,
): Promise<string | undefined> {
  const rows = await database
    .update(phoneCodes)
    .set({ codeHash })
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.expiresAt, sql`now()`)))
    .returning({ phone: phoneCodes.phone });
  return rows[0]?.phone;
}
