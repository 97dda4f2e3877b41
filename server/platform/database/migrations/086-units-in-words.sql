-- Catalogues say 5 t, 300 °C and 600 × 600; buyers type 5 ton, 300 deg C and 600 x 600.

insert into search_synonyms (term, replacement)
select written, meant
from (values ('0.5'), ('1'), ('1.5'), ('2'), ('2.5'), ('3'), ('5'), ('10'), ('20')) as load (tonnes)
cross join (values ('ton'), ('tonne')) as unit (name)
cross join lateral (values (tonnes || ' ' || name), (tonnes || name)) as typed (written)
-- Several words with a synonym are replaced by it, and some catalogues do say ton.
cross join lateral (values (tonnes || 't'), (tonnes || 'ton'), (tonnes || 'tonne')) as listed (meant)
on conflict do nothing;

insert into search_synonyms (term, replacement)
values ('x', ''), ('deg', ''), ('degree', ''), ('celsius', '')
on conflict do nothing;
