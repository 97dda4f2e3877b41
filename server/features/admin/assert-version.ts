import { AppError } from '#contract/errors.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectChangeToVersion } from './change-queries.ts';

/** What an operator edits, as it is stored now. */
type Stored = {
  /** The table and the key of the row. */
  kind: string;
  subject: string;
  version: number;
  /** What can be edited, by the names under which the call takes it. */
  current: Record<string, unknown>;
};

/**
 * Refuses to overwrite what the editor has not seen. The row must be locked.
 * @param expected the version that the editor has seen; undefined for commands, which edit what is there.
 * @throws AppError 'conflict' with who has changed it, when, and what is stored now.
 */
export async function assertVersion(
  db: DbExecutor,
  expected: number | undefined,
  { kind, subject, version, current }: Stored,
): Promise<void> {
  if (expected === undefined || expected === version) return;
  const change = await selectChangeToVersion(db, { kind, subject, version });
  throw createConflictError({ changedBy: change?.changedBy, changedAt: change?.changedAt, version, current });
}

/** The error for somebody who edits what has been changed meanwhile. Without a name, no operator has changed it. */
export function createConflictError({
  changedBy,
  changedAt,
  version,
  current,
}: {
  changedBy: string | undefined;
  changedAt: Date | undefined;
  version: number;
  current: Record<string, unknown>;
}): AppError {
  const when = changedAt ? ` on ${formatDateTime(changedAt)}` : ' meanwhile';
  return new AppError(
    'conflict',
    `${changedBy ?? 'Somebody else'} changed this${when}. Please look at it again.`,
    {
      conflict: {
        changed_by: changedBy ?? null,
        changed_at: changedAt?.toISOString() ?? null,
        version,
        current,
      },
    },
  );
}
