-- The last drawing of each estimate: as long as its content stays the same, it is not drawn again.
create table estimate_drawings (
  quote_request_id text primary key references quote_requests (id) on delete cascade,
  -- SHA-256 of the content.
  fingerprint bytea not null,
  pdf bytea not null,
  created_at timestamptz not null default now()
);
