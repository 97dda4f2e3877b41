-- Returns the four marks of a step (0 to 255): of the step itself and of the blocks of 4, 16 and 64 steps that hold it,
-- such as P1x37, P4x9, P16x2, P64x0. With the wider ones a few marks find any range of steps (see steps_between).
-- Called by choice_marks and listing_words.
-- A changed result needs a migration that lists all products again (see listing_words).
create or replace function step_marks(kind text, step integer) returns text[]
  language sql immutable strict parallel safe
return array(select kind || width || 'x' || step / width from unnest(array[1, 4, 16, 64]) as width);
