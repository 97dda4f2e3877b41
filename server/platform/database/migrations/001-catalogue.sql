-- The catalogue: categories, their sub-categories, products.

create table categories (
  id text primary key,
  name text not null unique,
  image text not null,
  position integer not null
);

create table sub_categories (
  id text primary key,
  category_id text not null references categories (id),
  name text not null,
  image text not null,
  position integer not null,
  unique (category_id, name)
);

-- Ratings are few per product and always read with it, so they live in its row.
create function average_rating(ratings real[]) returns real
  language sql immutable strict parallel safe
  return (select avg(rating)::real from unnest(ratings) as rating);

create table products (
  id text primary key,
  -- The order in which lists show products by default; never reused.
  listing_number bigint generated always as identity unique,
  category_id text not null references categories (id),
  sub_category_id text not null references sub_categories (id),
  title text not null,
  description text not null,
  images text[] not null,
  image_alt text not null,
  list_price_paise bigint not null check (list_price_paise >= 0),
  discount_bps integer not null check (discount_bps between 0 and 10000),
  gst_bps integer not null check (gst_bps between 0 and 10000),
  -- Rounded up to a whole rupee, by the same rule as everywhere; lists sort by it.
  discounted_price_paise bigint not null
    generated always as ((list_price_paise * (10000 - discount_bps) + 999999) / 1000000 * 100) stored,
  ratings real[] not null default '{}',
  rating_average real generated always as (average_rating(ratings)) stored,
  brochure_url text,
  brand text not null,
  model text not null,
  hsn text not null,
  specifications jsonb not null default '[]'
);

create index on products (category_id, listing_number);
create index on products (sub_category_id, listing_number);
create index on products (discounted_price_paise, listing_number);
create index on products (category_id, discounted_price_paise, listing_number);
create index on products (rating_average desc nulls last, listing_number);
create index on products (category_id, rating_average desc nulls last, listing_number);

-- One row: how to reach the shop.
create table contact_links (
  is_only_row boolean primary key default true check (is_only_row),
  phone text not null,
  email text not null,
  address text not null,
  facebook text not null default '',
  linkedin text not null default '',
  instagram text not null default '',
  twitter text not null default ''
);
