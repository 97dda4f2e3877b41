-- Quote requests and what becomes of them. Nothing here points into the catalogue: a request keeps its own copy.

-- Estimates are numbered without gaps in every financial year; the row's lock makes submissions take turns.
create table estimate_counters (
  financial_year text primary key,
  last_number integer not null
);

create table quote_requests (
  -- 128 random bits: whoever knows it may fetch the estimate.
  id text primary key,
  account_id text not null references accounts (id),
  financial_year text not null,
  running_number integer not null,
  customer text not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  gstin text not null,
  billing jsonb not null,
  shipping jsonb not null,
  created_at timestamptz not null default now(),
  unique (financial_year, running_number)
);
create index on quote_requests (account_id, created_at desc);

create table orders (
  id text primary key,
  quote_request_id text not null references quote_requests (id),
  account_id text not null references accounts (id),
  line_number integer not null,
  product_id text not null,
  -- The product as it was: what the present… functions make a reply from.
  product jsonb not null,
  quantity integer not null check (quantity between 1 and 5),
  unit_price_incl_gst_paise bigint not null,
  added_discount_bps integer not null default 0 check (added_discount_bps between 0 and 10000),
  status text not null check (status in ('Requested', 'Confirmed', 'Shipped', 'Delivered', 'Rejected')),
  created_at timestamptz not null default now(),
  unique (quote_request_id, line_number)
);
create index on orders (account_id, created_at desc, line_number);
create index on orders (created_at desc);

create table order_status_changes (
  order_id text not null references orders (id) on delete cascade,
  status text not null check (status in ('Requested', 'Confirmed', 'Shipped', 'Delivered', 'Rejected')),
  changed_at timestamptz not null default now(),
  -- 'buyer' or the operator's name.
  changed_by text not null,
  reason text not null default '',
  primary key (order_id, status)
);

create table idempotency_keys (
  account_id text not null references accounts (id) on delete cascade,
  key text not null,
  body_hash bytea not null,
  -- What was answered, word for word; set when the request is complete.
  reply json,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index on idempotency_keys (created_at);

-- Estimates drawn and not yet deleted.
create table estimate_files (
  quote_request_id text primary key references quote_requests (id) on delete cascade,
  pdf bytea not null,
  created_at timestamptz not null default now()
);
