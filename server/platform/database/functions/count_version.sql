-- Trigger: counts the versions of a row, for editors who say which one they have seen.
-- Called by the triggers count_version, before an update.
create or replace function count_version() returns trigger
  language plpgsql
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
