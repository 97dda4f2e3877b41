-- Trigger: counts the recorded changes in `change_sets`, by what one operator did to one kind of thing at one moment.
-- Called by the trigger count_change_sets on changes.
create or replace function count_change_sets() returns trigger
  language plpgsql
as $$
begin
  insert into change_sets as known (
    first_number, last_number, changed_at, changed_by, changed_via, kind, verb, count)
  select min(id), max(id), changed_at, changed_by, changed_via, kind, verb, count(*)
  from (
    select *, case when before is null then 'added' when after is null then 'removed' else 'changed' end as verb
    from recorded) as change
  group by changed_at, changed_by, changed_via, kind, verb
  on conflict (changed_at, changed_by, changed_via, kind, verb) do update
  set count = known.count + excluded.count, last_number = greatest(known.last_number, excluded.last_number);
  return null;
end $$;
