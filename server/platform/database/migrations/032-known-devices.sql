-- The browsers in which a buyer has logged in or activated the account, each by the hash of a random text that it keeps.
-- A login from any other is told to the buyer by mail.
create table known_devices (
  account_id text not null references accounts (id) on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index on known_devices (last_used_at);
