-- Who edits something at the desk says which version they have seen, so that nobody's work is overwritten unseen.

-- The version of a row after the change, to tell an editor who was quicker.
alter table changes add column version integer;
-- What was done to one thing, the latest first.
create index on changes (kind, subject, id);

create or replace function count_version() returns trigger
  language plpgsql
as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- Of an account: what an operator can edit, also when its owner changes it.
alter table accounts add column version integer not null default 1;
create trigger count_version before update on accounts
  for each row when (
    (old.email, old.name, old.phone, old.blocked_at, old.blocked_reason, old.merged_into)
    is distinct from (new.email, new.name, new.phone, new.blocked_at, new.blocked_reason, new.merged_into))
  execute function count_version();

-- Operators list buyers by page, and find them by a part of a name, firm, address or number.
create index on accounts (created_at desc, id desc);
create index on accounts (phone) where phone is not null;
create index on quote_requests (phone);
create index accounts_inside_idx on accounts
  using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
create index addresses_inside_idx on addresses
  using gin (customer gin_trgm_ops, contact_name gin_trgm_ops, phone gin_trgm_ops, gstin gin_trgm_ops);
create index quote_requests_inside_idx on quote_requests
  using gin (customer gin_trgm_ops, contact_name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops, gstin gin_trgm_ops);
