-- Trigger: keeps specification_keys in step with the listings (transition tables `added` and `removed`): one row for
-- each typed value of a listing. The key is the second entry of a value (domain/specifications/stored-values.ts).
-- Called by the triggers note_keys_inserted, note_keys_updated and note_keys_deleted on listings.
create or replace function note_specification_keys() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into specification_keys (sub_category_id, name, key, listing_number)
    select sub_category_id, typed.name, (value ->> 1)::double precision, listing_number
    from added, json_each(specification_values::json) as typed (name, value);
  elsif tg_op = 'DELETE' then
    delete from specification_keys as stored
    using removed, json_each(specification_values::json) as typed (name, value)
    where (stored.sub_category_id, stored.name, stored.key, stored.listing_number)
      = (removed.sub_category_id, typed.name, (value ->> 1)::double precision, removed.listing_number);
  else
    -- Most updates are of prices and ratings.
    delete from specification_keys as stored
    using removed join added using (listing_number),
      json_each(removed.specification_values::json) as typed (name, value)
    where (removed.sub_category_id, removed.specification_values)
        is distinct from (added.sub_category_id, added.specification_values)
      and (stored.sub_category_id, stored.name, stored.key, stored.listing_number)
        = (removed.sub_category_id, typed.name, (value ->> 1)::double precision, removed.listing_number);
    insert into specification_keys (sub_category_id, name, key, listing_number)
    select added.sub_category_id, typed.name, (value ->> 1)::double precision, listing_number
    from removed join added using (listing_number),
      json_each(added.specification_values::json) as typed (name, value)
    where (removed.sub_category_id, removed.specification_values)
      is distinct from (added.sub_category_id, added.specification_values);
  end if;
  return null;
end $$;
