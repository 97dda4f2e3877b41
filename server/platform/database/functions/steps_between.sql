-- Returns the query text for all steps from lowest to highest, both included: the blocks of each width that lie wholly
-- within the range, unless a wider block that does so covers them. So 'from ₹10,000' is seven marks instead of 170.
-- 'X', which no listing has, stands for an empty range.
-- Called by narrowed; step_marks writes what it asks for.
create or replace function steps_between(kind text, lowest integer, highest integer) returns text
  language sql immutable strict parallel safe
return (
  select '(' || coalesce(string_agg(kind || width || 'x' || block, '|'), 'X') || ')'
  from unnest(array[1, 4, 16, 64]) as width,
    generate_series((lowest + width - 1) / width, (highest + 1) / width - 1) as block
  where width = 64
    or block / 4 not between (lowest + 4 * width - 1) / (4 * width) and (highest + 1) / (4 * width) - 1);
