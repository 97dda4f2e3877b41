import { recordPersonalDataRead } from '#server/features/admin/personal-data-read-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';

/** Records that a call shows an operator personal data, before it does. */
export function recordStaffRead(
  database: Database,
  staff: StaffCaller,
  command: string,
  recordIds: readonly string[],
): Promise<void> {
  return recordPersonalDataRead(database, { readBy: staff.name, readVia: staff.via, command, recordIds });
}
