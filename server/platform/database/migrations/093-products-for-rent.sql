-- How many products of a list are for rent is counted with each list; few of a catalogue are.
create index products_for_rent_idx on products (category_id, sub_category_id) where rent_period is not null;
create index products_for_rent_number_idx on products (listing_number) where rent_period is not null;
