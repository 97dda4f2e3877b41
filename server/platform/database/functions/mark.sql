-- Returns a mark: a lexeme in listings.words that stands for a property (C category, S sub-category, B brand, V typed
-- specification) instead of a word. Marks begin with a capital letter, which no word of a text can, so text and filters
-- are one query of one index. The value is hashed because names may hold any character. Called by listing_words and
-- specification_marks, which write the marks, and by narrowed, which asks for them (specification-filters.ts makes
-- those of specifications). A changed result needs a migration that lists all products again (see listing_words).
create or replace function mark(kind text, value text) returns text
  language sql immutable strict parallel safe
return kind || left(md5(value), 12);
