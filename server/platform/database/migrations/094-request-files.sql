-- Drawings, photos and lists that buyers send with their quote requests. The content of each is a file in DATA_DIR, named
-- by its id.
create table request_files (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Null until it is part of a quote request.
  quote_request_id text references quote_requests (id) on delete cascade,
  name text not null,
  type text not null check (type in ('pdf', 'jpeg', 'png', 'xlsx')),
  byte_count integer not null check (byte_count > 0),
  sha256 bytea not null,
  created_at timestamptz not null default now()
);
create index on request_files (account_id);
create index on request_files (quote_request_id) where quote_request_id is not null;
create index on request_files (created_at) where quote_request_id is null;
