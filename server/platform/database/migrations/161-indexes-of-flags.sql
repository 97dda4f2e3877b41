-- The inbox finds what these flags mean by an index alone, instead of reading every request. The second condition is that
-- of server/features/staff-requests/request-conditions.ts.
create index quote_requests_gstin_accounts_idx on quote_requests (gstin, account_id) where gstin <> '';
create index quote_requests_several_states_idx on quote_requests (created_at)
  where billing ->> 'state' <> shipping ->> 'state';
