import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';

type Columns = Record<string, unknown>;

/** One row's change: the columns that differ, or all of a row that was added or removed. */
export type Change = { subject: string; label: string | null; before: Columns | null; after: Columns | null };

/** What one person did to one kind of thing at one moment. */
export type Act = {
  changedAt: Date;
  changedBy: string;
  /** The table. */
  kind: string;
  verb: 'added' | 'changed' | 'removed';
  count: number;
  /** The first of them. */
  changes: Change[];
};

/**
 * What was changed, newest first.
 * @param limit moments; an import is one, however many products it changed.
 * @param changesShown of each act.
 */
export async function listChanges(database: Database, limit: number, changesShown: number): Promise<Act[]> {
  const { rows } = await database.execute<Act>(sql`
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
      jsonb_agg(jsonb_build_object('subject', subject, 'label', label, 'before', before, 'after', after) order by id)
        filter (where number <= ${changesShown}) as changes
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
