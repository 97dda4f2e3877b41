-- Finding products: how text becomes words, what lists and searches look at, and what is counted ahead.
-- All of it follows the catalogue by triggers; nobody else writes here, except to search_synonyms.

create extension if not exists fuzzystrmatch;

-- Words ---------------------------------------------------------------------------------------------------------------

-- Text in one spelling: lower case, without apostrophes, accents and the dots under borrowed Devanagari letters; ०-९ as
-- 0-9, 1,00,000 and 8424.10.00 as one number. What is longer than any word is cut. Most text is ASCII and needs little of it.
create function plain_text(raw text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  plain text := lower(raw collate pg_c_utf8);
begin
  if octet_length(raw) <> length(raw) then
    plain := translate(
      regexp_replace(normalize(plain, NFKD), '[\u0300-\u036F\u093C\u200B-\u200D]', '', 'g'),
      '०१२३४५६७८९ँ‐‑–⁄’', '0123456789ं---/''');
  end if;
  if plain ~ '\d\.\d+\.\d' then
    plain := regexp_replace(plain, '(?<=\d)\.(?=\d+\.\d)|(?<=\.\d+)\.(?=\d)', '', 'g');
  end if;
  if plain ~ '\S{41}' then
    plain := regexp_replace(plain, '(\S{40})\S+', '\1 ', 'g');
  end if;
  return regexp_replace(replace(plain, '''', ''), '(?<=\d),(?=\d)', '', 'g');
end $$;

-- Plain text as words with one space between. A word is letters, vowel signs and digits of any script, and dots
-- between digits.
create function spaced_words(plain text) returns text
  language sql immutable strict parallel safe
return btrim(regexp_replace(
  regexp_replace(plain, '\.(?!\d)|(?<!\d)\.', ' ', 'g') collate pg_c_utf8,
  '[^[:alnum:].\u0900-\u0963\u0966-\u0DFF]+', ' ', 'g'));

-- English plurals in spaced words as singulars: drills, boxes, batteries as drill, box, battery. Products and searches
-- are treated alike, so it does no harm that it takes the s off words that are no plurals.
create function singulars(words text) returns text
  language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(words, '\m([a-z]{2,})ies\M', '\1y', 'g'),
  '\m([a-z]+(?:ss|x|ch|sh))es\M|\m([a-z]{2,}[a-hj-rtv-z])s\M', '\1\2', 'g');

-- A text as it is searched for: its words in the singular, with one space between.
create function phrase_of(raw text) returns text
  language sql immutable strict parallel safe
return singulars(spaced_words(plain_text(raw)));

-- The words of a text as the index has them: as written and in the singular, and what belongs together written as one,
-- GSB-13RE as gsb13re, 13 mm as 13mm. All at one position, because it is of no importance where and how often they stand.
create function vector_of(raw text) returns tsvector
  language plpgsql immutable strict parallel safe
as $$
declare
  plain constant text := plain_text(raw);
  words text := spaced_words(plain);
begin
  words := words || ' ' || singulars(words);
  if plain ~ '[-/_]|\d ' then
    words := words || ' ' || spaced_words(regexp_replace(plain, '[-/_]|(?<=\d) (?=[a-z]{1,5}\M)', '', 'g'));
  end if;
  return case when words = ' ' then '' else replace(btrim(words), ' ', ':1 ') || ':1' end::tsvector;
end $$;

-- Names of categories, to suggest them and to find their products by.
alter table categories add column words tsvector not null generated always as (vector_of(name)) stored;
alter table sub_categories add column words tsvector not null generated always as (vector_of(name)) stored;

-- Listings: products as lists and searches see them ---------------------------------------------------------------------

-- Steps of about a fifth of the price, so that dear and cheap products have steps of their own.
create function price_step(paise bigint) returns integer
  language sql immutable strict parallel safe
return floor(4 * ln(paise / 100.0::float8 + 1) / ln(2::float8))::integer;

-- Tenths of a star.
create function rating_step(rating real) returns integer
  language sql immutable strict parallel safe
return floor(rating * 10)::integer;

-- Beside the words of its text, a listing's vector has marks, which no text can contain because they begin with a
-- capital letter: H with each word of title, brand, model and categories, and what lists are narrowed and sorted by.
create function mark(kind text, value text) returns text
  language sql immutable strict parallel safe
return kind || left(md5(value), 12);

-- The query for what fits some words and all that narrows a list, each null where anything will do. Marks of prices,
-- discounts and ratings are coarse: what they find may be a little out of bounds. No listing has the mark 'X'.
create function narrowed(
    words text,
    category_id text,
    sub_category_id text,
    least_price bigint,
    most_price bigint,
    least_discount integer,
    least_rating real,
    gst_bps bigint[],
    brands text[],
    category_ids text[])
  returns tsquery
  language sql immutable parallel safe
return concat_ws(' & ',
  words,
  mark('C', category_id),
  mark('S', sub_category_id),
  case when least_price is not null or most_price is not null then (
    select '(' || coalesce(string_agg('P' || step, '|'), 'X') || ')'
    from generate_series(price_step(coalesce(least_price, 0)), least(price_step(most_price), 226)) as step) end,
  case when least_discount is not null then (
    select '(' || coalesce(string_agg('D' || step, '|'), 'X') || ')'
    from generate_series(least_discount / 500, 20) as step) end,
  case when least_rating is not null then (
    select '(' || coalesce(string_agg('R' || step, '|'), 'X') || ')'
    from generate_series(rating_step(least_rating), 50) as step) end,
  (select '(' || string_agg('G' || rate, '|') || ')' from unnest(gst_bps) as rate),
  (select '(' || string_agg(mark('B', brand), '|') || ')' from unnest(brands) as brand),
  (select '(' || string_agg(mark('C', id), '|') || ')' from unnest(category_ids) as id))::tsquery;

-- Whether a listing is within bounds, each null where anything will do.
create function is_within(
    price bigint,
    discount integer,
    rating real,
    least_price bigint,
    most_price bigint,
    least_discount integer,
    least_rating real)
  returns boolean
  language sql immutable parallel safe
return (least_price is null or price >= least_price)
  and (most_price is null or price <= most_price)
  and (least_discount is null or discount >= least_discount)
  and (least_rating is null or rating >= least_rating);

create table listings (
  listing_number bigint primary key,
  category_id text not null,
  sub_category_id text not null,
  brand text not null,
  gst_bps integer not null,
  discount_bps integer not null,
  discounted_price_paise bigint not null,
  -- 0 when nobody has rated it.
  rating real not null,
  -- The highest of the choices 'from 10 %', 'from 20 %' … and 'from 2', 'from 3' … that it is one of.
  discount_choice integer not null generated always as (least(discount_bps / 1000, 5) * 1000) stored,
  rating_choice integer not null generated always as (least(floor(rating)::integer, 4)) stored,
  words tsvector not null
) with (parallel_workers = 0);

create index listings_words_idx on listings using gin (words);
create index on listings (discounted_price_paise, listing_number);
create index on listings ((-discounted_price_paise), listing_number) include (discounted_price_paise);
create index on listings ((-rating), listing_number) include (rating);
create index on listings (category_id, listing_number);
create index on listings (category_id, discounted_price_paise, listing_number);
create index on listings (category_id, (-discounted_price_paise), listing_number) include (discounted_price_paise);
create index on listings (category_id, (-rating), listing_number) include (rating);
create index on listings (sub_category_id, listing_number);
create index on listings (sub_category_id, discounted_price_paise, listing_number);
create index on listings (sub_category_id, (-discounted_price_paise), listing_number) include (discounted_price_paise);
create index on listings (sub_category_id, (-rating), listing_number) include (rating);

create function listing_words(product products, category_words tsvector) returns tsvector
  language plpgsql immutable parallel safe
as $$
declare
  heading constant tsvector :=
    setweight(vector_of(concat_ws(' ',
      product.title, product.brand, product.model, replace(phrase_of(product.model), ' ', ''),
      product.hsn, left(product.hsn, 4), left(product.hsn, 6))), 'A')
    || setweight(category_words, 'B');
begin
  return heading
    || setweight(vector_of((
      select coalesce(string_agg(concat_ws(' ', entry ->> 'name', entry ->> 'value'), ' ; '), '')
      from jsonb_array_elements(product.specifications) as entry)), 'C')
    || vector_of(left(product.description, 20000))
    || array_to_tsvector(array(select 'H' || lexeme from unnest(heading)))
    || array_to_tsvector(array[
      mark('C', product.category_id),
      mark('S', product.sub_category_id),
      mark('B', product.brand),
      'G' || product.gst_bps,
      'D' || product.discount_bps / 500,
      'P' || price_step(product.discounted_price_paise),
      'R' || rating_step(coalesce(product.rating_average, 0)),
      'N' || product.listing_number / 4096,
      'M' || product.listing_number / 32768]);
end $$;

create function list_products() returns trigger
  language plpgsql
as $$
begin
  insert into listings as listing (
    listing_number, category_id, sub_category_id, brand, gst_bps, discount_bps, discounted_price_paise, rating, words)
  select
    product.listing_number, product.category_id, product.sub_category_id, product.brand, product.gst_bps,
    product.discount_bps, product.discounted_price_paise, coalesce(product.rating_average, 0),
    listing_words(product::products, category.words || sub_category.words)
  from changed as product
  join categories as category on category.id = product.category_id
  join sub_categories as sub_category on sub_category.id = product.sub_category_id
  on conflict (listing_number) do update
  set (category_id, sub_category_id, brand, gst_bps, discount_bps, discounted_price_paise, rating, words) = (
    excluded.category_id, excluded.sub_category_id, excluded.brand, excluded.gst_bps, excluded.discount_bps,
    excluded.discounted_price_paise, excluded.rating, excluded.words)
  -- The other columns have marks among the words.
  where (listing.words, listing.discount_bps, listing.discounted_price_paise, listing.rating)
    is distinct from (excluded.words, excluded.discount_bps, excluded.discounted_price_paise, excluded.rating);
  -- What the index has put aside is filed now, all at once; each search would have to read through it.
  perform gin_clean_pending_list('listings_words_idx');
  return null;
end $$;

create function unlist_products() returns trigger
  language plpgsql
as $$
begin
  delete from listings using gone where listings.listing_number = gone.listing_number;
  return null;
end $$;

-- Names of categories are part of their products' words.
create function list_products_of_renamed() returns trigger
  language plpgsql
as $$
begin
  execute format('update products set %1$I = %1$I where %1$I in (select id from changed)', tg_argv[0]);
  return null;
end $$;

create trigger list_inserted after insert on products
  referencing new table as changed for each statement execute function list_products();
create trigger list_updated after update on products
  referencing new table as changed for each statement execute function list_products();
create trigger unlist_deleted after delete on products
  referencing old table as gone for each statement execute function unlist_products();
create trigger list_renamed after update on categories
  referencing new table as changed for each statement execute function list_products_of_renamed('category_id');
create trigger list_renamed after update on sub_categories
  referencing new table as changed for each statement execute function list_products_of_renamed('sub_category_id');

-- The listings that fit a query, no more than so many, whichever; within bounds, because some marks are coarse. Looks among
-- the first 4,096 listings, then the first 32,768, and only then among all: what fits much is found at once, and what fits
-- little costs little anyway. So the cost hardly grows with the catalogue.
create function listings_matching(
    query tsquery,
    most bigint,
    ranking tsquery default null,
    least_price bigint default null,
    most_price bigint default null,
    least_discount integer default null,
    least_rating real default null)
  returns table (
    listing_number bigint,
    category_id text,
    brand text,
    gst_bps integer,
    discount_choice integer,
    rating_choice integer,
    discounted_price_paise bigint,
    rating real,
    score real)
  language sql stable rows 1000
  -- The planner cannot know how few listings fit several words together; it must not read through the table.
  set enable_seqscan = off
begin atomic
  with first as materialized (select min(listing_number) as number from listings)
  select
    listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, rating,
    ts_rank(words, ranking)
  from (
    select * from listings where words @@ (query && (select 'N' || number / 4096 from first)::tsquery)
    union all
    select * from listings where words @@ (query && (select 'M' || number / 32768 from first)::tsquery)
      and listing_number / 4096 <> (select number / 4096 from first)
    union all
    select * from listings where words @@ query
      and listing_number / 32768 <> (select number / 32768 from first)
  ) as matching
  where is_within(
    discounted_price_paise, discount_bps, rating, least_price, most_price, least_discount, least_rating)
  limit most;
end;

-- What is counted ahead --------------------------------------------------------------------------------------------------

-- In how many products each word occurs: what words there are to complete and correct to.
create table search_words (
  word text collate "C" primary key,
  documents integer not null,
  -- Doubles with each step; indexed, because it hardly ever changes.
  frequency integer not null generated always as ((ln(greatest(documents, 1)::float8) / ln(2::float8))::integer) stored
) with (fillfactor = 80);

-- How many listings there are in all (scope ''), in a category or in a sub-category: of every kind of choice, with every
-- value. Kind 'all' counts the listings themselves.
create table listing_counts (
  scope text not null,
  kind text not null,
  value text not null,
  products integer not null,
  primary key (scope, kind, value)
) with (fillfactor = 80);

-- Adds up what a statement changed and writes it once a word and once a value, in one order, so that two statements at a
-- time wait for each other and never in a circle.
create function count_listings() returns trigger
  language plpgsql
as $$
declare
  changes constant text := case tg_op
    when 'INSERT' then 'select 1 as change, * from added'
    when 'DELETE' then 'select -1 as change, * from removed'
    else 'select 1 as change, * from added union all select -1 as change, * from removed'
  end;
begin
  execute format($query$
    insert into search_words as known (word, documents)
    select word, sum(change) from (%s) as listing, unnest(tsvector_to_array(words)) as word
    where word collate "C" not between 'A' and '[' group by word having sum(change) <> 0 order by word collate "C"
    on conflict (word) do update set documents = known.documents + excluded.documents
  $query$, changes);
  execute format($query$
    insert into listing_counts as known (scope, kind, value, products)
    select scope, kind, value, sum(change)
    from (%s) as listing,
      unnest(array['', category_id, sub_category_id]) as scope,
      unnest(
        array['all', 'brand', 'category', 'gst', 'discount', 'rating'],
        array['', brand, category_id, gst_bps::text, discount_choice::text, rating_choice::text]) as choice (kind, value)
    group by scope, kind, value having sum(change) <> 0 order by scope, kind, value
    on conflict (scope, kind, value) do update set products = known.products + excluded.products
  $query$, changes);
  return null;
end $$;

create trigger count_inserted after insert on listings
  referencing new table as added for each statement execute function count_listings();
create trigger count_updated after update on listings
  referencing new table as added old table as removed for each statement execute function count_listings();
create trigger count_deleted after delete on listings
  referencing old table as removed for each statement execute function count_listings();

-- Words without digits are those that can be completed and corrected; part numbers would only be in the way.
create index on search_words (word) where word !~ '[0-9]';
create index on search_words (left(word, 1), frequency desc) where word !~ '[0-9]';

-- Lists no longer look at products.
drop index products_discounted_price_paise_listing_number_idx;
drop index products_category_id_discounted_price_paise_listing_number_idx;
drop index products_rating_average_listing_number_idx;
drop index products_category_id_rating_average_listing_number_idx;

-- What people say for what the catalogue calls otherwise. An operator adds rows as he reads what was searched for.
create table search_synonyms (
  -- One word or a few, as they may be typed.
  term text not null,
  -- What to find instead; several rows of a term are several ways to fit. Empty: a product need not have the term.
  replacement text not null,
  phrase text not null generated always as (phrase_of(term)) stored,
  primary key (term, replacement)
);
create index on search_synonyms (phrase);
create index on search_synonyms (left(phrase, 1)) where phrase !~ ' ';

-- Products that are already there.
update products set title = title;
