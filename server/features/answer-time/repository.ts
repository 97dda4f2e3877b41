import { and, asc, between, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { holidays, quoteRequests } from '#server/platform/database/schema.ts';

/** Until when a quote request that nobody has answered yet should be; null for the others. */
export const answerDueAtSql = sql`case
  when ${quoteRequests.answeredAt} is null and ${quoteRequests.state} in ('new', 'open') then ${quoteRequests.answerDueAt}
  end`.mapWith(quoteRequests.answerDueAt) as SQL<Date | null>;

/** Whether it should have been answered by now. An index has the few requests that nobody has answered. */
export const isOverdueSql = sql`(${quoteRequests.answeredAt} is null and ${quoteRequests.state} in ('new', 'open')
  and ${quoteRequests.answerDueAt} < now())`;

/** Until when one request should be answered. */
export async function findAnswerDueAt(
  database: DbExecutor,
  quoteRequestId: string,
): Promise<Date | undefined> {
  const rows = await database
    .select({ answerDueAt: answerDueAtSql })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, quoteRequestId));
  return rows[0]?.answerDueAt ?? undefined;
}

/** As a column: the holidays that are still to come. */
export const comingHolidaysSql = sql<string[]>`array(
  select ${holidays.day}::text from ${holidays} where ${holidays.day} >= current_date - 1)`;

export async function selectHolidays(database: DbExecutor, from = '0001-01-01') {
  return database.select().from(holidays).where(gte(holidays.day, from)).orderBy(asc(holidays.day));
}

export async function findHoliday(db: DbExecutor, day: string) {
  const rows = await db.select().from(holidays).where(eq(holidays.day, day));
  return rows[0];
}

export async function selectHolidaysOfYear(db: DbExecutor, year: number) {
  return db
    .select()
    .from(holidays)
    .where(between(holidays.day, `${year}-01-01`, `${year}-12-31`))
    .orderBy(asc(holidays.day));
}

/** Of a day with a name already, the name is replaced. */
export async function upsertHoliday(
  database: DbExecutor,
  holiday: typeof holidays.$inferInsert,
): Promise<void> {
  await database
    .insert(holidays)
    .values(holiday)
    .onConflictDoUpdate({ target: holidays.day, set: { name: holiday.name } });
}

export async function deleteHoliday(database: DbExecutor, day: string): Promise<string | undefined> {
  const rows = await database
    .delete(holidays)
    .where(eq(holidays.day, day))
    .returning({ name: holidays.name });
  return rows[0]?.name;
}

/** When requests were asked and answered, those that were answered last. */
export async function selectAnswered(database: DbExecutor, { days, limit }: { days: number; limit: number }) {
  const rows = await database
    .select({ askedAt: quoteRequests.createdAt, answeredAt: quoteRequests.answeredAt })
    .from(quoteRequests)
    .where(
      and(
        isNotNull(quoteRequests.answeredAt),
        gte(quoteRequests.answeredAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(desc(quoteRequests.answeredAt))
    .limit(limit);
  return rows.flatMap(({ askedAt, answeredAt }) => (answeredAt ? [{ askedAt, answeredAt }] : []));
}
