-- The people who run the shop. --as names one of them.
create table staff (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(),
  -- A person who was removed can no longer be named. What they have done keeps their name.
  removed_at timestamptz
);
create unique index on staff (lower(name collate pg_c_utf8));

create trigger record_inserted after insert on staff
  referencing new table as added for each statement execute function record_changes('id', 'name');
create trigger record_updated after update on staff
  referencing old table as removed new table as added for each statement execute function record_changes('id', 'name');

-- Through what a change was made, such as cli:USER@HOST (setting shop.via); null for buyers and for what is older.
alter table changes add column changed_via text;
alter table order_status_changes
  add column changed_via text default nullif(current_setting('shop.via', true), '');
alter table order_discount_changes
  add column changed_via text default nullif(current_setting('shop.via', true), '');
alter table personal_data_reads add column read_via text;
