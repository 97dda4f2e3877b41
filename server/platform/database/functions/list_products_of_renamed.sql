-- Trigger: lists the products of changed categories or sub-categories (transition table `changed`) again, because their
-- names are part of their products' words. It touches the products; list_products does the rest.
-- Called by the triggers list_renamed on categories (argument category_id) and sub_categories (sub_category_id).
create or replace function list_products_of_renamed() returns trigger
  language plpgsql
as $$
begin
  execute format('update products set %1$I = %1$I where %1$I in (select id from changed)', tg_argv[0]);
  return null;
end $$;
