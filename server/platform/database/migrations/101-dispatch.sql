-- What the operator writes to the buyer with a shipment.
alter table shipments add column note text not null default '';

-- Who asked for a return, and what the seller wrote with the last step.
alter table order_returns
  add column asked_by text not null default 'buyer' check (asked_by in ('buyer', 'operator')),
  add column answer text not null default '';

-- Until when the buyer was promised an answer. It stays as it was said, whatever the working hours are later.
alter table quote_requests add column answer_due_at timestamptz;

create trigger record_inserted after insert on holidays
  referencing new table as added for each statement execute function record_changes('day', 'name');
create trigger record_updated after update on holidays
  referencing old table as removed new table as added for each statement execute function record_changes('day', 'name');
create trigger record_deleted after delete on holidays
  referencing old table as removed for each statement execute function record_changes('day', 'name');
