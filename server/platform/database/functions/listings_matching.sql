-- Returns at most `most` listings that match a query (see narrowed) and lie within the bounds, with `score`, their rank
-- for `ranking` (ts_rank, weights in listing_words), and `share`, the part of all listings that the index in which it
-- was found holds; candidate-queries.ts estimates from it how many match in all. `is_preferred` says whether a listing
-- matches `preferred` as well (null without it). They are the first ones found, not the best: with a limit the cost
-- hardly grows with the catalogue, because frequent words are found among few listings and rare ones cost little
-- anyway. PostgreSQL inlines it: no argument may contain a sub-select, and read-pool.ts forbids scanning the table
-- instead. Called by candidate-queries.ts (results) and match-queries.ts (suggestions, and whether anything matches at
-- all).
create or replace function listings_matching(
    query tsquery,
    most bigint,
    ranking tsquery default null,
    least_price bigint default null,
    most_price bigint default null,
    least_discount integer default null,
    least_rating real default null,
    preferred tsquery default null,
    least_price_with_gst bigint default null,
    most_price_with_gst bigint default null,
    specification_names text[] default null,
    specification_ranges nummultirange[] default null)
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
    share numeric,
    is_preferred boolean,
    specification_values text,
    dispatch_days bigint,
    dispatch_choice text)
  language sql stable rows 1000
begin atomic
  select
    listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, rating,
    ts_rank(words, ranking),
    case when listing_number % 64 = 0 then 1 when listing_number % 64 <= 7 then 7 else 56 end / 64.0,
    words @@ preferred,
    specification_values,
    dispatch_days,
    dispatch_choice(dispatch_days)
  from listings_with(query)
  where is_within(
    discounted_price_paise, discount_bps, rating, least_price, most_price, least_discount, least_rating)
    and is_within_with_gst(discounted_price_paise, gst_bps, least_price_with_gst, most_price_with_gst)
    and is_within_specifications(specification_values, specification_names, specification_ranges)
  limit most;
end;
