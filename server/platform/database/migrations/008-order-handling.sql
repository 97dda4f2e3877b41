-- Handling quote requests.

-- Ids are compared byte by byte, so that the primary key also finds an order by the beginning of its id.
alter table orders alter column id type text collate "C";

-- What the operator added to an order's discount, and when.
create table order_discount_changes (
  order_id text not null references orders (id) on delete cascade,
  added_discount_bps integer not null check (added_discount_bps between 0 and 10000),
  changed_at timestamptz not null default now(),
  changed_by text not null
);
create index on order_discount_changes (order_id, changed_at);

-- The reply to a repeated request is made from the request itself.
alter table idempotency_keys add column quote_request_id text;
update idempotency_keys set quote_request_id = reply #>> '{result,0,order_invoice_id}';
delete from idempotency_keys where quote_request_id is null;
alter table idempotency_keys alter column quote_request_id set not null;
alter table idempotency_keys drop column reply;
