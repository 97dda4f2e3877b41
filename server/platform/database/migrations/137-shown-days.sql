-- Banners and advertisements can be on the home page for some days only, and operators edit them at the desk.

alter table banners
  -- Whole days in India; null for no limit.
  add column shown_from date,
  add column shown_until date,
  add column version integer not null default 1,
  add check (shown_from <= shown_until);
create trigger count_version before update on banners
  for each row when (
    (old.image, old.phone_image, old.alt, old.category_id, old.shown_from, old.shown_until)
    is distinct from (new.image, new.phone_image, new.alt, new.category_id, new.shown_from, new.shown_until))
  execute function count_version();

alter table ads
  add column shown_from date,
  add column shown_until date,
  add column version integer not null default 1,
  add check (shown_from <= shown_until);
create trigger count_version before update on ads
  for each row when (
    (old.type, old.image, old.phone_image, old.alt, old.link, old.shown_from, old.shown_until)
    is distinct from (new.type, new.image, new.phone_image, new.alt, new.link, new.shown_from, new.shown_until))
  execute function count_version();
