import { AppError } from '#contract/errors.ts';
import type { StaffPermission } from '#contract/staff-permissions.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { getCommandChanges, undoChanges } from '#server/features/admin/undo-changes.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { StaffCaller } from '#server/platform/http/handlers.ts';

/** What can be taken back from screens of the catalogue, and what one must be allowed to change for it. */
const NEEDED: Record<string, StaffPermission> = {
  products: 'catalogue:write',
  product_families: 'catalogue:write',
  categories: 'catalogue:write',
  sub_categories: 'catalogue:write',
  specifications: 'catalogue:write',
  known_brands: 'catalogue:write',
  search_synonyms: 'catalogue:write',
  picture_focuses: 'catalogue:write',
  // A picture is replaced there, too.
  banners: 'pages:write',
  ads: 'pages:write',
  page_contents: 'pages:write',
};

/**
 * Takes back all that one act changed in the catalogue.
 * @param number of one of its changes.
 * @throws AppError 'conflict' when something was changed since, 'forbidden' for changes of anything else.
 */
export async function undoCatalogueChange(
  database: Database,
  staff: Pick<StaffCaller, 'name' | 'via' | 'permissions'>,
  number: number,
): Promise<void> {
  const changes = await getCommandChanges(database, { number, maxChanges: 0 });
  for (const { kind } of changes.changeSets) {
    const needed = NEEDED[kind];
    if (!needed) throw new AppError('forbidden', 'This is not a change of the catalogue.');
    if (!staff.permissions.includes(needed))
      throw new AppError('forbidden', `${staff.name} does not have the permission ${needed}.`);
  }
  await undoChanges(database, byStaffCall(staff), changes, { isDryRun: false });
}
