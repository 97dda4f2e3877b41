-- How operators get to the desk, and what happened there.
alter table staff
  -- Counts the changes; one that expects another version is refused.
  add column version integer not null default 1;
drop trigger record_inserted on staff;
drop trigger record_updated on staff;
create trigger record_inserted after insert on staff
  referencing new table as added for each statement execute function record_changes('id', 'name', 'version');
create trigger record_updated after update on staff
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', 'name', 'version');

alter table staff_sessions
  -- By which operators end it.
  add column id uuid not null default gen_random_uuid() unique,
  -- What the browser calls itself.
  add column device text not null default '';

alter table staff_totp
  alter column secret drop not null,
  -- Of an app that is being set up. Until its first right code, the former one counts.
  add column next_secret bytea;
drop trigger record_inserted on staff_totp;
drop trigger record_deleted on staff_totp;
create trigger record_updated after update on staff_totp
  referencing old table as removed new table as added
  for each statement execute function record_changes('staff_id', '', 'secret', 'next_secret', 'last_period');
create trigger record_deleted after delete on staff_totp
  referencing old table as removed
  for each statement execute function record_changes('staff_id', '', 'secret', 'next_secret', 'last_period');

-- What happened to the security of the desk: who, when, from where and what. An event outlives its operator, so staff_id
-- is no foreign key. It is null for a failed login in a name that no operator has.
create table staff_security_events (
  id bigint generated always as identity primary key,
  staff_id text,
  event text not null,
  address text not null,
  happened_at timestamptz not null default now()
);
create index on staff_security_events (happened_at);
