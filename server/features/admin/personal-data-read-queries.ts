import { desc, getTableColumns } from 'drizzle-orm';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { personalDataReads } from '#server/platform/database/schema.ts';

/**
 * Who saw personal data by which command, and the ids of the orders, messages or accounts that it is of; `*` for all.
 */
export type PersonalDataRead = {
  readBy: string;
  readVia: string;
  command: string;
  recordIds: readonly string[];
};

/** Records that a command shows personal data. It must be recorded before it is shown. */
export async function recordPersonalDataRead(db: DbExecutor, read: PersonalDataRead): Promise<void> {
  await db.insert(personalDataReads).values({ ...read, recordIds: [...read.recordIds] });
}

/** Lists who saw personal data, newest first. */
export async function listPersonalDataReads(db: DbExecutor, limit: number) {
  const { id, ...columns } = getTableColumns(personalDataReads);
  return db.select(columns).from(personalDataReads).orderBy(desc(id)).limit(limit);
}

export async function countPersonalDataReads(db: DbExecutor): Promise<number> {
  return db.$count(personalDataReads);
}
