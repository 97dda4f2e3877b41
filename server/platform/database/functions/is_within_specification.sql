-- Returns whether the number of one specification is within the ranges; true for a choice, and without a name.
-- PostgreSQL inlines it, so it must contain no sub-select.
-- Called by is_within_specifications.
create or replace function is_within_specification(specification_values text, name text, ranges nummultirange)
  returns boolean
  language sql immutable parallel safe
return name is null
  or (specification_values::jsonb #>> array[name, '2']) is null
  or ranges @> (specification_values::jsonb #>> array[name, '1'])::numeric;
