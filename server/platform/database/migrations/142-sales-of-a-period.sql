-- For the orders that were accepted, or sent, in a period.
create index order_status_changes_status on order_status_changes (status, changed_at);
