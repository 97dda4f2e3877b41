-- A wheel for a saw is no saw, even of the same diameter.

insert into search_synonyms (term, replacement) values
('cut off wheel', 'cutting wheel'),
('cutting disc', 'cutting wheel'),
('cutting disk', 'cutting wheel')
on conflict do nothing;
