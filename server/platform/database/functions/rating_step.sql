-- Returns the number of the rating step that a rating falls into: tenths of a star.
-- Called by choice_marks (writing marks) and narrowed (asking for them).
-- A changed result needs a migration that lists all products again (see listing_words).
create or replace function rating_step(rating real) returns integer
  language sql immutable strict parallel safe
return floor(rating * 10)::integer;
