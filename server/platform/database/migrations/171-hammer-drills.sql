-- What catalogues call an impact drill, buyers also call a hammer drill; many mean a rotary hammer by it.

insert into search_synonyms (term, replacement) values
('hammer drill', 'impact drill'), ('hammer drill', 'rotary hammer'),
('hammer drill machine', 'impact drill'), ('hammer drill machine', 'rotary hammer')
on conflict do nothing;
