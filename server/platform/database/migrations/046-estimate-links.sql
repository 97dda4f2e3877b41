-- An estimate is fetched by the id of its quote request, until its link is withdrawn: from then on by another id.
alter table quote_requests
  add column estimate_id text,
  add column estimate_link_withdrawn_at timestamptz;
create unique index on quote_requests ((coalesce(estimate_id, id)));

-- Only the withdrawal is recorded, not the personal data, which change with their account.
create trigger record_updated after update on quote_requests
  referencing old table as removed new table as added for each statement
  execute function record_changes('id', 'running_number', 'estimate_id',
    'account_id', 'customer', 'contact_name', 'email', 'phone', 'gstin', 'billing', 'shipping');
