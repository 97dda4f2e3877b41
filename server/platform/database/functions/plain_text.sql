-- First step of normalising text: returns it in one spelling.
--   * lower case; no apostrophes, accents, zero-width characters or nuktas (the dots under borrowed Devanagari letters)
--   * Devanagari digits as 0-9; 1,00,000 and 8424.10.00 as one number each
--   * anything longer than 40 characters without a space is cut: no word is that long
-- Called by phrase_of (what is typed, synonyms) and vector_of (what is indexed), so both are spelt by the same rule.
-- Most text is plain ASCII without such numbers, hence the cheap test before each expensive replacement.
-- A changed result needs the migrations that phrase_of and vector_of name.
create or replace function plain_text(raw text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  plain text := lower(raw collate pg_c_utf8);
begin
  -- Not ASCII only: decompose, then drop combining marks.
  if octet_length(raw) <> length(raw) then
    plain := translate(
      regexp_replace(normalize(plain, NFKD), '[\u0300-\u036F\u093C\u200B-\u200D]', '', 'g'),
      '०१२३४५६७८९ँ‐‑–⁄’', '0123456789ं---/''');
  end if;
  -- HSN codes: 8424.10.00 as 84241000, but 4.5 stays a decimal.
  if plain ~ '\d\.\d+\.\d' then
    plain := regexp_replace(plain, '(?<=\d)\.(?=\d+\.\d)|(?<=\.\d+)\.(?=\d)', '', 'g');
  end if;
  if plain ~ '\S{41}' then
    plain := regexp_replace(plain, '(\S{40})\S+', '\1 ', 'g');
  end if;
  return regexp_replace(replace(plain, '''', ''), '(?<=\d),(?=\d)', '', 'g');
end $$;
