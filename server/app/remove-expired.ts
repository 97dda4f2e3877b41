import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { formatIsoDay } from '#domain/indian-day.ts';
import { findLastRemovalAt, setLastRemovalAt } from '#server/features/orders/last-removal-queries.ts';
import {
  type HeldQuoteRequests,
  pseudonymiseOldQuoteRequests,
  type RemovalPause,
} from '#server/features/orders/pseudonymise.ts';
import { deleteFilesUnusedSince } from '#server/features/request-files/delete-files.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  contactMessages,
  emailChanges,
  emptySearches,
  estimateDrawings,
  estimateFiles,
  idempotencyKeys,
  knownDevices,
  linkTokens,
  mailLog,
  personalDataReads,
  phoneCodes,
  quotationAcceptances,
  quotationLinks,
  rateLimits,
  registrations,
  sealedCopies,
  securityEvents,
  sessions,
  staffChallenges,
  staffLinks,
  staffSecurityEvents,
  staffSessions,
  webhookDeliveries,
} from '#server/platform/database/schema.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { RETENTION } from '#server/platform/queue/retention.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After a longer time without the hourly removal, a clock was perhaps set forward. */
const MAX_PAUSE_DAYS = 7;

/**
 * Deletes expired data, which is useless by then and partly personal.
 * @param time the current time; by default the database's.
 * @returns what was held back, because a clock was probably set forward: quote requests, and all that is kept for long.
 */
export async function removeExpired(database: Database, time?: Date): Promise<HeldQuoteRequests | undefined> {
  const now = time ?? (await selectNow(database));
  const { hoursAgo, daysAgo } = countBackFrom(now);
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(staffSessions).where(lt(staffSessions.expiresAt, now));
  await database.delete(staffLinks).where(lt(staffLinks.expiresAt, now));
  await database.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now));
  await database.delete(linkTokens).where(lt(linkTokens.expiresAt, now));
  await deleteExpiredLinks(database, now);
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
    .delete(emptySearches)
    .where(lt(emptySearches.day, formatIsoDay(daysAgo(RETENTION.emptySearchDays))));
  await deleteFilesUnusedSince(database, hoursAgo(RETENTION.unusedFileHours));
  const held = await pseudonymiseOldQuoteRequests(database, now, await findPause(database, now));
  if (held) return held;
  for (const { table, isExpired } of listLongKept(now)) await database.delete(table).where(isExpired);
  // The worker gives up after about four days of retries, but keeps the payload.
  await database.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where created_at < ${daysAgo(RETENTION.undeliveredDays).toISOString()}`);
  await setLastRemovalAt(database, now);
  return undefined;
}

/**
 * A link by which a quotation was accepted is kept with the acceptance, because its address says whose answer that was.
 */
async function deleteExpiredLinks(database: Database, now: Date): Promise<void> {
  const acceptance = database
    .select({ id: quotationAcceptances.id })
    .from(quotationAcceptances)
    .where(eq(quotationAcceptances.linkId, quotationLinks.id));
  await database.delete(quotationLinks).where(and(lt(quotationLinks.expiresAt, now), notExists(acceptance)));
}

function countBackFrom(now: Date) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return { hoursAgo, daysAgo: (days: number) => hoursAgo(24 * days) };
}

/** What would be missed if a wrong clock removed it, in addition to quote requests. */
function listLongKept(now: Date) {
  const { daysAgo } = countBackFrom(now);
  return [
    {
      table: personalDataReads,
      isExpired: lt(personalDataReads.readAt, daysAgo(RETENTION.personalDataReadDays)),
    },
    { table: securityEvents, isExpired: lt(securityEvents.happenedAt, daysAgo(RETENTION.securityEventDays)) },
    {
      table: staffSecurityEvents,
      isExpired: lt(staffSecurityEvents.happenedAt, daysAgo(RETENTION.securityEventDays)),
    },
    { table: knownDevices, isExpired: lt(knownDevices.lastUsedAt, daysAgo(RETENTION.knownDeviceDays)) },
    {
      table: webhookDeliveries,
      isExpired: lt(webhookDeliveries.createdAt, daysAgo(RETENTION.webhookDeliveryDays)),
    },
    { table: sealedCopies, isExpired: lt(sealedCopies.sealedAt, daysAgo(RETENTION.sealedCopyDays)) },
    { table: mailLog, isExpired: lt(mailLog.createdAt, daysAgo(RETENTION.mailLogDays)) },
    {
      table: contactMessages,
      isExpired: lt(contactMessages.createdAt, daysAgo(RETENTION.contactMessageDays)),
    },
  ];
}

async function findPause(database: Database, now: Date): Promise<RemovalPause | undefined> {
  const lastRemovalAt = await findLastRemovalAt(database);
  if (!lastRemovalAt || lastRemovalAt >= countBackFrom(now).daysAgo(MAX_PAUSE_DAYS)) return undefined;
  let otherRecords = 0;
  for (const { table, isExpired } of listLongKept(now))
    otherRecords += await database.$count(table, isExpired);
  return { since: lastRemovalAt.toISOString(), otherRecords };
}
