-- What the inbox counts, and passes on its way to a page, is in its index, so that it reads the requests of the page alone.
create index quote_requests_inbox_idx on quote_requests (created_at desc, id) include (state, assignee_id, account_id);
drop index quote_requests_created_at_id_idx;

-- Lists count the products of a family that are in the shop without reading them.
create index products_shown_family_idx on products (family_id) where family_id is not null and state = 'shown';
