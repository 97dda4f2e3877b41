-- Returns whether a listing's numbers are within the ranges of a list's filters: of up to six specifications, null
-- meaning no filter. A choice passes, because its mark has been found. Needed after narrowed, whose steps are coarse.
-- PostgreSQL inlines it, so it must contain no sub-select.
-- Called by listings_matching and position-queries.ts.
create or replace function is_within_specifications(specification_values text, names text[], ranges nummultirange[])
  returns boolean
  language sql immutable parallel safe
return names is null or (
  is_within_specification(specification_values, names[1], ranges[1])
  and is_within_specification(specification_values, names[2], ranges[2])
  and is_within_specification(specification_values, names[3], ranges[3])
  and is_within_specification(specification_values, names[4], ranges[4])
  and is_within_specification(specification_values, names[5], ranges[5])
  and is_within_specification(specification_values, names[6], ranges[6]));
