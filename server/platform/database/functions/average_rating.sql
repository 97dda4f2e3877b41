-- Returns the mean of a product's ratings, or null when it has none.
-- Called by the generated column products.rating_average. A changed result needs a migration that rewrites that column.
create or replace function average_rating(ratings real[]) returns real
  language sql immutable strict parallel safe
  return (select avg(rating)::real from unnest(ratings) as rating);
