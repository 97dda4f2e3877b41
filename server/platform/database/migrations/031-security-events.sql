-- What happened to the security of accounts: only who and when. An event outlives its account, so account_id is no
-- foreign key.
create table security_events (
  id bigint generated always as identity primary key,
  account_id text not null,
  event text not null,
  happened_at timestamptz not null default now()
);
create index on security_events (account_id, happened_at desc);
create index on security_events (happened_at);
