-- Every glove is for a hand, so hardly any title says it.

insert into search_synonyms (term, replacement) values
('hand glove', 'glove')
on conflict do nothing;
