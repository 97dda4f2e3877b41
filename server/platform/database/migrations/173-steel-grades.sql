-- Grades of steel bars are written with and without a space.

insert into search_synonyms (term, replacement) values
('fe415', 'fe 415'), ('fe500', 'fe 500'), ('fe500d', 'fe 500d'), ('fe550', 'fe 550'), ('fe550d', 'fe 550d'),
('fe600', 'fe 600')
on conflict do nothing;
