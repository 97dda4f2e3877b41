-- The brands of most products first, of a list that is counted ahead: a large category has hundreds of them, of which
-- twenty are shown.
create index listing_counts_brands_idx on listing_counts (scope, products desc, value) where kind = 'brand';
