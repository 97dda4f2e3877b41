-- 'Kata' is how many write 'kanta', and neither is a cutter.

insert into search_synonyms (term, replacement) values
('kata', 'weighing scale'),
('kata', 'floor scale'),
('hawa ka compressor', 'air compressor')
on conflict do nothing;
