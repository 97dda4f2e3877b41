-- Who edits a page says which version they have seen, so that nobody's work is overwritten unseen.

create or replace function count_version() returns trigger
  language plpgsql
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table page_contents add column version integer not null default 1;
create trigger count_version before update on page_contents
  for each row when (old.content is distinct from new.content)
  execute function count_version();
