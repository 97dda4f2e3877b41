-- Catalogues say three phase; buyers type 3 phase, 3-phase and 3ph.
insert into search_synonyms (term, replacement)
select written, meant
from (values ('3', 'three'), ('1', 'single'), ('2', 'two')) as phase (digit, word)
cross join lateral (values (digit || ' phase'), (digit || ' ph'), (digit || 'ph'), (digit || 'phase')) as typed (written)
cross join lateral (values (word || ' phase'), (digit || ' phase')) as listed (meant)
on conflict do nothing;
