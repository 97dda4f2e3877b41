-- The index of words in three, so that a search can look among one listing in 64 first, then among seven more, and then
-- among the rest, and reads nothing twice. Before, it looked for marks of blocks in one index, and to read who has the mark
-- cost more than to read who has the word.

-- A price, a discount and a rating are marked in steps, and in wider and wider ones, so that a few marks find whatever
-- lies between two steps (from 0 to 255). The marks of a step:
create function step_marks(kind text, step integer) returns text[]
  language sql immutable strict parallel safe
return array(select kind || width || 'x' || step / width from unnest(array[1, 4, 16, 64]) as width);

-- The query for all steps from one to another: of each width those that lie within, unless a wider one holds them.
create function steps_between(kind text, lowest integer, highest integer) returns text
  language sql immutable strict parallel safe
return (
  select '(' || coalesce(string_agg(kind || width || 'x' || number, '|'), 'X') || ')'
  from unnest(array[1, 4, 16, 64]) as width,
    generate_series((lowest + width - 1) / width, (highest + 1) / width - 1) as number
  where width = 64
    or number / 4 not between (lowest + 4 * width - 1) / (4 * width) and (highest + 1) / (4 * width) - 1);

create function choice_marks(price bigint, discount integer, rating real) returns text[]
  language sql immutable strict parallel safe
return step_marks('P', price_step(price)) || step_marks('D', discount / 500) || step_marks('R', rating_step(rating));

-- As before, but for these marks.
create or replace function narrowed(
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
  case when least_price is not null or most_price is not null then
    steps_between('P', price_step(coalesce(least_price, 0)), coalesce(price_step(most_price), 255)) end,
  steps_between('D', least_discount / 500, 255),
  steps_between('R', rating_step(least_rating), 255),
  (select '(' || string_agg('G' || rate, '|') || ')' from unnest(gst_bps) as rate),
  (select '(' || string_agg(mark('B', brand), '|') || ')' from unnest(brands) as brand),
  (select '(' || string_agg(mark('C', id), '|') || ')' from unnest(category_ids) as id))::tsquery;

-- As before, but for the marks.
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
      'G' || product.gst_bps])
    || array_to_tsvector(choice_marks(
      product.discounted_price_paise, product.discount_bps, coalesce(product.rating_average, 0)));
end $$;

-- What is listed already gets its new marks for its old ones; of its words, which are counted, none changes.
drop index listings_words_idx;
alter table listings disable trigger count_updated;
update listings
set words = array_to_tsvector(choice_marks(discounted_price_paise, discount_bps, rating)) || ts_delete(words, array[
  'D' || discount_bps / 500, 'P' || price_step(discounted_price_paise), 'R' || rating_step(rating),
  'N' || listing_number / 4096, 'M' || listing_number / 32768]);
alter table listings enable trigger count_updated;
create index listings_words_few_idx on listings using gin (words) where listing_number % 64 = 0;
create index listings_words_more_idx on listings using gin (words) where listing_number % 64 between 1 and 7;
create index listings_words_rest_idx on listings using gin (words) where listing_number % 64 > 7;

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
