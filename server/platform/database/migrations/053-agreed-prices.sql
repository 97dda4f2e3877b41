-- Added discounts in 10⁻⁸ percentage points (micro basis points), fine enough for any agreed price in whole rupees. A
-- price up to the list price needs one below 0.
alter table orders add column added_discount_micro_bps bigint not null default 0
  check (added_discount_micro_bps between -10000000000 and 10000000000);
update orders set added_discount_micro_bps = added_discount_bps * 1000000::bigint where added_discount_bps <> 0;

-- Nodes of the previous version still read the old column during a rolling restart.
alter table orders drop column added_discount_bps;
alter table orders add column added_discount_bps integer
  generated always as (round(added_discount_micro_bps / 1000000.0)) stored;

-- As before, but without the derived column.
drop trigger record_updated on orders;
create trigger record_updated after update on orders
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', '', 'account_id', 'added_discount_bps');

alter table order_discount_changes add column added_discount_micro_bps bigint
  check (added_discount_micro_bps between -10000000000 and 10000000000);
update order_discount_changes set added_discount_micro_bps = added_discount_bps * 1000000::bigint;
alter table order_discount_changes
  alter column added_discount_micro_bps set not null,
  drop column added_discount_bps;
