-- Returns the query text for any of some properties (see mark): null for null and for an empty array.
-- Called by narrowed.
create or replace function any_mark(kind text, property_values text[]) returns text
  language sql immutable strict parallel safe
return (select '(' || string_agg(mark(kind, value), '|') || ')' from unnest(property_values) as value);
