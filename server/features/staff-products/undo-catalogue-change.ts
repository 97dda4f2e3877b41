import { AppError } from '#contract/errors.ts';
import type { Operator } from '#server/features/admin/run-as-operator.ts';
import { getCommandChanges, undoChanges } from '#server/features/admin/undo-changes.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** What somebody who may change the catalogue can take back. */
const CATALOGUE_KINDS = [
  ...['products', 'product_families', 'categories', 'sub_categories', 'specifications'],
  ...['known_brands', 'search_synonyms', 'picture_focuses'],
  // A picture is replaced there, too; whoever may change the catalogue may change them.
  ...['banners', 'ads', 'page_contents'],
];

/**
 * Takes back all that one act changed in the catalogue.
 * @param number of one of its changes.
 * @throws AppError 'conflict' when something was changed since, 'forbidden' for changes of anything else.
 */
export async function undoCatalogueChange(
  database: Database,
  operator: Operator,
  number: number,
): Promise<void> {
  const changes = await getCommandChanges(database, { number, maxChanges: 0 });
  if (changes.changeSets.some(({ kind }) => !CATALOGUE_KINDS.includes(kind))) {
    throw new AppError('forbidden', 'This is not a change of the catalogue.');
  }
  await undoChanges(database, operator, changes, { isDryRun: false });
}
