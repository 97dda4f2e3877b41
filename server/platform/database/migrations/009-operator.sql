-- What the operator changes: who, when, what, and a word to all nodes that the shop looks different now.

create table changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  -- The table, the row's key, and what people call the row.
  kind text not null,
  subject text not null,
  label text,
  -- Of a changed row the columns that differ; null before it was added and after it was removed.
  before jsonb,
  after jsonb
);
create index on changes (changed_at);

-- Writes down what a statement did to a table, when the transaction says who does it (setting shop.operator). Arguments:
-- the key column, the column people know the row by (or ''), then columns that follow from others.
create function record_changes() returns trigger
  language plpgsql
as $$
declare
  operator constant text := nullif(current_setting('shop.operator', true), '');
  pairs constant text := case tg_op
    when 'INSERT' then 'select null::jsonb as old, to_jsonb(added) as new from added'
    when 'DELETE' then 'select to_jsonb(removed) as old, null::jsonb as new from removed'
    else format('select to_jsonb(removed) as old, to_jsonb(added) as new from removed join added using (%I)', tg_argv[0])
  end;
begin
  if operator is null then
    return null;
  end if;
  execute format($query$
    insert into changes (changed_by, kind, subject, label, before, after)
    select $1, $2, coalesce(new, old) ->> $3, coalesce(new, old) ->> $4, before, after
    from (%s) as pair
    cross join lateral (
      select jsonb_object_agg(key, value) as before from jsonb_each(old - $5) where new -> key is distinct from value)
    cross join lateral (
      select jsonb_object_agg(key, value) as after from jsonb_each(new - $5) where old -> key is distinct from value)
    where before is not null or after is not null
  $query$, pairs)
  using operator, tg_table_name, tg_argv[0], tg_argv[1], tg_argv[2:];
  return null;
end $$;

-- Tells every node that listens which table changed, once a transaction.
create function tell_shop_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('shop_changed', tg_table_name);
  return null;
end $$;

do $$
declare
  recorded record;
  shown text;
begin
  for recorded in
    select * from (values
      ('products', 'id, title, listing_number, discounted_price_paise, rating_average, changed_at'),
      ('categories', 'id, name, words'),
      ('sub_categories', 'id, name, words'),
      ('banners', 'id, alt'),
      ('ads', 'id, alt'),
      ('page_contents', 'key, key'),
      ('contact_links', 'is_only_row, '''''),
      ('search_synonyms', 'term, term, phrase'),
      -- No name of a person goes where it would outlive the person's wish to be forgotten.
      ('contact_messages', 'id, '''''),
      ('orders', 'id, '''''))
    as each (table_name, arguments)
  loop
    execute format('create trigger record_inserted after insert on %I
      referencing new table as added for each statement execute function record_changes(%s)', recorded.table_name, recorded.arguments);
    execute format('create trigger record_updated after update on %I
      referencing old table as removed new table as added for each statement execute function record_changes(%s)', recorded.table_name, recorded.arguments);
    execute format('create trigger record_deleted after delete on %I
      referencing old table as removed for each statement execute function record_changes(%s)', recorded.table_name, recorded.arguments);
  end loop;
  foreach shown in array
    '{products,categories,sub_categories,banners,ads,page_contents,contact_links,search_synonyms}'::text[]
  loop
    execute format('create trigger tell_changed after insert or update or delete or truncate on %I
      for each statement execute function tell_shop_changed()', shown);
  end loop;
end $$;

-- Imports find products by brand and model.
create index on products (brand, model);

-- Contact messages that the operator has dealt with.
alter table contact_messages add column done_at timestamptz;
