-- Who edits a category, a family or how a specification is read says which version they have seen. Its place in the order
-- is not part of it, because moving one row moves others.

alter table categories add column version integer not null default 1;
create trigger count_version before update on categories
  for each row when ((old.name, old.image) is distinct from (new.name, new.image))
  execute function count_version();

alter table sub_categories add column version integer not null default 1;
create trigger count_version before update on sub_categories
  for each row when (
    (old.name, old.image, old.deciding_specifications)
    is distinct from (new.name, new.image, new.deciding_specifications))
  execute function count_version();

alter table specifications add column version integer not null default 1;
create trigger count_version before update on specifications
  for each row when ((old.kind, old.unit, old.better) is distinct from (new.kind, new.unit, new.better))
  execute function count_version();

alter table product_families add column version integer not null default 1;
create trigger count_version before update on product_families
  for each row when ((old.name, old.options) is distinct from (new.name, new.options))
  execute function count_version();
