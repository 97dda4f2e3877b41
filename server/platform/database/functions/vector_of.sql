-- Returns the words of a text as the index stores them: as written and in the singular, and also what belongs together
-- written as one word, GSB-13RE as gsb13re and 13 mm as 13mm. All have position 1, because neither the order nor the
-- number of occurrences matters.
-- Called by listing_words, and by the generated columns categories.words and sub_categories.words. A changed result
-- needs a migration that rewrites those columns and listings.words.
create or replace function vector_of(raw text) returns tsvector
  language plpgsql immutable strict parallel safe
as $$
declare
  plain constant text := plain_text(raw);
  words text := spaced_words(plain);
begin
  words := words || ' ' || singulars(words);
  if plain ~ '[-/_]|\d ' then
    words := words || ' ' || spaced_words(regexp_replace(plain, '[-/_]|(?<=\d) (?=[a-z]{1,5}\M)', '', 'g'));
  end if;
  return case when words = ' ' then '' else replace(btrim(words), ' ', ':1 ') || ':1' end::tsvector;
end $$;
