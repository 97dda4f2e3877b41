-- Wishlists, ratings, and what the operator puts on the home page and the static pages.

create table wishlist_entries (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (account_id, product_id)
);
create index on wishlist_entries (account_id, created_at desc);
create index on wishlist_entries (product_id);

-- The buyer's rating of a delivered order's product. The product's own list of ratings holds it too.
alter table orders add column rating real check (rating between 2 and 5);

create table banners (
  id text primary key,
  image text not null,
  alt text not null,
  category_id text not null references categories (id) on delete cascade,
  position integer not null
);

create table ads (
  id text primary key,
  type text not null check (type in ('ONE', 'TWO')),
  image text not null,
  alt text not null,
  link text not null,
  position integer not null
);

create table page_contents (
  key text primary key check (key in ('ABOUTUS', 'PRIVACYPOLICY', 'TERM&CONDITION')),
  content text not null
);

create table contact_messages (
  id text primary key,
  first_name text not null,
  last_name text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default now()
);
