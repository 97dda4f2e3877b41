import { AppError, invalidField } from '#contract/errors.ts';
import { MAX_VIEWS, type RequestFilter } from '#contract/staff-requests.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { StaffMember } from '#server/platform/http/handlers.ts';
import { deleteView, insertView, type SavedView, selectView, selectViewNames } from './view-queries.ts';

/**
 * Saves a filter under a name that the operator has not used yet. A view is never changed, so that nobody's is lost.
 * @throws AppError 'invalid_input' when the name is taken, 'conflict' when there are too many.
 */
export async function saveView(
  transaction: Transaction,
  staff: StaffMember,
  { name, filter, isShared }: { name: string; filter: RequestFilter; isShared: boolean },
): Promise<SavedView> {
  const names = await selectViewNames(transaction, staff.id);
  if (names.includes(name)) {
    throw invalidField(
      'name',
      'You already have a view with this name. Please choose another name, or remove that one first.',
    );
  }
  if (names.length >= MAX_VIEWS) {
    throw new AppError('conflict', `You have ${MAX_VIEWS} views. Please remove one first.`);
  }
  const view = { id: newId(), name, filter: formatFilter(filter), isShared };
  await insertView(transaction, { ...view, staffId: staff.id });
  return { ...view, owner: staff.name };
}

/** @throws AppError 'not_found' when there is no such view that this operator can remove. */
export async function removeView(transaction: Transaction, staff: StaffMember, id: string): Promise<void> {
  const view = await selectView(transaction, id);
  const isOwn = view?.staffId === staff.id;
  if (!view || !(isOwn || (view.isShared && staff.role === 'owner'))) {
    throw new AppError('not_found', 'There is no such view of yours.');
  }
  await deleteView(transaction, id);
}

/** As in the address of the inbox: `turn=ours&place=Ludhiana`. */
export function formatFilter(filter: RequestFilter): string {
  const entries = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(entries).toString();
}
