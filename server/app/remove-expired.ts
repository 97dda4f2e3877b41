import { lt, sql } from 'drizzle-orm';
import {
  type HeldQuoteRequests,
  pseudonymiseOldQuoteRequests,
} from '#server/features/orders/pseudonymise.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  contactMessages,
  emailChanges,
  estimateDrawings,
  estimateFiles,
  idempotencyKeys,
  knownDevices,
  linkTokens,
  mailLog,
  personalDataReads,
  phoneCodes,
  rateLimits,
  registrations,
  securityEvents,
  sessions,
} from '#server/platform/database/schema.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes expired data, which is useless by then and partly personal.
 * @param time the current time; by default the database's.
 * @returns the quote requests that were held back, because a clock was probably set forward.
 */
export async function removeExpired(database: Database, time?: Date): Promise<HeldQuoteRequests | undefined> {
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
  await database.delete(emailChanges).where(lt(emailChanges.createdAt, daysAgo(RETENTION.emailChangeDays)));
  for (const table of [estimateFiles, estimateDrawings])
    await database.delete(table).where(lt(table.createdAt, hoursAgo(RETENTION.estimateFileHours)));
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, hoursAgo(RETENTION.idempotencyHours)));
  await database
    .delete(personalDataReads)
    .where(lt(personalDataReads.readAt, daysAgo(RETENTION.personalDataReadDays)));
  await database
    .delete(securityEvents)
    .where(lt(securityEvents.happenedAt, daysAgo(RETENTION.securityEventDays)));
  await database.delete(knownDevices).where(lt(knownDevices.lastUsedAt, daysAgo(RETENTION.knownDeviceDays)));
  await database.delete(mailLog).where(lt(mailLog.createdAt, daysAgo(RETENTION.mailLogDays)));
  // The worker gives up after about four days of retries, but keeps the payload.
  await database.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where created_at < ${daysAgo(RETENTION.undeliveredDays).toISOString()}`);
  const held = await pseudonymiseOldQuoteRequests(database, now);
  // Messages cannot be restored either, and are deleted when the clock has been checked.
  if (!held) {
    await database
      .delete(contactMessages)
      .where(lt(contactMessages.createdAt, daysAgo(RETENTION.contactMessageDays)));
  }
  return held;
}
