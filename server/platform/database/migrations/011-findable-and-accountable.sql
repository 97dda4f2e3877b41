-- When the shop answers and who deals with complaints, and what the sitemap tells of products.

alter table contact_links
  add column hours text not null default '',
  add column answer_time text not null default '',
  add column grievance_name text not null default '',
  add column grievance_email text not null default '';

-- When a product last became different to read. Ratings come and go without it.
alter table products add column changed_at timestamptz not null default now();

create function note_product_change() returns trigger
  language plpgsql
as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger note_product_change
  before update on products
  for each row
  when (
    (old.title, old.description, old.images, old.image_alt, old.list_price_paise, old.discount_bps, old.gst_bps,
      old.category_id, old.sub_category_id, old.brochure_url, old.brand, old.model, old.hsn, old.specifications)
    is distinct from
    (new.title, new.description, new.images, new.image_alt, new.list_price_paise, new.discount_bps, new.gst_bps,
      new.category_id, new.sub_category_id, new.brochure_url, new.brand, new.model, new.hsn, new.specifications))
  execute function note_product_change();

-- The sitemap's index reads nothing but this.
create index on products (listing_number) include (changed_at);
