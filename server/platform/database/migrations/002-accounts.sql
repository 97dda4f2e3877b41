-- Who buys. Tokens are kept as SHA-256 hashes only.

create table accounts (
  id text primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  -- Ten digits, proved by a one-time code.
  phone text,
  created_at timestamptz not null default now()
);

-- A registration becomes an account when its link is followed. The same address may be registered several times
-- before that: only the link that its owner follows counts, and whoever typed it first gains nothing.
create table registrations (
  id text primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create index on registrations (email, created_at desc);

-- Links in mails: single use, bound to a purpose.
create table link_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('activation', 'reset')),
  registration_id text references registrations (id) on delete cascade,
  account_id text references accounts (id) on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'activation') = (registration_id is not null) and (purpose = 'reset') = (account_id is not null))
);
create index on link_tokens (registration_id);
create index on link_tokens (account_id);

create table sessions (
  token_hash bytea primary key,
  account_id text not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on sessions (account_id);

-- One-time codes sent to phone numbers. account_id is null only in trial mode, where the code is shown anyway.
create table phone_codes (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  phone text not null,
  code_hash bytea not null,
  tries_left integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on phone_codes (phone, created_at desc);

create table addresses (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  customer text not null,
  contact_name text not null,
  phone text not null,
  gstin text not null,
  billing jsonb not null,
  shipping jsonb not null,
  created_at timestamptz not null default now()
);
create index on addresses (account_id, created_at);
