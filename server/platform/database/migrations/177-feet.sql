-- 'Feet' is no misspelt 'feed'.

insert into search_synonyms (term, replacement) values
('feet', 'ft'),
('foot', 'ft')
on conflict do nothing;
