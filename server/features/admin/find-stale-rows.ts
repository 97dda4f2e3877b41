import { formatDateTime } from '#domain/indian-format.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectChangeToVersion } from './change-queries.ts';
import type { RowProblem } from './import-problems.ts';
import type { PlannedChange } from './plan-import.ts';
import { VERSION_COLUMN } from './product-cells.ts';

/** Names the rows that would undo what somebody has changed since the file was exported. */
export async function findStaleRows(
  transaction: Transaction,
  changed: readonly PlannedChange[],
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const { row, id, existing, version } of changed) {
    if (version === undefined || version === String(existing.version)) continue;
    const stored = { kind: 'products', subject: id, version: existing.version };
    const change = await selectChangeToVersion(transaction, stored);
    const who = change
      ? `${change.changedBy} changed this product on ${formatDateTime(change.changedAt)}`
      : 'This product was changed';
    const message = `${who}, after the file was exported. Export it again, or empty this cell to overwrite the change.`;
    problems.push({ row, column: VERSION_COLUMN, message });
  }
  return problems;
}
