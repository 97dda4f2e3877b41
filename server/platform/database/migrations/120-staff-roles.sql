-- What each operator may do, and how operators prove who they are at the desk in the browser.
alter table staff
  -- Until now everybody could do everything.
  add column role text not null default 'owner'
    check (role in ('owner', 'sales', 'catalogue', 'accounts', 'viewer'));
alter table staff alter column role drop default;

alter table staff_sessions
  -- A session of a token is begun by a command, one of the desk in a browser.
  add column kind text not null default 'token' check (kind in ('token', 'desk')),
  -- A session of the desk ends when it is not used for an hour.
  add column last_seen_at timestamptz not null default now(),
  -- When the operator last proved who they are. Some calls need a proof of the last minutes.
  add column proved_at timestamptz;

-- Leads an operator to the desk for the first time, or after losing every proof. Used once.
create table staff_links (
  token_hash bytea primary key,
  staff_id text not null references staff (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on staff_links (staff_id);

create table staff_passkeys (
  -- The credential's own id, in base64url.
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on staff_passkeys (staff_id);

-- The secret that the operator's authenticator app shares with the shop.
create table staff_totp (
  staff_id text primary key references staff (id) on delete cascade,
  secret bytea not null,
  -- Null until the first right code.
  confirmed_at timestamptz,
  -- The period of the last code that was taken, so that none is taken twice.
  last_period bigint not null default 0
);

create table staff_recovery_codes (
  code_hash bytea primary key,
  staff_id text not null references staff (id) on delete cascade,
  used_at timestamptz
);
create index on staff_recovery_codes (staff_id);

-- What a browser must sign with a passkey. Each is used once.
create table staff_challenges (
  challenge text primary key,
  -- Null when somebody logs in.
  staff_id text references staff (id) on delete cascade,
  expires_at timestamptz not null
);

create trigger record_inserted after insert on staff_passkeys
  referencing new table as added
  for each statement execute function record_changes('staff_id', 'name', 'public_key', 'counter', 'last_used_at');
create trigger record_deleted after delete on staff_passkeys
  referencing old table as removed
  for each statement execute function record_changes('staff_id', 'name', 'public_key', 'counter', 'last_used_at');
create trigger record_inserted after insert on staff_links
  referencing new table as added for each statement execute function record_changes('staff_id', '', 'token_hash');
create trigger record_inserted after insert on staff_totp
  referencing new table as added
  for each statement execute function record_changes('staff_id', '', 'secret', 'last_period');
create trigger record_deleted after delete on staff_totp
  referencing old table as removed
  for each statement execute function record_changes('staff_id', '', 'secret', 'last_period');
