-- An order can have the same status twice, for example when it is confirmed again.
alter table order_status_changes drop constraint order_status_changes_pkey;
alter table order_status_changes add column id bigint generated always as identity primary key;
create index on order_status_changes (order_id, changed_at);
