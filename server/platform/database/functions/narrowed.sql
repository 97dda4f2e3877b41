-- Returns the query of listings.words for a text and the filters of a list together. Every argument may be null: no
-- such condition. `words` is a tsquery as text, made by text-match.ts; the rest are filters (prices in paise, discount
-- and GST in basis points). Price, discount and rating are matched by steps, so a few listings just out of bounds are
-- found too; is_within removes them. Dispatch days are exact. `specification_marks` is a tsquery as text
-- (specification-filters.ts).
-- PostgreSQL inlines it, so it must contain no sub-select and be no more than stable, as concat_ws is.
-- Called by candidate-queries.ts and position-queries.ts (through listingsQuerySql in list-expressions.ts).
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
    category_ids text[],
    specification_marks text default null,
    most_dispatch_days integer default null)
  returns tsquery
  language sql stable parallel safe
return concat_ws(' & ',
  words,
  mark('C', category_id),
  mark('S', sub_category_id),
  case when least_price is not null or most_price is not null then
    steps_between('P', price_step(coalesce(least_price, 0)), coalesce(price_step(most_price), 255)) end,
  steps_between('D', least_discount / 500, 255),
  steps_between('R', rating_step(least_rating), 255),
  '(G' || array_to_string(nullif(gst_bps, '{}'), '|G') || ')',
  any_mark('B', brands),
  any_mark('C', category_ids),
  specification_marks,
  steps_between('T', 0, most_dispatch_days))::tsquery;
