-- The company that gets the goods on the buyer's direction, with its GSTIN or URP. Null: the goods go to a site of the
-- buyer's own.
alter table addresses add column consignee jsonb;
alter table quote_requests add column consignee jsonb;

-- As before: only the withdrawal of a link is recorded, not the personal data, which change with their account.
drop trigger record_updated on quote_requests;
create trigger record_updated after update on quote_requests
  referencing old table as removed new table as added for each statement
  execute function record_changes('id', 'running_number', 'estimate_id',
    'account_id', 'customer', 'contact_name', 'email', 'phone', 'gstin', 'billing', 'shipping', 'consignee');
