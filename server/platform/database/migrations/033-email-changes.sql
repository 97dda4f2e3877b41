-- The new e-mail address that a buyer has asked for. It becomes the account's when the link mailed to it is followed.
create table email_changes (
  id text primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  email text not null,
  device_hash bytea,
  created_at timestamptz not null default now()
);

alter table link_tokens add column email_change_id text references email_changes (id) on delete cascade;
create index on link_tokens (email_change_id);
alter table link_tokens drop constraint link_tokens_purpose_check, drop constraint link_tokens_check;
alter table link_tokens
  add constraint link_tokens_purpose_check check (purpose in ('activation', 'superseded', 'reset', 'email change')),
  add constraint link_tokens_check check (
    (purpose = 'activation') = (registration_id is not null)
    and (purpose in ('superseded', 'reset')) = (account_id is not null)
    and (purpose = 'email change') = (email_change_id is not null));
