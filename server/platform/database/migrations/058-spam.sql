-- Orders that the operator has closed as spam. They do not count for the best sellers.
alter table orders add column is_spam boolean not null default false;
