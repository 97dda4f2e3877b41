-- What the operator does to accounts is recorded. Closing one detaches its orders, which would record the account's id
-- with each of them, so that column is left out.
create trigger record_updated after update on accounts
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', '');
create trigger record_deleted after delete on accounts
  referencing old table as removed
  for each statement execute function record_changes('id', '');

drop trigger record_updated on orders;
create trigger record_updated after update on orders
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', '', 'account_id');
