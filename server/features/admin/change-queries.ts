import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { isOneOf } from '#server/platform/database/is-one-of.ts';
import { changes } from '#server/platform/database/schema.ts';

/** By which operator, and when, a row got this version; undefined when it was no operator. */
export async function selectChangeToVersion(
  db: DbExecutor,
  { kind, subject, version }: { kind: string; subject: string; version: number },
): Promise<{ changedBy: string; changedAt: Date } | undefined> {
  const rows = await db
    .select({ changedBy: changes.changedBy, changedAt: changes.changedAt })
    .from(changes)
    .where(and(eq(changes.kind, kind), eq(changes.subject, subject), eq(changes.version, version)))
    .orderBy(desc(changes.id))
    .limit(1);
  return rows[0];
}

/** The last change of one of these rows after another change, and not of this transaction. */
export async function selectChangeSince(
  db: DbExecutor,
  kind: string,
  subjects: readonly string[],
  since: number,
): Promise<{ changedBy: string; changedAt: Date; label: string | null } | undefined> {
  const rows = await db
    .select({ changedBy: changes.changedBy, changedAt: changes.changedAt, label: changes.label })
    .from(changes)
    .where(
      and(
        eq(changes.kind, kind),
        isOneOf(changes.subject, subjects),
        gt(changes.id, since),
        ne(changes.changedAt, sql`now()`),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1);
  return rows[0];
}

/** What an operator did last to a row; undefined when nobody has. */
export async function selectLastChange(
  db: DbExecutor,
  { kind, subject }: { kind: string; subject: string },
): Promise<{ id: number; changedBy: string; changedAt: Date } | undefined> {
  const rows = await db
    .select({ id: changes.id, changedBy: changes.changedBy, changedAt: changes.changedAt })
    .from(changes)
    .where(and(eq(changes.kind, kind), eq(changes.subject, subject)))
    .orderBy(desc(changes.id))
    .limit(1);
  return rows[0];
}

/** Until the transaction ends, triggers record all changes under this name, and by what they were made. */
export async function setChangeActor(
  transaction: Transaction,
  { name, via }: { name: string; via: string },
): Promise<void> {
  await transaction.execute(
    sql`select set_config('shop.operator', ${name}, true), set_config('shop.via', ${via}, true)`,
  );
}
