-- The cart of an account, as its devices have changed it. Products are not referenced: a device has to learn that one has
-- left the catalogue, not that somebody removed it from the cart.
create table account_carts (
  account_id text primary key references accounts (id) on delete cascade,
  version integer not null,
  items jsonb not null check (jsonb_typeof(items) = 'object')
);
