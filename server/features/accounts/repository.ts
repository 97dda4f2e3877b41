import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { advisoryLock } from '#server/platform/database/advisory-lock.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import {
  accounts,
  emailChanges,
  linkTokens,
  phoneCodes,
  registrations,
  sessions,
} from '#server/platform/database/schema.ts';

/** A row whose expiry is a number of minutes by the database's clock, because the clocks of servers may differ. */
type WithLifetime<Row> = Omit<Row, 'expiresAt'> & { minutes: number };

function withExpiry<Row extends { minutes: number }>({ minutes, ...row }: Row) {
  return { ...row, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
}

function isExpired(expiresAt: AnyPgColumn) {
  return sql<boolean>`${expiresAt} <= now()`;
}

export async function selectAccountByEmail(db: DbExecutor, email: string) {
  const rows = await db.select().from(accounts).where(eq(accounts.email, email));
  return rows[0];
}

export async function selectAccount(db: DbExecutor, id: string) {
  const rows = await db.select().from(accounts).where(eq(accounts.id, id));
  return rows[0];
}

/** @returns whether the account was inserted; false when the e-mail address has an account already. */
export async function insertAccount(db: DbExecutor, account: typeof accounts.$inferInsert): Promise<boolean> {
  const rows = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id });
  return rows.length > 0;
}

/** @param phone undefined to keep the stored one. */
export async function updateNameAndPhone(
  db: DbExecutor,
  id: string,
  name: string,
  phone: string | undefined,
) {
  await db.update(accounts).set({ name, phone }).where(eq(accounts.id, id));
}

export async function updateNameAndEmail(
  db: DbExecutor,
  id: string,
  changes: {
    name?: string | undefined;
    email?: string | undefined;
    identityProof?: (typeof accounts.$inferInsert)['identityProof'] | undefined;
  },
) {
  await db.update(accounts).set(changes).where(eq(accounts.id, id));
}

export async function updatePassword(db: DbExecutor, id: string, passwordHash: string) {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/**
 * Locks the account's row: until the transaction ends, no new row can reference the account.
 * @returns the account; undefined when it has been deleted.
 */
export async function lockAccount(transaction: Transaction, id: string) {
  const rows = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return rows[0];
}

/** Deletes everything that belongs to the account too; quote requests and orders stay, without an owner. */
/** @returns the account's e-mail address; undefined if there was no account. */
export async function deleteAccountRow(db: DbExecutor, id: string): Promise<string | undefined> {
  const rows = await db.delete(accounts).where(eq(accounts.id, id)).returning({ email: accounts.email });
  return rows[0]?.email;
}

/** Inserts a registration, with the version of the terms and the privacy policy that are in force. */
export async function insertRegistration(
  db: DbExecutor,
  registration: Omit<typeof registrations.$inferInsert, 'policyVersion'>,
) {
  const policyVersion = sql<string>`(
    select encode(sha256(convert_to(string_agg(content, '' order by key), 'UTF8')), 'hex')
    from page_contents where key in ('PRIVACYPOLICY', 'TERM&CONDITION'))`;
  await db.insert(registrations).values({ ...registration, policyVersion });
}

export async function selectRegistration(db: DbExecutor, id: string) {
  const rows = await db.select().from(registrations).where(eq(registrations.id, id));
  return rows[0];
}

/** Of several registrations of an e-mail address, the newest that was made in this browser, or else the newest. */
export async function selectRegistrationByEmail(db: DbExecutor, email: string, deviceHash: Buffer | null) {
  const isOfDevice = sql`coalesce(${registrations.deviceHash} = ${deviceHash}::bytea, false)`;
  const rows = await db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(isOfDevice), desc(registrations.createdAt))
    .limit(1);
  return rows[0];
}

/** Serialises activations of one e-mail address: each deletes the links of all others. */
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

/** Deletes all registrations of an address that has an account now. Their links are kept, to say so. */
export async function endRegistrations(db: DbExecutor, email: string, accountId: string) {
  const ids = db.select({ id: registrations.id }).from(registrations).where(eq(registrations.email, email));
  await db
    .update(linkTokens)
    .set({ purpose: 'superseded', registrationId: null, accountId })
    .where(inArray(linkTokens.registrationId, ids));
  await db.delete(registrations).where(eq(registrations.email, email));
}

export async function insertLinkToken(db: DbExecutor, token: WithLifetime<typeof linkTokens.$inferInsert>) {
  await db.insert(linkTokens).values(withExpiry(token));
}

type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

/**
 * Finds what an e-mailed link refers to without using it up. An expired token is deleted, so that it stays invalid if
 * the clock is set back.
 */
export async function findLink(db: DbExecutor, purpose: LinkPurpose, tokenHash: Buffer) {
  const { registrationId, accountId, emailChangeId, expiresAt } = linkTokens;
  await db.delete(linkTokens).where(and(eq(linkTokens.tokenHash, tokenHash), isExpired(expiresAt)));
  const rows = await db
    .select({ registrationId, accountId, emailChangeId })
    .from(linkTokens)
    .where(and(eq(linkTokens.tokenHash, tokenHash), eq(linkTokens.purpose, purpose)));
  return rows[0];
}

/**
 * Deletes a link's token, so that only one of many concurrent requests can use it. An expired token is deleted as well,
 * so that it stays invalid if the clock is set back.
 * @returns what the token refers to; undefined when it is unknown or expired.
 */
export async function consumeLinkToken(db: DbExecutor, purpose: LinkPurpose, tokenHash: Buffer) {
  const rows = await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.tokenHash, tokenHash), eq(linkTokens.purpose, purpose)))
    .returning({
      registrationId: linkTokens.registrationId,
      accountId: linkTokens.accountId,
      isExpired: isExpired(linkTokens.expiresAt),
    });
  return rows.find((row) => !row.isExpired);
}

/** Invalidates all links e-mailed to an account, or for it to a new address. */
export async function deleteLinkTokensByAccount(db: DbExecutor, accountId: string) {
  await db.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
  await db.delete(linkTokens).where(eq(linkTokens.accountId, accountId));
}

export async function insertSession(db: DbExecutor, session: WithLifetime<typeof sessions.$inferInsert>) {
  await db.insert(sessions).values(withExpiry(session));
}

export async function selectAccountBySession(db: DbExecutor, tokenHash: Buffer) {
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      phone: accounts.phone,
      isExpired: isExpired(sessions.expiresAt),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    // A node of an earlier version may have started a session meanwhile.
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(accounts.blockedAt), isNull(accounts.mergedInto)));
  return rows[0];
}

/** @returns whether there was such a session. */
export async function deleteSession(db: DbExecutor, tokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function selectSessionsByAccount(db: DbExecutor, accountId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt));
}

/** @returns whether the account had such a session. */
export async function deleteSessionById(db: DbExecutor, accountId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends an account's sessions, except for the one with this token if it is given. */
export async function deleteSessionsByAccount(db: DbExecutor, accountId: string, exceptTokenHash?: Buffer) {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        exceptTokenHash === undefined ? undefined : ne(sessions.tokenHash, exceptTokenHash),
      ),
    );
}

/** Ends the sessions of accounts, and all links e-mailed to them or for them to a new address. */
export async function endAccess(db: DbExecutor, accountIds: readonly string[]) {
  for (const table of [sessions, linkTokens, emailChanges])
    await db.delete(table).where(isOneOf(table.accountId, accountIds));
}

/** Serialises requests for one phone number until the transaction ends, so that the count of codes is exact. */
export async function lockPhone(transaction: Transaction, phone: string) {
  await transaction.execute(sql`select ${advisoryLock(`phone ${phone}`)}`);
}

/** The codes sent to a number in the last hour, newest first, and in how many seconds each will be an hour old. */
export async function selectRecentPhoneCodes(db: DbExecutor, phone: string) {
  const oneHourLater = sql`${phoneCodes.createdAt} + interval '1 hour'`;
  return db
    .select({
      accountId: phoneCodes.accountId,
      waitSeconds: sql<number>`ceil(extract(epoch from ${oneHourLater} - now()))::integer`,
    })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), gt(phoneCodes.createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(desc(phoneCodes.createdAt));
}

export async function insertPhoneCode(db: DbExecutor, code: WithLifetime<typeof phoneCodes.$inferInsert>) {
  await db.insert(phoneCodes).values(withExpiry(code));
}

function isCodeFor(accountId: string, phone: string) {
  return and(
    eq(phoneCodes.phone, phone),
    or(eq(phoneCodes.accountId, accountId), isNull(phoneCodes.accountId)),
  );
}

/**
 * Consumes one attempt on the newest code sent to a number for this account or, in trial mode, for no account. An
 * expired code loses all attempts.
 * @returns the code's row; undefined when there is no code, or it has expired or has no attempts left.
 */
export async function consumeCodeAttempt(db: DbExecutor, accountId: string, phone: string) {
  const newest = db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(isCodeFor(accountId, phone))
    .orderBy(desc(phoneCodes.createdAt))
    .limit(1);
  const rows = await db
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

/** How many attempts the newest code for this account and number has left; undefined when there is none. */
export async function findCodeAttemptsLeft(db: DbExecutor, accountId: string, phone: string) {
  const [newest] = await db
    .select({ triesLeft: phoneCodes.triesLeft })
    .from(phoneCodes)
    .where(isCodeFor(accountId, phone))
    .orderBy(desc(phoneCodes.createdAt))
    .limit(1);
  return newest?.triesLeft;
}

/**
 * Invalidates a code, so that only one of many concurrent requests can use it. Its row is kept for a while, because it
 * counts towards the hourly limit.
 * @returns whether the code was still valid.
 */
export async function consumeCode(db: DbExecutor, id: string): Promise<boolean> {
  const rows = await db
    .update(phoneCodes)
    .set({ triesLeft: 0, codeHash: null })
    .where(and(eq(phoneCodes.id, id), isNotNull(phoneCodes.codeHash)))
    .returning({ id: phoneCodes.id });
  return rows.length > 0;
}

/**
 * Stores the hash of a code that has not expired.
 * @returns the phone number to send it to; undefined when it has expired.
 */
export async function setCodeHash(db: DbExecutor, id: string, codeHash: Buffer): Promise<string | undefined> {
  const rows = await db
    .update(phoneCodes)
    .set({ codeHash })
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.expiresAt, sql`now()`)))
    .returning({ phone: phoneCodes.phone });
  return rows[0]?.phone;
}
