-- Words that say nothing about a product; a product need not have them, and no spelling is corrected to them.
insert into search_synonyms (term, replacement)
select regexp_split_to_table(
  'not no also than then that this these those which what who how are was were will has have from into by at as be it its '
  || 'your you our we they their when where while but if so such any all each only very more most', ' '), ''
on conflict do nothing;

-- One thing, two names.
insert into search_synonyms (term, replacement)
values
  ('spanner', 'spanner'), ('spanner', 'wrench'), ('wrench', 'wrench'), ('wrench', 'spanner'),
  ('pana', 'wrench'), ('paana', 'wrench'), ('पाना', 'wrench'),
  ('teen', 'three'), ('तीन', 'three'), ('dona pattal', 'paper plate'), ('pattal', 'paper plate'), ('pattal', 'plate')
on conflict do nothing;
