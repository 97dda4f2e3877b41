-- The version of the terms and the privacy policy that a buyer agreed to by registering: the SHA-256 of both texts.
alter table registrations add column policy_version text;
alter table accounts
  add column policy_version text,
  add column agreed_at timestamptz;
