-- As before (013), but it looks among the first listings only when there may be enough of them there: where the text has
-- a rare word, even all that have it together would be too few, and the looks would be in vain.

drop function listings_matching;

-- fitting: no more listings than this can fit; null when that is not known.
create function listings_matching(
    query tsquery,
    most bigint,
    ranking tsquery default null,
    least_price bigint default null,
    most_price bigint default null,
    least_discount integer default null,
    least_rating real default null,
    fitting bigint default null)
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
  with first as materialized (select min(listing_number) as number from listings),
  use as materialized (
    select
      coalesce(fitting * 8192 >= most * products, true) as looks_among_8192,
      coalesce(fitting * 32768 >= most * products, true) as looks_among_32768
    from listing_counts where scope = '' and kind = 'all')
  select
    listing_number, category_id, brand, gst_bps, discount_choice, rating_choice, discounted_price_paise, rating,
    ts_rank(words, ranking)
  from (
    select * from listings
    where (select looks_among_8192 from use)
      and words @@ (query && (select format('N%s | N%s', number / 4096, number / 4096 + 1) from first)::tsquery)
    union all
    select * from listings
    where (select looks_among_32768 from use)
      and words @@ (query && (select 'M' || number / 32768 from first)::tsquery)
      and not ((select looks_among_8192 from use) and listing_number / 4096 - (select number / 4096 from first) <= 1)
    union all
    select * from listings
    where words @@ query
      and not ((select looks_among_8192 from use) and listing_number / 4096 - (select number / 4096 from first) <= 1)
      and not ((select looks_among_32768 from use) and listing_number / 32768 = (select number / 32768 from first))
  ) as matching
  where is_within(
    discounted_price_paise, discount_bps, rating, least_price, most_price, least_discount, least_rating)
  limit most;
end;
