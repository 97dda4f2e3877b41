-- Welders call electrodes rods.

insert into search_synonyms (term, replacement) values
('rod', 'rod'),
('rod', 'electrode')
on conflict do nothing;
