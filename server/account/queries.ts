import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/database/connect.ts';
import { accounts, linkTokens, phoneCodes, registrations, sessions } from '#server/database/schema.ts';

type Source = Database | Transaction;

export async function selectAccountByEmail(source: Source, email: string) {
  const rows = await source.select().from(accounts).where(eq(accounts.email, email));
  return rows[0];
}

export async function selectAccount(source: Source, id: string) {
  const rows = await source.select().from(accounts).where(eq(accounts.id, id));
  return rows[0];
}

/** Inserts the account unless its e-mail address has one; says whether it did. */
export async function insertAccount(source: Source, account: typeof accounts.$inferInsert): Promise<boolean> {
  const rows = await source
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return rows.length > 0;
}

export async function updateNameAndPhone(source: Source, id: string, name: string, phone: string | null) {
  await source.update(accounts).set({ name, phone }).where(eq(accounts.id, id));
}

export async function updatePassword(source: Source, id: string, passwordHash: string) {
  await source.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
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
export async function deleteAccountRow(source: Source, id: string) {
  await source.delete(accounts).where(eq(accounts.id, id));
}

export async function insertRegistration(source: Source, registration: typeof registrations.$inferInsert) {
  await source.insert(registrations).values(registration);
}

export async function selectRegistration(source: Source, id: string) {
  const rows = await source.select().from(registrations).where(eq(registrations.id, id));
  return rows[0];
}

export async function selectLatestRegistration(source: Source, email: string) {
  const rows = await source
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt))
    .limit(1);
  return rows[0];
}

/** Makes activations of one address take turns: each deletes the links of all the others. */
export async function lockRegistrationsBeside(transaction: Transaction, tokenHash: Buffer) {
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

export async function deleteRegistrationsOf(source: Source, email: string) {
  await source.delete(registrations).where(eq(registrations.email, email));
}

export async function insertLinkToken(source: Source, token: typeof linkTokens.$inferInsert) {
  await source.insert(linkTokens).values(token);
}

/** Uses up a link's token: of many that try at once, one gets what is behind it. */
export async function takeLinkToken(source: Source, purpose: 'activation' | 'reset', tokenHash: Buffer) {
  const rows = await source
    .delete(linkTokens)
    .where(
      and(
        eq(linkTokens.tokenHash, tokenHash),
        eq(linkTokens.purpose, purpose),
        gt(linkTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ registrationId: linkTokens.registrationId, accountId: linkTokens.accountId });
  return rows[0];
}

/** Makes all mailed links of an account worthless. */
export async function deleteLinkTokensOf(source: Source, accountId: string) {
  await source.delete(linkTokens).where(eq(linkTokens.accountId, accountId));
}

export async function insertSession(source: Source, session: typeof sessions.$inferInsert) {
  await source.insert(sessions).values(session);
}

export async function selectAccountOfSession(source: Source, tokenHash: Buffer) {
  const rows = await source
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, phone: accounts.phone })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return rows[0];
}

export async function deleteSession(source: Source, tokenHash: Buffer) {
  await source.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function selectSessionsOf(source: Source, accountId: string) {
  return source
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt));
}

/** @returns whether the account had such a session. */
export async function deleteSessionById(source: Source, accountId: string, id: string): Promise<boolean> {
  const rows = await source
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends an account's sessions, but for the one with this token if one is given. */
export async function deleteSessionsOf(source: Source, accountId: string, keptTokenHash?: Buffer) {
  await source
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        keptTokenHash === undefined ? undefined : ne(sessions.tokenHash, keptTokenHash),
      ),
    );
}

/** Makes submissions for one number take turns until the transaction ends, so that counting them is exact. */
export async function lockPhone(transaction: Transaction, phone: string) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`);
}

/** When the codes of the last hour were sent to a number, oldest first. */
export async function selectRecentCodeTimes(source: Source, phone: string): Promise<Date[]> {
  const rows = await source
    .select({ createdAt: phoneCodes.createdAt })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(phoneCodes.createdAt);
  return rows.map((row) => row.createdAt);
}

export async function insertPhoneCode(source: Source, code: typeof phoneCodes.$inferInsert) {
  await source.insert(phoneCodes).values(code);
}

/**
 * Spends one try on the newest code sent to a number for this account, or for nobody in particular (trial mode).
 * @returns the code's row, or undefined when there is none that may still be tried.
 */
export async function spendTry(source: Source, accountId: string, phone: string) {
  const newest = source
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(
      and(eq(phoneCodes.phone, phone), or(eq(phoneCodes.accountId, accountId), isNull(phoneCodes.accountId))),
    )
    .orderBy(desc(phoneCodes.createdAt))
    .limit(1);
  const rows = await source
    .update(phoneCodes)
    .set({ triesLeft: sql`${phoneCodes.triesLeft} - 1` })
    .where(
      and(
        sql`${phoneCodes.id} = (${newest})`,
        gt(phoneCodes.triesLeft, 0),
        gt(phoneCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash });
  return rows[0];
}

/**
 * A code works once, also of many that give it at once. Its row stays a while, because it counts towards the sends of
 * the hour.
 * @returns whether it was still there.
 */
export async function spendCode(source: Source, id: string): Promise<boolean> {
  const rows = await source
    .update(phoneCodes)
    .set({ triesLeft: 0, codeHash: null })
    .where(and(eq(phoneCodes.id, id), isNotNull(phoneCodes.codeHash)))
    .returning({ id: phoneCodes.id });
  return rows.length > 0;
}

/** Gives a code that has not run out its hash, and tells where to send it. */
export async function setCodeHash(source: Source, id: string, codeHash: Buffer): Promise<string | undefined> {
  const rows = await source
    .update(phoneCodes)
    .set({ codeHash })
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.expiresAt, sql`now()`)))
    .returning({ phone: phoneCodes.phone });
  return rows[0]?.phone;
}
