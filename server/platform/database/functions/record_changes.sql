-- Trigger: records in `changes` what a statement did to a table, when the transaction names an operator (setting
-- shop.operator, and shop.via for how); changes that buyers make are not recorded. Arguments: the key column, the
-- column by which people know the row (or ''), then derived columns, which are left out. Of personal columns only the
-- fact is recorded: their values must not outlive the row. A row's version is recorded beside the values: undoing a
-- change does not restore it. Called by the triggers record_inserted, record_updated and record_deleted on the tables
-- listed in migration 009.
create or replace function record_changes() returns trigger
  language plpgsql
as $$
declare
  derived_columns constant text[] := tg_argv[2:] || '{version}'::text[];
  operator constant text := nullif(current_setting('shop.operator', true), '');
  personal_columns constant text[] := case tg_table_name
    when 'accounts' then '{email,name,phone,password_hash,blocked_reason}'
    when 'blocklist' then '{reason}'
    when 'contact_messages' then '{first_name,last_name,phone,email,message}'
    else '{}' end;
  row_pairs_query constant text := case tg_op
    when 'INSERT' then 'select null::jsonb as old, to_jsonb(added) as new from added'
    when 'DELETE' then 'select to_jsonb(removed) as old, null::jsonb as new from removed'
    else format(
      'select to_jsonb(removed) as old, to_jsonb(added) as new from removed join added using (%I)', tg_argv[0])
  end;
begin
  if operator is null then
    return null;
  end if;
  execute format($query$
    insert into changes (changed_by, changed_via, kind, subject, label, version, before, after)
    select $1, nullif(current_setting('shop.via', true), ''), $2, coalesce(new, old) ->> $3, coalesce(new, old) ->> $4, (new ->> 'version')::integer, before, after
    from (%s) as row_pair
    cross join lateral (
      select jsonb_object_agg(key, case when key = any ($6) then '"…"' else value end) as before
      from jsonb_each(old - $5) where new -> key is distinct from value)
    cross join lateral (
      select jsonb_object_agg(key, case when key = any ($6) then '"…"' else value end) as after
      from jsonb_each(new - $5) where old -> key is distinct from value)
    where before is not null or after is not null
  $query$, row_pairs_query)
  using operator, tg_table_name, tg_argv[0], tg_argv[1], derived_columns, personal_columns;
  return null;
end $$;
