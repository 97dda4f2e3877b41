-- When expired data was last removed. After more than a week, a clock was perhaps set forward.
create table last_removal (
  is_only_row boolean primary key default true check (is_only_row),
  removed_at timestamptz not null default now()
);
insert into last_removal default values;
