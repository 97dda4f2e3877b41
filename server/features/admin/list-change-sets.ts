import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

type Columns = Record<string, unknown>;

/** The change of one row: the columns that differ, or all columns of a row that was added or removed. */
export type Change = { subject: string; label: string | null; before: Columns | null; after: Columns | null };

/** The changes that one person made to one kind of thing at one moment, such as an import. */
export type ChangeSet = {
  changedAt: Date;
  changedBy: string;
  /** The table. */
  kind: string;
  verb: 'added' | 'changed' | 'removed';
  count: number;
  /** Of its last change. */
  number: number;
  /** The first ones. */
  changes: Change[];
};

/**
 * Lists what was changed, newest first.
 * @param limit how many moments; an import is one, however many products it changed.
 * @param maxChanges how many changes of each change set to include.
 */
export async function listChangeSets(
  database: Database,
  limit: number,
  maxChanges: number,
): Promise<ChangeSet[]> {
  const { rows } = await database.execute<ChangeSet>(sql`
    with recursive moments as (
      select max(changed_at) as changed_at, 1 as place from changes
      union all
      select (select max(changed_at) from changes where changed_at < moments.changed_at), place + 1
      from moments where changed_at is not null and place < ${limit})
    select
      changed_at as "changedAt",
      changed_by as "changedBy",
      kind,
      verb,
      count(*)::integer as count,
      max(id)::integer as number,
      jsonb_agg(jsonb_build_object('subject', subject, 'label', label, 'before', before, 'after', after) order by id)
        filter (where number <= ${maxChanges}) as changes
    from (
      select *, row_number() over (partition by changed_at, changed_by, kind, verb order by id) as number
      from moments
      join changes using (changed_at)
      cross join lateral (
        select case when before is null then 'added' when after is null then 'removed' else 'changed' end as verb)) as each
    group by changed_at, changed_by, kind, verb
    order by changed_at desc, max(id) desc`);
  return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
