-- Returns whether a listing's price, discount and rating are within the bounds of a list's filters, null meaning no
-- bound. Needed after narrowed, whose steps are coarse.
-- Called by listings_matching and position-queries.ts.
create or replace function is_within(
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
