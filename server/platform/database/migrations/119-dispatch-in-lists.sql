-- Lists can be filtered and sorted by the working days until dispatch.

-- 255: longer, or not known. As wide as the numbers that a list's position is compared with.
alter table listings add column dispatch_days bigint not null default 255;

-- They have more columns or parameters now; their files create them again.
drop function if exists listings_matching;
drop function if exists listings_with;
drop function if exists narrowed;

-- What is listed already gets its marks; of its words, which are counted, none changes.
drop index listings_words_few_idx, listings_words_more_idx, listings_words_rest_idx;
alter table listings disable trigger count_updated, disable trigger note_keys_updated;
update listings
set dispatch_days = least(product.dispatch_to_days, 255),
  words = words || array_to_tsvector(step_marks('T', least(product.dispatch_to_days, 255)))
from products as product
where product.listing_number = listings.listing_number;
alter table listings enable trigger count_updated, enable trigger note_keys_updated;
create index listings_words_few_idx on listings using gin (words) where listing_number % 64 = 0;
create index listings_words_more_idx on listings using gin (words) where listing_number % 64 between 1 and 7;
create index listings_words_rest_idx on listings using gin (words) where listing_number % 64 > 7;

create index on listings (dispatch_days, listing_number);
create index on listings (category_id, dispatch_days, listing_number);
create index on listings (sub_category_id, dispatch_days, listing_number);

-- As dispatch_choice has it.
insert into listing_counts (scope, kind, value, products)
select scope, 'dispatch', choice, count(*)
from listings, unnest(array['', category_id, sub_category_id]) as scope,
  lateral (select case when dispatch_days <= 2 then '2' when dispatch_days <= 5 then '5' when dispatch_days <= 10 then '10'
    else '20' end) as chosen (choice)
where dispatch_days <= 20
group by scope, choice;
