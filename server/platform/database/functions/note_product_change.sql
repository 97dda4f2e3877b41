-- Trigger: sets products.changed_at, which the sitemap publishes, and counts the version, by which the desk finds edits
-- of what has changed since. The trigger's condition lists the columns that a reader sees; ratings do not count.
-- Called by the trigger note_product_change on products.
create or replace function note_product_change() returns trigger
  language plpgsql
as $$
begin
  new.changed_at := now();
  new.version := old.version + 1;
  return new;
end $$;
