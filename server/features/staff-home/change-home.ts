import { AppError } from '#contract/errors.ts';
import type { PromotionKind } from '#contract/staff-home.ts';
import { assertOrder } from '#server/features/admin/assert-order.ts';
import { lockPositions, moveTo, storePositions } from '#server/features/admin/ordered-row-queries.ts';
import { type Operator, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { getCommandChanges, undoChanges } from '#server/features/admin/undo-changes.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { ads, banners } from '#server/platform/database/schema.ts';

const TABLES = { banner: banners, ad: ads } as const;
/** What somebody who may change the home page can take back. */
const HOME_KINDS: readonly string[] = ['banners', 'ads'];

/**
 * Moves a banner or an advertisement.
 * @param place 1 is first.
 * @param seen the ids in the order that the operator saw.
 * @throws AppError 'not_found', or 'conflict' when the order is another one by now.
 */
export async function movePromotion(
  database: Database,
  operator: Operator,
  { kind, id, place, seen }: { kind: PromotionKind; id: string; place: number; seen: readonly string[] },
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    const table = TABLES[kind];
    const ids = await lockPositions(transaction, table);
    assertOrder(ids, seen);
    if (!ids.includes(id)) throw new AppError('not_found', 'It is no longer on the home page.');
    await storePositions(transaction, table, moveTo(ids, id, place));
  });
}

/**
 * Takes back all that one act changed on the home page.
 * @param number of one of its changes.
 * @throws AppError 'conflict' when something was changed since, 'forbidden' for changes of anything else.
 */
export async function undoHomeChange(database: Database, operator: Operator, number: number): Promise<void> {
  const changes = await getCommandChanges(database, { number, maxChanges: 0 });
  if (changes.changeSets.some(({ kind }) => !HOME_KINDS.includes(kind))) {
    throw new AppError('forbidden', 'This is not a change of the home page.');
  }
  await undoChanges(database, operator, changes, { isDryRun: false });
}
