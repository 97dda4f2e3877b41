-- Returns the marks of a listing's price (P), discount (D, in steps of 5 %) and rating (R, 0 when nobody has rated it).
-- Called by listing_words.
-- A changed result needs a migration that lists all products again (see listing_words).
create or replace function choice_marks(price bigint, discount integer, rating real) returns text[]
  language sql immutable strict parallel safe
return step_marks('P', price_step(price)) || step_marks('D', discount / 500) || step_marks('R', rating_step(rating));
