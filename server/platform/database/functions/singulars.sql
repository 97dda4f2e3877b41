-- Third step of normalising text: returns spaced words (see spaced_words) with English plurals as singulars: drills,
-- boxes, batteries as drill, box, battery. It also takes the s off some words that are no plurals; that is harmless,
-- because products and searches are treated alike.
-- Called by phrase_of and vector_of.
-- A changed result needs the migrations that phrase_of and vector_of name.
create or replace function singulars(words text) returns text
  language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(words, '\m([a-z]{2,})ies\M', '\1y', 'g'),
  '\m([a-z]+(?:ss|x|ch|sh))es\M|\m([a-z]{2,}[a-hj-rtv-z])s\M', '\1\2', 'g');
