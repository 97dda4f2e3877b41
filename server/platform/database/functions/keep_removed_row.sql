-- Trigger: keeps a row as it was before it was deleted or changed in `removed_rows`, while sealing is on. Arguments:
-- the columns that are left out. Called by the triggers keep_deleted and keep_changed on the tables listed in migration
-- 162.
create or replace function keep_removed_row() returns trigger
  language plpgsql
as $$
begin
  insert into removed_rows (source, content)
  select tg_table_name, to_jsonb(old) - coalesce(tg_argv, '{}') from sealing where is_on;
  return null;
end $$;
