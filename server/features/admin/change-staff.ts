import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { personOrCompanyName } from '#contract/fields.ts';
import type { Database, DbExecutor } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { validate } from '#server/platform/http/validate.ts';
import { runAsOperator } from './run-as-operator.ts';
import { insertStaffMember, selectActiveNames, selectStaffMember, updateRemovedAt } from './staff-queries.ts';

const rules = z.object({
  name: personOrCompanyName('The name', 100).check(
    z.refine(
      (name) => !/^(buyer$|cli:)/i.test(name),
      'The records use “buyer” and names with “cli:” for others. Please choose another name.',
    ),
  ),
});

/**
 * Adds a person in whose name commands can be run, or one who was removed again.
 * @returns the name as it will be recorded.
 * @throws AppError 'conflict' when the person is there, 'invalid_input' when it is no name.
 */
export function addStaffMember(database: Database, operator: string, typed: string): Promise<string> {
  const { name } = validate(rules, { name: typed });
  return runAsOperator(database, operator, async (transaction) => {
    const former = await selectStaffMember(transaction, name);
    if (former && former.removedAt === null) {
      throw new AppError('conflict', `There is already an operator “${former.name}”.`);
    }
    if (former) await updateRemovedAt(transaction, former.id, false);
    else await insertStaffMember(transaction, { id: newId(), name });
    return former?.name ?? name;
  });
}

/**
 * Removes a person, who can no longer be named from then on. Records keep the name.
 * @throws AppError 'not_found' when there is no such person.
 */
export function removeStaffMember(database: Database, operator: string, name: string): Promise<string> {
  return runAsOperator(database, operator, async (transaction) => {
    const member = await getActiveMember(transaction, name);
    await updateRemovedAt(transaction, member.id, true);
    return member.name;
  });
}

/**
 * The recorded name of the person who is named so, in any case.
 * @throws AppError 'not_found' with the names that there are.
 */
export async function getStaffName(db: DbExecutor, typed: string): Promise<string> {
  return (await getActiveMember(db, typed)).name;
}

async function getActiveMember(db: DbExecutor, typed: string) {
  const member = await selectStaffMember(db, typed.trim());
  if (member && member.removedAt === null) return member;
  const names = await selectActiveNames(db);
  const known = names.length > 0 ? `Operators are: ${names.join(', ')}.` : 'The list of operators is empty.';
  throw new AppError(
    'not_found',
    `There is no operator “${typed}”. ${known} To add one: npm run operator -- staff add NAME`,
  );
}
