-- The index of words in three, so that a search can look among one listing in 64 first, then among seven more, and then
-- among the rest, and reads nothing twice. Before, it looked for marks of blocks in one index, and to read who has the mark
-- cost more than to read who has the word. (Marks N and M of listings that are there already stay until these change.)

create index listings_words_few_idx on listings using gin (words) where listing_number % 64 = 0;
create index listings_words_more_idx on listings using gin (words) where listing_number % 64 between 1 and 7;
create index listings_words_rest_idx on listings using gin (words) where listing_number % 64 > 7;
drop index listings_words_idx;

-- As before, without the marks of blocks.
create or replace function listing_words(product products, category_words tsvector) returns tsvector
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
      'R' || rating_step(coalesce(product.rating_average, 0))]);
end $$;

-- As before, with three indexes to file in.
create or replace function list_products() returns trigger
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
  perform gin_clean_pending_list('listings_words_few_idx');
  perform gin_clean_pending_list('listings_words_more_idx');
  perform gin_clean_pending_list('listings_words_rest_idx');
  return null;
end $$;

-- Listings that fit, a few of all first. Until they are replaced, nodes of the version before read the table for sorted
-- searches, because the one index they know is gone.
create function listings_with(query tsquery) returns setof listings
  language sql stable
begin atomic
  select * from listings where words @@ query and listing_number % 64 = 0
  union all
  select * from listings where words @@ query and listing_number % 64 between 1 and 7
  union all
  select * from listings where words @@ query and listing_number % 64 > 7;
end;

drop function listings_matching;

-- No more than so many listings that fit. They are gathered among few listings first: what fits much is found at once, and
-- what fits little costs little anyway. So the cost hardly grows with the catalogue.
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
    score real,
    -- Which part of all listings those are among which it was found.
    share numeric)
  language sql stable rows 1000
  -- The planner cannot know how few listings fit several words together; it must not read through the table.
  set enable_seqscan = off
begin atomic
  select
    listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, rating,
    ts_rank(words, ranking),
    case when listing_number % 64 = 0 then 1 when listing_number % 64 <= 7 then 7 else 56 end / 64.0
  from listings_with(query)
  where is_within(
    discounted_price_paise, discount_bps, rating, least_price, most_price, least_discount, least_rating)
  limit most;
end;
