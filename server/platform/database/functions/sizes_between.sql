-- Returns every size that a product comes in, of a specification whose name has the word 'sizes': '5 UK ; 6 UK ; 7 UK'
-- of 'Available sizes: 5–7 UK', so that a search for size 6 finds it. '' for other products.
-- Called by listing_words. A changed result needs a migration, as there.
create or replace function sizes_between(specifications jsonb) returns text
  language sql immutable strict parallel safe
return (
  select coalesce(string_agg(concat_ws(' ', size, range[3]), ' ; '), '')
  from jsonb_array_elements(specifications) as entry,
    regexp_match(entry ->> 'value', '^(\d{1,2}) ?[–-] ?(\d{1,2})(?: ([[:alpha:]]{1,5}))?$') as range,
    generate_series(range[1]::integer, range[2]::integer) as size
  where entry ->> 'name' ~* '\msizes\M');
