import { and, count, desc, eq, getTableColumns, inArray, like, type SQL, sql } from 'drizzle-orm';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { escapeLike } from '#server/platform/database/escape-like.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { mailLog, quoteRequests } from '#server/platform/database/schema.ts';

export type MailRow = typeof mailLog.$inferSelect;
/** `waiting` also means that it will be tried again; `given_up` that this was done too often. */
export type MailState = MailRow['state'];

type Attempt = Pick<MailRow, 'jobId' | 'kind' | 'payload' | 'toAddress' | 'subject'> & {
  quoteRequestId: string | undefined;
};

/** Records that a mail is about to be sent, for the first time or again, unless the job has sent it already. */
export async function upsertMail(
  db: DbExecutor,
  attempt: Attempt,
): Promise<Pick<MailRow, 'id' | 'state' | 'lastReply'>> {
  const rows = await db
    .insert(mailLog)
    .values({ id: newId(), ...attempt })
    .onConflictDoUpdate({
      target: [mailLog.jobId, mailLog.toAddress, mailLog.subject],
      set: {
        tries: sql`${mailLog.tries} + (${mailLog.state} <> 'sent')::integer`,
        updatedAt: sql`case when ${mailLog.state} = 'sent' then ${mailLog.updatedAt} else now() end`,
      },
    })
    .returning({ id: mailLog.id, state: mailLog.state, lastReply: mailLog.lastReply });
  const [mail] = rows;
  if (!mail) throw new Error('The mail was not recorded.');
  return mail;
}

export async function updateMail(
  db: DbExecutor,
  { id, state, lastReply }: Pick<MailRow, 'id' | 'state' | 'lastReply'>,
): Promise<void> {
  await db.update(mailLog).set({ state, lastReply, updatedAt: sql`now()` }).where(eq(mailLog.id, id));
}

export type MailFilter = {
  ids?: readonly string[];
  state?: MailState;
  address?: string;
  quoteRequestId?: string;
  /** The id of the last mail of the page before. */
  after?: string;
};

/** A mail with the number of the estimate that it is about, if any. */
export type LoggedMail = Omit<MailRow, 'payload' | 'jobId'> & { estimateNumber: string | undefined };

/** Lists mails, newest first. */
export async function selectMails(db: DbExecutor, filter: MailFilter, limit: number): Promise<LoggedMail[]> {
  const { payload: _, jobId: __, ...columns } = getTableColumns(mailLog);
  const { financialYear, runningNumber } = quoteRequests;
  const rows = await db
    .select({ ...columns, financialYear, runningNumber })
    .from(mailLog)
    .leftJoin(quoteRequests, eq(quoteRequests.id, mailLog.quoteRequestId))
    .where(toCondition(filter))
    .orderBy(desc(mailLog.updatedAt), desc(mailLog.id))
    .limit(limit);
  return rows.map(({ financialYear, runningNumber, ...mail }) => ({
    ...mail,
    estimateNumber:
      financialYear === null || runningNumber === null
        ? undefined
        : formatEstimateNumber(financialYear, runningNumber),
  }));
}

export async function countMails(db: DbExecutor, filter: MailFilter): Promise<number> {
  const rows = await db.select({ total: count() }).from(mailLog).where(toCondition(filter));
  return rows[0]?.total ?? 0;
}

function toCondition({ ids, state, address, quoteRequestId, after }: MailFilter): SQL | undefined {
  return and(
    ids && inArray(mailLog.id, [...ids]),
    state && eq(mailLog.state, state),
    address === undefined ? undefined : eq(mailLog.toAddress, address),
    quoteRequestId === undefined ? undefined : eq(mailLog.quoteRequestId, quoteRequestId),
    after === undefined
      ? undefined
      : sql`(${mailLog.updatedAt}, ${mailLog.id}) < (select updated_at, id from mail_log where id = ${after})`,
  );
}

export async function selectMailsById(db: DbExecutor, ids: readonly string[]): Promise<MailRow[]> {
  return db
    .select()
    .from(mailLog)
    .where(inArray(mailLog.id, [...ids]))
    .orderBy(mailLog.updatedAt);
}

/** Deletes the record of the mails to an address, as when its account is deleted. */
export async function deleteMailsTo(db: DbExecutor, address: string): Promise<void> {
  await db.delete(mailLog).where(eq(mailLog.toAddress, address));
}

/** At most two, which is enough to see that a beginning of an id is not unique. */
export async function selectMailsByIdPrefix(db: DbExecutor, prefix: string): Promise<MailRow[]> {
  return db
    .select()
    .from(mailLog)
    .where(like(mailLog.id, `${escapeLike(prefix)}%`))
    .limit(2);
}

/** What the mail server said when it refused the last mail to this address; undefined if it did not. */
export async function selectRefusal(
  db: DbExecutor,
  address: string,
): Promise<Pick<MailRow, 'lastReply' | 'updatedAt'> | undefined> {
  const [last] = await db
    .select({ state: mailLog.state, lastReply: mailLog.lastReply, updatedAt: mailLog.updatedAt })
    .from(mailLog)
    .where(and(eq(mailLog.toAddress, address), inArray(mailLog.state, ['sent', 'refused', 'given_up'])))
    .orderBy(desc(mailLog.updatedAt))
    .limit(1);
  return last?.state === 'refused' ? last : undefined;
}

/** Jobs that send mails and have not come to it yet, oldest first. */
export async function selectUntriedMailJobs(db: DbExecutor) {
  const { rows } = await db.execute<{ kind: string; createdAt: string; lastError: string | null }>(sql`
    select task_identifier as kind, created_at as "createdAt", last_error as "lastError"
    from graphile_worker.jobs
    where task_identifier ~ '-mails?$' and run_at <= now()
      and not exists (select from mail_log where job_id = jobs.id::text)
    order by id`);
  return rows.map(({ kind, createdAt, lastError }) => ({ kind, createdAt: new Date(createdAt), lastError }));
}
