-- As before (004), but the first look is among 8,192 listings: what one in twenty has is gathered there, without reading
-- all that 32,768 have of it.
create or replace function listings_matching(
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
  set enable_seqscan = off
begin atomic
  with first as materialized (select min(listing_number) as number from listings)
  select
    listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, rating,
    ts_rank(words, ranking)
  from (
    select * from listings where words @@ (
      query && (select format('N%s | N%s', number / 4096, number / 4096 + 1) from first)::tsquery)
    union all
    select * from listings where words @@ (query && (select 'M' || number / 32768 from first)::tsquery)
      and listing_number / 4096 - (select number / 4096 from first) > 1
    union all
    select * from listings where words @@ query
      and listing_number / 32768 <> (select number / 32768 from first)
      and listing_number / 4096 - (select number / 4096 from first) > 1
  ) as matching
  where is_within(
    discounted_price_paise, discount_bps, rating, least_price, most_price, least_discount, least_rating)
  limit most;
end;
