import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import {
  accounts,
  personalDataReads,
  securityEvents,
  staff,
  staffSecurityEvents,
} from '#server/platform/database/schema.ts';

/** A page of a log, whose entries are numbered. `after` is the number of the last entry of the page before. */
type Page = { after: number | undefined; limit: number };

/** Who has read personal data, the latest first. @param by a name in any case. */
export async function selectPersonalDataReads(
  db: DbExecutor,
  { by, after, limit }: Page & { by: string | undefined },
) {
  const { id, readBy } = personalDataReads;
  return db
    .select()
    .from(personalDataReads)
    .where(
      and(
        by === undefined ? undefined : sql`lower(${readBy}) = lower(${by})`,
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** What happened to the security of accounts, the latest first. @param accountId undefined for all accounts. */
export async function selectSecurityEventPage(
  db: DbExecutor,
  { accountId, after, limit }: Page & { accountId: string | undefined },
) {
  const { id, event, happenedAt } = securityEvents;
  return db
    .select({ id, event, happenedAt, accountId: securityEvents.accountId, email: accounts.email })
    .from(securityEvents)
    .leftJoin(accounts, eq(accounts.id, securityEvents.accountId))
    .where(
      and(
        accountId === undefined ? undefined : eq(securityEvents.accountId, accountId),
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

/** How operators got to the desk, or did not, the latest first. */
export async function selectStaffSecurityEventPage(db: DbExecutor, { after, limit }: Page) {
  const { id, event, address, happenedAt } = staffSecurityEvents;
  return db
    .select({ id, event, address, happenedAt, name: staff.name })
    .from(staffSecurityEvents)
    .leftJoin(staff, eq(staff.id, staffSecurityEvents.staffId))
    .where(after === undefined ? undefined : lt(id, after))
    .orderBy(desc(id))
    .limit(limit);
}
