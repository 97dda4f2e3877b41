-- Specifications as values to filter, sort and compare by.

-- How the specifications with a name are read in a sub-category: proposed from their texts, then the operator's.
create table specifications (
  id text primary key generated always as (sub_category_id || ' ' || name) stored,
  -- No reference: they outlive the sub-category, which the operator may bring back with “undo”.
  sub_category_id text not null,
  name text not null,
  kind text not null check (kind in ('number', 'choice', 'yes_no', 'text')),
  -- Of numbers: the unit that they are shown in.
  unit text not null default '',
  better text not null default 'none' check (better in ('higher', 'lower', 'none'))
);
create unique index on specifications (sub_category_id, lower(name));

create trigger record_inserted after insert on specifications
  referencing new table as added for each statement execute function record_changes('id', 'name', 'id');
create trigger record_updated after update on specifications
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', 'name', 'id');
create trigger record_deleted after delete on specifications
  referencing old table as removed for each statement execute function record_changes('id', 'name', 'id');
create trigger tell_changed after insert or update or delete or truncate on specifications
  for each statement execute function tell_shop_changed();

-- The typed values of a product by name, as JSON (domain/specifications/stored-values.ts). Text, because jsonb does not
-- keep the order and json cannot be compared.
alter table products add column specification_values text not null default '{}';
alter table listings add column specification_values text not null default '{}';

-- By what the products of a sub-category are sorted when a list is sorted by a specification.
create table specification_keys (
  sub_category_id text not null,
  name text not null,
  key double precision not null,
  listing_number bigint not null,
  primary key (sub_category_id, name, key, listing_number)
);

-- Its definition is in functions/.
create function note_specification_keys() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger note_keys_inserted after insert on listings
  referencing new table as added for each statement execute function note_specification_keys();
create trigger note_keys_updated after update on listings
  referencing old table as removed new table as added
  for each statement execute function note_specification_keys();
create trigger note_keys_deleted after delete on listings
  referencing old table as removed for each statement execute function note_specification_keys();

-- They have more columns or parameters now.
drop function if exists listings_matching;
drop function if exists listings_with;
drop function if exists narrowed;
