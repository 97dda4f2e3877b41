-- Accounts that the operator has blocked, and accounts that are part of another one of the same person. Those have
-- nothing of their own any more, and go with the account that they are part of.
alter table accounts
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add column merged_into text references accounts (id) on delete cascade;
create index on accounts (merged_into);

-- Who is kept out without having an account. Only a hash is stored of whom a block is about.
create table blocklist (
  id text primary key,
  kind text not null check (kind in ('email', 'domain', 'gstin')),
  value_hash bytea not null unique,
  reason text not null,
  blocked_at timestamptz not null default now()
);

create trigger record_inserted after insert on blocklist
  referencing new table as added for each statement execute function record_changes('id', 'kind', 'value_hash');
create trigger record_deleted after delete on blocklist
  referencing old table as removed for each statement execute function record_changes('id', 'kind', 'value_hash');
