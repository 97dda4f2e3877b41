import * as z from 'zod/mini';
import { AppError } from '#contract/errors.ts';
import { formatCount } from '#domain/indian-format.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { deleteFamily, lockFamily, selectFamilies, updateFamily } from './family-queries.ts';
import { assertNameIsFree, getByName } from './get-row.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { familyRules } from './term-rules.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

const rules = z.object({
  name: familyRules.name,
  options: z
    .array(familyRules.option)
    .check(
      z.refine(
        (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
        'An option is named twice.',
      ),
    ),
});
export type FamilyEntry = z.input<typeof rules>;

/**
 * Renames a family or its options. Their number stays, because each product has a value of each.
 * @param name the family's name or id.
 * @param seenVersion the one that the editor has seen; without it, whatever is there is changed.
 * @returns the number of the change, by which it can be undone; null when nothing has changed.
 * @throws AppError 'not_found' when there is no such family, 'conflict' when another has the new name, the number of
 * options is another one or somebody has changed it since.
 */
export function changeFamily(
  database: Database,
  operator: Operator,
  name: string,
  entry: Partial<FamilyEntry>,
  seenVersion?: number,
) {
  return runAsOperator(database, operator, async (transaction) => {
    const families = await selectFamilies(transaction);
    const { id } = getByName(families, name, 'family');
    const { version, ...current } = await lockFamily(transaction, id);
    const { options } = current;
    await assertSeen(transaction, id, { version, ...current }, seenVersion);
    const values = validate(rules, { ...current, ...entry });
    const others = families.filter((other) => other.id !== id);
    assertNameIsFree(others, values.name, 'family');
    if (values.options.length !== options.length) {
      throw new AppError(
        'conflict',
        `The products of “${current.name}” have a value for each of its options: ${options.join(', ')}. Give as many names.`,
      );
    }
    await updateFamily(transaction, { id, ...values });
    return selectOwnChangeNumber(transaction);
  });
}

/**
 * @param name the family's name or id.
 * @returns the number of the change.
 * @throws AppError 'not_found' when there is no such family, 'conflict' when it has products or somebody has changed
 * it since.
 */
export function removeFamily(database: Database, operator: Operator, name: string, seenVersion?: number) {
  return runAsOperator(database, operator, async (transaction) => {
    const family = getByName(await selectFamilies(transaction), name, 'family');
    if (family.products > 0) {
      const products = formatCount(family.products, 'product');
      throw new AppError('conflict', `“${family.name}” is not empty: it has ${products}.`);
    }
    await assertSeen(transaction, family.id, await lockFamily(transaction, family.id), seenVersion);
    await deleteFamily(transaction, family.id);
    return selectOwnChangeNumber(transaction);
  });
}

async function assertSeen(
  transaction: Transaction,
  subject: string,
  { version, name, options }: Awaited<ReturnType<typeof lockFamily>>,
  seenVersion: number | undefined,
): Promise<void> {
  const current = { name, options };
  await assertVersion(transaction, seenVersion, { kind: 'product_families', subject, version, current });
}
