-- The lowest prices at which a quotation may be sent without an owner's approval: a share of the list price.
create table price_floors (
  category_id text primary key references categories (id) on delete cascade,
  -- 8500 for 85 % of the list price.
  bps integer not null check (bps between 1 and 10000)
);
create trigger record_inserted after insert on price_floors
  referencing new table as added
  for each statement execute function record_changes('category_id', 'category_id');
create trigger record_updated after update on price_floors
  referencing old table as removed new table as added
  for each statement execute function record_changes('category_id', 'category_id');
create trigger record_deleted after delete on price_floors
  referencing old table as removed
  for each statement execute function record_changes('category_id', 'category_id');

-- Who has asked an owner to approve rates below the floor, and who has approved which.
alter table quotation_drafts add column approval jsonb check (jsonb_typeof(approval) = 'object');

-- What a product was last sold for, to one buyer and to others.
create index orders_sold_product_idx on orders (product_id, created_at desc)
  where status in ('Confirmed', 'Shipped', 'Delivered');
create index orders_sold_buyer_idx on orders (account_id, product_id, created_at desc)
  where status in ('Confirmed', 'Shipped', 'Delivered');
