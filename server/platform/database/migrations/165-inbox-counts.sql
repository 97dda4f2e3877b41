-- The inbox counts and lists by as little as has the answer.

-- How many requests of an account are unanswered;
create index orders_requested_idx on orders (account_id, quote_request_id) where status = 'Requested';
-- offers, of which each is looked at for whether it has lapsed;
create index quote_requests_undecided_idx on quote_requests (state, created_at, id) include (assignee_id, account_id)
  where state in ('new', 'open', 'offered', 'countered');
drop index quote_requests_state_idx;
-- the first request of each buyer.
create index quote_requests_of_account_idx on quote_requests (account_id, created_at, id) include (state, assignee_id);
drop index quote_requests_account_id_created_at_idx;

-- Requests of an amount are listed and counted from their sums alone.
alter table request_totals
  add column request_state text not null default 'new',
  add column requested_at timestamptz not null default now();
update request_totals set request_state = request.state, requested_at = request.created_at
from quote_requests as request where request.id = quote_request_id;
create index request_totals_inbox_idx on request_totals (total_paise) include (requested_at, quote_request_id, request_state);
drop index request_totals_total_paise_idx;
drop trigger note_total on quote_requests;
create trigger note_total after update of state, created_at on quote_requests
  for each row when ((old.state, old.created_at) <> (new.state, new.created_at)) execute function note_request_total();
