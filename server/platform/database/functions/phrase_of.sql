-- Returns a text as it is searched for: its words normalised, in the singular, with one space between them.
-- Called by vocabulary-queries.ts (the typed text, and the replacements of synonyms), by listing_words (model numbers)
-- and by the generated column search_synonyms.phrase. A changed result needs a migration that rewrites that column.
create or replace function phrase_of(raw text) returns text
  language sql immutable strict parallel safe
return singulars(spaced_words(plain_text(raw)));
