-- Lists of the desk read what they show, however much there is besides.

-- Messages that wait, and all of them, the oldest first;
create index on contact_messages (created_at, id);
create index on contact_messages (created_at, id) where done_at is null;
-- accounts that are blocked;
create index on accounts (created_at desc, id desc) where blocked_at is not null;
-- what one operator has read;
create index on personal_data_reads (lower(read_by), id);
-- requests with something to send, the oldest first;
create index on orders (created_at, quote_request_id) where status = 'Confirmed';
-- changes of something, by the beginning of its id or a part of its name.
create index on changes (subject text_pattern_ops);
create index on changes using gin (label gin_trgm_ops);

-- Ids of orders are compared in the same way wherever they are. Migration 008 changed that of `orders` alone, and since then
-- no index was used to find what belongs to an order.
alter table order_status_changes alter column order_id type text collate "C";
alter table order_discount_changes alter column order_id type text collate "C";
alter table shipment_lines alter column order_id type text collate "C";
alter table order_returns alter column order_id type text collate "C";

-- What operators have done at once, counted: an import changes 100,000 rows, which a list of acts must not read. Kept by a
-- trigger, whose function is in functions/.
create table change_sets (
  -- Of the first and the last of its changes.
  first_number bigint not null,
  last_number bigint not null,
  changed_at timestamptz not null,
  changed_by text not null,
  changed_via text,
  kind text not null,
  verb text not null check (verb in ('added', 'changed', 'removed')),
  count integer not null,
  unique nulls not distinct (changed_at, changed_by, changed_via, kind, verb)
);
insert into change_sets (first_number, last_number, changed_at, changed_by, changed_via, kind, verb, count)
select min(id), max(id), changed_at, changed_by, changed_via, kind, verb, count(*)
from (
  select *, case when before is null then 'added' when after is null then 'removed' else 'changed' end as verb
  from changes) as change
group by changed_at, changed_by, changed_via, kind, verb;
create index on change_sets (kind, changed_at);
create index on change_sets (lower(changed_by collate pg_c_utf8), changed_at);
create index on change_sets (lower(changed_via collate pg_c_utf8), changed_at);
create function count_change_sets() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger count_change_sets after insert on changes
  referencing new table as recorded for each statement execute function count_change_sets();
