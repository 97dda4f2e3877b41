-- What many call the belt for work at height.

insert into search_synonyms (term, replacement) values
('height belt', 'safety belt'),
('kaam ki belt', 'safety belt')
on conflict do nothing;
