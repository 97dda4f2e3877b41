import { lt, sql } from 'drizzle-orm';
import { pseudonymiseOldQuoteRequests } from '#server/features/orders/pseudonymise.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  contactMessages,
  estimateFiles,
  idempotencyKeys,
  linkTokens,
  phoneCodes,
  rateLimits,
  registrations,
  sessions,
} from '#server/platform/database/schema.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes expired data, which is useless by then and partly personal.
 * @param time the current time; by default the database's, from which all timestamps come.
 */
export async function removeExpired(database: Database, time?: Date): Promise<void> {
  const now = time ?? (await selectNow(database));
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const daysAgo = (days: number) => hoursAgo(24 * days);
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(linkTokens).where(lt(linkTokens.expiresAt, now));
  await database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await database.delete(phoneCodes).where(lt(phoneCodes.createdAt, hoursAgo(RETENTION.phoneCodeHours)));
  await database
    .delete(registrations)
    .where(lt(registrations.createdAt, daysAgo(RETENTION.registrationDays)));
  await database
    .delete(estimateFiles)
    .where(lt(estimateFiles.createdAt, hoursAgo(RETENTION.estimateFileHours)));
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, hoursAgo(RETENTION.idempotencyHours)));
  await database
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, daysAgo(RETENTION.contactMessageDays)));
  // The worker gives up after about four days of retries, but keeps the payload.
  await database.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where created_at < ${daysAgo(RETENTION.undeliveredDays).toISOString()}`);
  await pseudonymiseOldQuoteRequests(database, now);
}

async function selectNow(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ seconds: number }>(
    sql`select extract(epoch from now())::double precision as seconds`,
  );
  return new Date((rows[0]?.seconds ?? Number.NaN) * 1000);
}
