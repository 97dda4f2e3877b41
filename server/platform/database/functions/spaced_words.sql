-- Second step of normalising text: returns the words of a plain text (see plain_text) with one space between them.
-- A word consists of letters, vowel signs and digits of any script, and dots between digits.
-- Called by phrase_of and vector_of.
-- A changed result needs the migrations that phrase_of and vector_of name.
create or replace function spaced_words(plain text) returns text
  language sql immutable strict parallel safe
return btrim(regexp_replace(
  regexp_replace(plain, '\.(?!\d)|(?<!\d)\.', ' ', 'g') collate pg_c_utf8,
  '[^[:alnum:].\u0900-\u0963\u0966-\u0DFF]+', ' ', 'g'));
