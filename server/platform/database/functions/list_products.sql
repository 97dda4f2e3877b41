-- Trigger: writes the listings of the products in the shop that a statement inserted or updated (transition table
-- `changed`), but only those that differ from what is listed; removes those of products that have left the shop.
-- Called by the triggers list_inserted and list_updated on products.
create or replace function list_products() returns trigger
  language plpgsql
as $$
begin
  -- Without a product to remove, the triggers on listings must not run.
  if tg_op = 'UPDATE' and exists (select from changed where state <> 'shown') then
    delete from listings using changed
    where listings.listing_number = changed.listing_number and changed.state <> 'shown';
  end if;
  insert into listings as listing (
    listing_number, category_id, sub_category_id, brand, gst_bps, discount_bps, discounted_price_paise, rating, words,
    specification_values, dispatch_days)
  select
    product.listing_number, product.category_id, product.sub_category_id, product.brand, product.gst_bps,
    product.discount_bps, product.discounted_price_paise, coalesce(product.rating_average, 0),
    listing_words(product::products, category.words || sub_category.words), product.specification_values,
    least(product.dispatch_to_days, 255)
  from changed as product
  join categories as category on category.id = product.category_id
  join sub_categories as sub_category on sub_category.id = product.sub_category_id
  where product.state = 'shown'
  on conflict (listing_number) do update
  set (category_id, sub_category_id, brand, gst_bps, discount_bps, discounted_price_paise, rating, words,
    specification_values, dispatch_days) = (
    excluded.category_id, excluded.sub_category_id, excluded.brand, excluded.gst_bps, excluded.discount_bps,
    excluded.discounted_price_paise, excluded.rating, excluded.words, excluded.specification_values,
    excluded.dispatch_days)
  -- A change of any other column shows in `words`, as a changed mark.
  where (listing.words, listing.discount_bps, listing.discounted_price_paise, listing.rating,
      listing.specification_values)
    is distinct from (excluded.words, excluded.discount_bps, excluded.discounted_price_paise, excluded.rating,
      excluded.specification_values);
  -- GIN defers new entries to a pending list, which every search would have to read through: merge it now, at once.
  perform gin_clean_pending_list('listings_words_few_idx');
  perform gin_clean_pending_list('listings_words_more_idx');
  perform gin_clean_pending_list('listings_words_rest_idx');
  return null;
end $$;
