-- What the operator is told about quote requests: how many of an account are unanswered, and how many a GSTIN has had.
create index on orders (account_id) where status = 'Requested';
create index on quote_requests (gstin, created_at);
