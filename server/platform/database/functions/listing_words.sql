-- Returns what the index holds of a product: the words of its texts and the marks of its properties.
-- The weights are what ts_rank ranks by, in listings_matching (PostgreSQL's defaults):
--   A 1.0  title, brand, model and SKU (also written as one word), HSN code and its first 4 and 6 digits
--   B 0.4  names of category and sub-category
--   C 0.2  specifications
--   D 0.1  description
-- A and B together are the heading. The mark H + word stands for each word of it, so that products with the searched
-- text in their heading can be found first. Other marks: C category, S sub-category, B brand, G GST rate, L for rent
-- ("let"), T working days until dispatch (time), and those of choice_marks and specification_marks.
-- Called by list_products. A changed result needs a migration that changes what is listed already (119, 170): the
-- functions are replaced after it.
create or replace function listing_words(product products, category_words tsvector) returns tsvector
  language plpgsql immutable parallel safe
as $$
declare
  heading constant tsvector :=
    setweight(vector_of(concat_ws(' ',
      product.title, product.brand, product.model, replace(phrase_of(product.model), ' ', ''),
      product.hsn, left(product.hsn, 4), left(product.hsn, 6),
      product.sku, replace(phrase_of(product.sku), ' ', ''))), 'A')
    || setweight(category_words, 'B');
begin
  return heading
    || setweight(vector_of((
      select coalesce(string_agg(concat_ws(' ', entry ->> 'name', entry ->> 'value'), ' ; '), '')
      from jsonb_array_elements(product.specifications) as entry)), 'C')
    || setweight(vector_of(sizes_between(product.specifications)), 'C')
    || vector_of(left(product.description, 20000))
    || array_to_tsvector(array(select 'H' || lexeme from unnest(heading)))
    || array_to_tsvector(array[
      mark('C', product.category_id),
      mark('S', product.sub_category_id),
      mark('B', product.brand),
      'G' || product.gst_bps])
    || array_to_tsvector(case when product.rent_period is null then '{}'::text[] else '{L}' end)
    || array_to_tsvector(choice_marks(
      product.discounted_price_paise, product.discount_bps, coalesce(product.rating_average, 0)))
    -- 255: longer, or not known.
    || array_to_tsvector(step_marks('T', least(product.dispatch_to_days, 255)))
    || array_to_tsvector(specification_marks(product.specification_values));
end $$;
