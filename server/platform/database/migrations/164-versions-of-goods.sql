-- Who corrects a shipment or answers a return says which version they have seen.

alter table shipments add column version integer not null default 1;
create trigger count_version before update on shipments
  for each row execute function count_version();

alter table order_returns add column version integer not null default 1;
create trigger count_version before update on order_returns
  for each row execute function count_version();
