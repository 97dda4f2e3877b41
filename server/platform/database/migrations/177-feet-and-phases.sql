-- 'Feet' is no misspelt 'feed', and phases may be in Hindi letters.

insert into search_synonyms (term, replacement) values
('feet', 'ft'),
('foot', 'ft'),
('सिंगल', 'single'),
('थ्री', 'three'),
('फेस', 'phase')
on conflict do nothing;
