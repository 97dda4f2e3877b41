-- Returns the listings that match a query of listings.words, from its three partial indexes one after the other: one
-- listing in 64, then seven more, then the rest. GIN collects all matches of an index before it returns the first, so
-- a caller with a limit is usually served by the two small ones.
-- Called by listings_matching and position-queries.ts.
create or replace function listings_with(query tsquery) returns setof listings
  language sql stable
begin atomic
  select * from listings where words @@ query and listing_number % 64 = 0
  union all
  select * from listings where words @@ query and listing_number % 64 between 1 and 7
  union all
  select * from listings where words @@ query and listing_number % 64 > 7;
end;
