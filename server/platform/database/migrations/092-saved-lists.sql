-- Lists that buyers keep under a name. Lines are `{productId, quantity, remark?}`. Products are not referenced: a list
-- says which of its products have left the catalogue. The name is unique for an account only when it is given, because
-- two accounts that are joined may have lists of one name.
create table saved_lists (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  changed_at timestamptz not null default now()
);
create index on saved_lists (account_id, changed_at desc);
