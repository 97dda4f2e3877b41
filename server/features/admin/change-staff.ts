import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { personOrCompanyName } from '#contract/fields.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { validate } from '#server/platform/http/validate.ts';
import { createStaffLink } from './create-staff-link.ts';
import {
  deleteProofs,
  insertStaffMember,
  isNameOfKey,
  lockOwners,
  selectActiveNames,
  selectStaffMember,
  updateRemovedNow,
  updateStaffMember,
} from './staff-queries.ts';
import { deleteStaffSessions } from './staff-session-queries.ts';

const rules = z.object({
  name: personOrCompanyName('The name', 100).check(
    z.refine(
      (name) => !/^(buyer$|cli:)/i.test(name),
      '“buyer” and names with “cli:” are reserved. Please choose another name.',
    ),
  ),
});

/**
 * Adds a person in whose name commands can be run, or one who was removed again.
 * @returns the name as it will be recorded, and the token of a link that leads the person to the desk.
 * @throws AppError 'conflict' when somebody has this name already, 'invalid_input' when the text is not a name.
 */
export async function addStaffMember(
  transaction: Transaction,
  typed: string,
  role: StaffRole,
): Promise<{ name: string; linkToken: string }> {
  const { name } = validate(rules, { name: typed });
  if (await isNameOfKey(transaction, name)) {
    throw new AppError('conflict', 'An API key has this name. Please choose another one.');
  }
  const former = await selectStaffMember(transaction, name);
  if (former && former.removedAt === null) {
    throw new AppError('conflict', `There is already an operator “${former.name}”.`);
  }
  const member = former ?? { id: newId(), name };
  if (former) await updateStaffMember(transaction, former.id, { role, removedAt: null });
  else await insertStaffMember(transaction, { ...member, role });
  return { name: member.name, linkToken: await createStaffLink(transaction, member.id) };
}

/**
 * Gives a person another role, and ends their sessions.
 * @throws AppError 'conflict' when the person is the last owner.
 */
export async function changeRole(transaction: Transaction, id: string, role: StaffRole): Promise<void> {
  if (role !== 'owner') await assertOtherOwner(transaction, id);
  await updateStaffMember(transaction, id, { role });
  await deleteStaffSessions(transaction, id);
}

/**
 * Removes a person, who can no longer be named from then on. Records keep the name.
 * @throws AppError 'conflict' when the person is the last owner.
 */
export async function removeStaffMember(transaction: Transaction, id: string): Promise<void> {
  await assertOtherOwner(transaction, id);
  await updateRemovedNow(transaction, id);
  await endAccess(transaction, id);
}

/** Ends whatever leads a person to the desk. Logging in takes one of these, so that no session can begin in between. */
export async function endAccess(transaction: Transaction, id: string): Promise<void> {
  await deleteProofs(transaction, id);
  await deleteStaffSessions(transaction, id);
}

/** Locks all owners, so that of two who remove each other one remains. */
async function assertOtherOwner(transaction: Transaction, id: string): Promise<void> {
  const owners = await lockOwners(transaction);
  if (owners.length === 1 && owners[0] === id) {
    throw new AppError('conflict', 'This is the last owner. Please make somebody else an owner first.');
  }
}

/** The recorded name of the person who is named so. @throws as `getActiveMember`. */
export async function getStaffName(db: DbExecutor, typed: string): Promise<string> {
  return (await getActiveMember(db, typed)).name;
}

/**
 * The person of the staff who is named so, in any case.
 * @throws AppError 'not_found' when nobody has this name; its message lists the names that exist.
 */
export async function getActiveMember(db: DbExecutor, typed: string) {
  const member = await selectStaffMember(db, typed.trim());
  if (member && member.removedAt === null) return member;
  const names = await selectActiveNames(db);
  const known = names.length > 0 ? `Operators are: ${names.join(', ')}.` : 'The list of operators is empty.';
  throw new AppError(
    'not_found',
    `There is no operator “${typed}”. ${known} To add one: npm run operator -- staff add NAME`,
  );
}
