-- What buyers want beyond a cart, which has 1 to 5 of a product: of a line (quantity, unit, target price, day, remark), besides
-- the lines (in words, or to rent), and of the request as a whole. Null: nothing was said. A quote request may consist of
-- wishes alone, and has no orders then.
alter table orders add column wish jsonb check (jsonb_typeof(wish) = 'object');
alter table quote_requests
  add column wishes jsonb check (jsonb_typeof(wishes) = 'array'),
  add column request_terms jsonb check (jsonb_typeof(request_terms) = 'object');
create index on quote_requests (account_id, created_at desc) where wishes is not null;

-- As before: wishes contain words of the buyer's, which change only with the removal of personal data.
drop trigger record_updated on orders;
create trigger record_updated after update on orders
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', '', 'account_id', 'added_discount_bps', 'wish');
drop trigger record_updated on quote_requests;
create trigger record_updated after update on quote_requests
  referencing old table as removed new table as added for each statement
  execute function record_changes('id', 'running_number', 'estimate_id',
    'account_id', 'customer', 'contact_name', 'email', 'phone', 'gstin', 'billing', 'shipping', 'consignee',
    'wishes', 'request_terms');
