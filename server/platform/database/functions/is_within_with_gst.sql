-- Returns whether a price before GST in paise, with GST (in basis points) added and rounded up to a rupee, is within
-- the bounds, null meaning no bound. The rounding is that of addGst in domain/pricing.ts.
-- Called by listings_matching and position-queries.ts.
create or replace function is_within_with_gst(price bigint, gst integer, least_price bigint, most_price bigint)
  returns boolean
  language sql immutable parallel safe
return least_price is null and most_price is null
  or (price * (10000 + gst) + 999999) / 1000000 * 100
    between coalesce(least_price, 0) and coalesce(most_price, 9223372036854775807);
