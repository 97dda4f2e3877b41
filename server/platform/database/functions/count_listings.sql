-- Trigger: keeps two sets of counts in step with the listings (transition tables `added` and `removed`).
--   * search_words: in how many products, and in how many headings, each word occurs; the vocabulary for completing and
--     correcting. A word of a heading is also there with the mark H (see listing_words); the other marks are no words.
--   * listing_counts: how many listings each facet value has, in all (scope ''), per category and per sub-category;
--   those
--     of typed specifications (place, name and value) per category and sub-category only
-- A statement's changes are added up first and written once per word and per value, in one order, so that two
-- concurrent statements wait for each other instead of deadlocking.
-- Called by the triggers count_inserted, count_updated and count_deleted on listings.
create or replace function count_listings() returns trigger
  language plpgsql
as $$
declare
  signed_rows_query constant text := case tg_op
    when 'INSERT' then 'select 1 as delta, * from added'
    when 'DELETE' then 'select -1 as delta, * from removed'
    else 'select 1 as delta, * from added union all select -1 as delta, * from removed'
  end;
begin
  execute format($query$
    insert into search_words as existing (word, documents, headings)
    select word, sum(delta * (1 - heading)), sum(delta * heading)
    from (%s) as listing,
      unnest(tsvector_to_array(words)) as lexeme,
      lateral (select starts_with(lexeme, 'H')::integer as heading),
      lateral (select substr(lexeme, 1 + heading) as word)
    where lexeme collate "C" not between 'A' and 'H' and lexeme collate "C" not between 'I' and '['
    group by word having sum(delta * (1 - heading)) <> 0 or sum(delta * heading) <> 0
    order by word collate "C"
    on conflict (word) do update set
      documents = existing.documents + excluded.documents,
      headings = existing.headings + excluded.headings
  $query$, signed_rows_query);
  execute format($query$
    insert into listing_counts as existing (scope, kind, value, products)
    select scope, kind, value, sum(delta)
    from (%s) as listing,
      unnest(array['', category_id, sub_category_id]) as scope,
      unnest(
        array['all', 'brand', 'category', 'gst', 'discount', 'rating', 'dispatch'],
        array['', brand, category_id, gst_bps::text, discount_choice::text, rating_choice::text,
          dispatch_choice(dispatch_days)]
      ) as choice (kind, value)
    where value is not null
    group by scope, kind, value having sum(delta) <> 0 order by scope, kind, value
    on conflict (scope, kind, value) do update set products = existing.products + excluded.products
  $query$, signed_rows_query);
  execute format($query$
    insert into listing_counts as existing (scope, kind, value, products)
    select scope, 'specification', concat_ws(E'\t', place, name, typed.value::text), sum(delta)
    from (%s) as listing,
      unnest(array[category_id, sub_category_id]) as scope,
      json_each(specification_values::json) with ordinality as typed (name, value, place)
    group by scope, place, name, typed.value::text having sum(delta) <> 0 order by scope, 3
    on conflict (scope, kind, value) do update set products = existing.products + excluded.products
  $query$, signed_rows_query);
  return null;
end $$;
