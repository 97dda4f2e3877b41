-- Trigger: a row that comes back after its removal goes on counting where it ended. Otherwise an editor who has seen
-- the former row could overwrite the new one unseen. Called by the triggers continue_version, before an insert, with
-- the key column.
create or replace function continue_version() returns trigger
  language plpgsql
as $$
begin
  select coalesce(max(version), 0) + 1 into new.version
  from changes where kind = tg_table_name and subject = to_jsonb(new) ->> tg_argv[0];
  return new;
end $$;
