-- Sizes are asked for in inches and listed in millimetres, rounded as the trade rounds them: of discs and wheels, pipes, hoses.

insert into search_synonyms (term, replacement)
select term, replacement
from (values
  ('2', '50mm'), ('3', '75mm'), ('4', '100mm'), ('4.5', '115mm'), ('5', '125mm'), ('6', '150mm'), ('7', '180mm'),
  ('8', '200mm'), ('9', '230mm'), ('10', '250mm'), ('12', '300mm'), ('14', '355mm'), ('16', '400mm')
) as size (inches, millimetres)
cross join lateral (values (inches || ' inch'), (inches || 'inch')) as written (term)
-- Several words with a synonym are replaced by it, and some products do have the inches.
cross join lateral (values (millimetres), (inches || 'inch')) as meant (replacement)
on conflict do nothing;
