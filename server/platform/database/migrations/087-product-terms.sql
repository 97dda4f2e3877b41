-- What a product says of how it is sold: its unit, in what time, on what terms, and to which family it belongs.

create table product_families (
  id text primary key,
  name text not null unique,
  -- What varies among its products: 'Size', 'Colour'.
  options text[] not null
);

alter table products
  add column sku text,
  -- A unit quantity code of GST (domain/unit.ts).
  add column unit text not null default 'NOS' check (unit ~ '^[A-Z]{3}$'),
  -- Working days.
  add column dispatch_from_days smallint,
  add column dispatch_to_days smallint,
  -- The shortest time for which it can be rented; null when it is for sale only.
  add column rent_period text check (rent_period in ('day', 'week', 'month')),
  add column is_price_on_request boolean not null default false,
  -- What is only shown (domain/product-terms.ts).
  add column terms jsonb not null default '{}',
  add column family_id text references product_families (id),
  -- Its value of each option of the family, in their order.
  add column family_values text[] not null default '{}',
  add check (dispatch_from_days between 0 and dispatch_to_days),
  add check ((dispatch_from_days is null) = (dispatch_to_days is null)),
  add check ((family_id is null) = (family_values = '{}'));

create unique index products_sku_idx on products (sku) where sku is not null;
create index products_family_idx on products (family_id) where family_id is not null;

drop trigger note_product_change on products;
create trigger note_product_change
  before update on products
  for each row
  when (
    (old.title, old.description, old.images, old.image_alt, old.list_price_paise, old.discount_bps, old.gst_bps,
      old.category_id, old.sub_category_id, old.brochure_url, old.brand, old.model, old.hsn, old.specifications,
      old.sku, old.unit, old.dispatch_from_days, old.dispatch_to_days, old.rent_period, old.is_price_on_request,
      old.terms, old.family_id, old.family_values)
    is distinct from
    (new.title, new.description, new.images, new.image_alt, new.list_price_paise, new.discount_bps, new.gst_bps,
      new.category_id, new.sub_category_id, new.brochure_url, new.brand, new.model, new.hsn, new.specifications,
      new.sku, new.unit, new.dispatch_from_days, new.dispatch_to_days, new.rent_period, new.is_price_on_request,
      new.terms, new.family_id, new.family_values))
  execute function note_product_change();

create trigger record_inserted after insert on product_families
  referencing new table as added for each statement execute function record_changes('id', 'name');
create trigger record_updated after update on product_families
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', 'name');
create trigger record_deleted after delete on product_families
  referencing old table as removed for each statement execute function record_changes('id', 'name');
create trigger tell_changed after insert or update or delete or truncate on product_families
  for each statement execute function tell_shop_changed();
