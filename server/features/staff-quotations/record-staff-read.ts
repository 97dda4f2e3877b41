import { recordPersonalDataRead } from '#server/features/admin/personal-data-reads.ts';
import { STAFF_CALL } from '#server/features/admin/run-as-operator.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';

/** Records that a call shows an operator personal data, before it does. */
export function recordStaffRead(
  database: Database,
  staff: StaffMember,
  command: string,
  recordIds: readonly string[],
): Promise<void> {
  return recordPersonalDataRead(database, { readBy: staff.name, readVia: STAFF_CALL, command, recordIds });
}
