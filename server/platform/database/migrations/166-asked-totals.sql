-- The inbox tells what a request is worth in the quantities that were asked for, not in those of the cart, of which an
-- estimate has five at most.
alter table quote_revisions add column asked_paise bigint check (asked_paise >= 0);
