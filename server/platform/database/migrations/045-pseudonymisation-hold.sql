-- A row exists while quote requests that are old enough to lose their personal data wait for the operator, because they
-- are suspiciously many: as when a clock was set forward.
create table pseudonymisation_hold (
  is_only_row boolean primary key default true check (is_only_row),
  quote_requests integer not null,
  held_at timestamptz not null default now()
);

create trigger record_deleted after delete on pseudonymisation_hold
  referencing old table as removed for each statement execute function record_changes('is_only_row', '');
