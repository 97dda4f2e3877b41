import { AppError } from '#contract/errors.ts';
import { openRequest } from '#server/features/quotations/open-request.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { lockAssignment, updateAssignee } from './repository.ts';

type Assignment = {
  quoteRequestId: string;
  /** Who assigns it. */
  operator: string;
  /** Whose it was when the operator saw it; null for nobody's. */
  seen: string | null;
  /** Null for nobody. */
  assignee: { id: string; name: string } | null;
};

/**
 * Assigns a request. Anyone who takes a new one has read it.
 * @throws AppError 'not_found' when there is no such request, 'conflict' when somebody else has assigned it meanwhile.
 */
export async function assignRequest(
  transaction: Transaction,
  { quoteRequestId, operator, seen, assignee }: Assignment,
): Promise<void> {
  const current = await lockAssignment(transaction, quoteRequestId);
  if (!current) throw new AppError('not_found', 'There is no such quote request.');
  const name = assignee?.name ?? null;
  if (current.assignedTo === name) return;
  if (current.assignedTo !== seen) {
    throw new AppError(
      'conflict',
      current.assignedTo === null
        ? 'It has been given back in the meantime.'
        : `Meanwhile it has been assigned to ${current.assignedTo}.`,
    );
  }
  await updateAssignee(transaction, quoteRequestId, assignee?.id ?? null);
  if (name === operator) await openRequest(transaction, { quoteRequestId, operator });
}
