-- Products can be kept out of the shop, and nobody overwrites a change that they have not seen.
alter table products
  -- Hidden ones have left the shop for now; drafts are not in it yet.
  add column state text not null default 'shown' check (state in ('shown', 'hidden', 'draft')),
  -- Counts the changes of everything but ratings.
  add column version integer not null default 1;

-- The desk lists and searches products that are not in the shop without `listings`, which has only those that are.
create index products_not_shown_idx on products (state, listing_number) where state <> 'shown';
create index products_not_shown_words_idx on products using gin (
  to_tsvector('simple', title || ' ' || brand || ' ' || model || ' ' || coalesce(sku, ''))) where state <> 'shown';

-- The sitemap has products in the shop only.
drop index products_listing_number_changed_at_idx;
create index products_in_sitemap_idx on products (listing_number) include (changed_at) where state = 'shown';

drop trigger note_product_change on products;
create trigger note_product_change
  before update on products
  for each row
  when (
    (old.title, old.description, old.images, old.image_alt, old.list_price_paise, old.discount_bps, old.gst_bps,
      old.category_id, old.sub_category_id, old.brochure_url, old.brand, old.model, old.hsn, old.specifications,
      old.sku, old.unit, old.dispatch_from_days, old.dispatch_to_days, old.rent_period, old.is_price_on_request,
      old.terms, old.family_id, old.family_values, old.state)
    is distinct from
    (new.title, new.description, new.images, new.image_alt, new.list_price_paise, new.discount_bps, new.gst_bps,
      new.category_id, new.sub_category_id, new.brochure_url, new.brand, new.model, new.hsn, new.specifications,
      new.sku, new.unit, new.dispatch_from_days, new.dispatch_to_days, new.rent_period, new.is_price_on_request,
      new.terms, new.family_id, new.family_values, new.state))
  execute function note_product_change();
