-- Keys with which other software makes the calls of operators. Only the hash of a key is stored.
create table api_keys (
  id text primary key,
  name text not null,
  token_hash bytea not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  made_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- Records name what a key has done by its name, so at most one key that works has it.
create unique index on api_keys (lower(name collate pg_c_utf8)) where revoked_at is null;

create trigger record_inserted after insert on api_keys
  referencing new table as added
  for each statement execute function record_changes('id', 'name', 'token_hash', 'last_used_at');
create trigger record_updated after update on api_keys
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', 'name', 'token_hash', 'last_used_at');
