import type pg from 'pg';

/** Everything a database is made of but its rows, one line each: two that give the same lines behave alike. */
export async function describeSchema(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with ours as (
      select pg_class.*, oid::regclass as called from pg_class
      where relnamespace::regnamespace::text in ('public', 'graphile_worker'))
    select concat_ws(' ', relkind, called, reloptions, relrowsecurity, pg_get_viewdef(oid)) as line from ours
    union all
    select concat_ws(' ', called, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attcollation::regcollation, pg_get_expr(adbin, adrelid))
    from ours join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
    left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    union all
    select concat_ws(' ', called, conname, pg_get_constraintdef(pg_constraint.oid), convalidated)
    from ours join pg_constraint on conrelid = ours.oid
    union all
    select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) from ours join pg_index on indrelid = oid
    union all
    select pg_get_triggerdef(pg_trigger.oid) from ours join pg_trigger on tgrelid = ours.oid and not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace::regnamespace::text in ('public', 'graphile_worker')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' ', 'extension', extname, extversion) from pg_extension
    order by line`);
  return rows.map(({ line }) => line);
}

/** Every row of the shop's tables, without the moments at which something was written down. */
export async function describeRows(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const { rows } = await pool.query<{ line: string }>(
    `${tables
      .map(
        ({ name }) =>
          `select '${name} ' || (to_jsonb(row) - '{changed_at,run_at,applied_at,created_at,removed_at,opened_at,answered_at,decided_at}'::text[])::text as line from ${name} as row`,
      )
      .join(' union all ')} order by line`,
  );
  return rows.map(({ line }) => line);
}
