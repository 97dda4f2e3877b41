-- Returns the lowest of the choices of lists, 'within 2 working days', 'within 5' …, that a listing's dispatch days are
-- within; null for more days than any.
-- Called by listings_matching and count_listings. A changed result needs a migration that counts all listings again;
-- the choices are in facets-presenter.ts, too.
create or replace function dispatch_choice(days bigint) returns text
  language sql immutable strict parallel safe
return case when days <= 2 then '2' when days <= 5 then '5' when days <= 10 then '10' when days <= 20 then '20' end;
