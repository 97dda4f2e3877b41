-- The point of a picture that stays visible where it is cropped for phones; pictures without one are cropped by the page.
create table picture_focuses (
  -- A path of the shop.
  address text primary key,
  -- In per cent of its width from the left, and of its height from the top.
  x smallint not null check (x between 0 and 100),
  y smallint not null check (y between 0 and 100),
  version integer not null default 1
);
create trigger count_version before update on picture_focuses
  for each row when ((old.x, old.y) is distinct from (new.x, new.y))
  execute function count_version();
create trigger record_inserted after insert on picture_focuses
  referencing new table as added for each statement execute function record_changes('address', 'address');
create trigger record_updated after update on picture_focuses
  referencing old table as removed new table as added
  for each statement execute function record_changes('address', 'address');
create trigger record_deleted after delete on picture_focuses
  referencing old table as removed for each statement execute function record_changes('address', 'address');

-- Finds the products that show a picture.
create index products_images_idx on products using gin (images);
