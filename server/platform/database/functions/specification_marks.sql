-- Returns the marks (V) of a product's typed specifications: of a choice its text, of a number its step on a
-- logarithmic scale (domain/specifications/stored-values.ts). A number of the filter's steps may still be out of its
-- bounds; is_within_specifications removes those. Called by listing_words. A changed result needs a migration that
-- lists all products again (see listing_words).
create or replace function specification_marks(specification_values text) returns text[]
  language sql immutable strict parallel safe
return array(
  select mark('V', name || coalesce('#' || (value ->> 2), '=' || (value ->> 0)))
  from json_each(specification_values::json) as typed (name, value));
