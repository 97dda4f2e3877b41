-- The browser in which somebody registered follows the mailed link without a question. It is known by the hash of a
-- random text that it keeps.
alter table registrations add column device_hash bytea;

-- A 'superseded' link belonged to a registration that another one of the same address has ended: it says that the
-- account exists.
alter table link_tokens drop constraint link_tokens_purpose_check, drop constraint link_tokens_check;
alter table link_tokens
  add constraint link_tokens_purpose_check check (purpose in ('activation', 'superseded', 'reset')),
  add constraint link_tokens_check check (
    (purpose = 'activation') = (registration_id is not null)
    and (purpose in ('superseded', 'reset')) = (account_id is not null));
