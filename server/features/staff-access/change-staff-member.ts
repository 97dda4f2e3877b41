import { AppError } from '#contract/errors.ts';
import { assertVersion } from '#server/features/admin/assert-version.ts';
import { lockStaffMember } from '#server/features/admin/staff-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';

/**
 * Locks the person whom an owner changes.
 * @param version of the person as the owner saw them; undefined when it does not matter.
 * @throws AppError 'not_found' when there is no such person, 'conflict' when somebody has changed them since.
 */
export async function lockForChange(transaction: Transaction, id: string, version?: number) {
  const member = await lockStaffMember(transaction, id);
  if (!member) throw new AppError('not_found', 'This operator has been removed.');
  const { role } = member;
  await assertVersion(transaction, version, {
    kind: 'staff',
    subject: id,
    version: member.version,
    current: { role },
  });
  return member;
}
