-- Trigger: removes the listings of the products that a statement deleted (transition table `gone`).
-- Called by the trigger unlist_deleted on products.
create or replace function unlist_products() returns trigger
  language plpgsql
as $$
begin
  delete from listings using gone where listings.listing_number = gone.listing_number;
  return null;
end $$;
