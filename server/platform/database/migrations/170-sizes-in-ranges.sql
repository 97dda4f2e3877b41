-- A search for size 6 finds what comes in sizes 5–7 (see functions/sizes_between.sql).

create function sizes_between(specifications jsonb) returns text
  language sql immutable strict parallel safe
return (
  select coalesce(string_agg(concat_ws(' ', size, range[3]), ' ; '), '')
  from jsonb_array_elements(specifications) as entry,
    regexp_match(entry ->> 'value', '^(\d{1,2}) ?[–-] ?(\d{1,2})(?: ([[:alpha:]]{1,5}))?$') as range,
    generate_series(range[1]::integer, range[2]::integer) as size
  where entry ->> 'name' ~* '\msizes\M');

update listings
set words = words || setweight(vector_of(sizes_between(product.specifications)), 'C')
from products as product
where product.listing_number = listings.listing_number and sizes_between(product.specifications) <> '';
