-- By which specifications buyers choose among the products of a sub-category: their names, the most important one first.
alter table sub_categories add column deciding_specifications text[] not null default '{}';
