-- Returns the number of the price step (0 to 225) that a price in paise falls into. A step spans about a fifth of the
-- price, so that cheap and expensive products alike are spread over several steps.
-- Called by choice_marks (writing marks) and narrowed (asking for them).
-- A changed result needs a migration that lists all products again (see listing_words).
create or replace function price_step(paise bigint) returns integer
  language sql immutable strict parallel safe
return floor(4 * ln(paise / 100.0::float8 + 1) / ln(2::float8))::integer;
