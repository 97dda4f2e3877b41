-- Branches of the seller: the same legal person, with addresses and GSTINs of their own. The head office is of the
-- environment. Quotations that were sent have all of their branch in themselves, so nothing refers to these rows but
-- the names in drafts.
create table branches (
  name text primary key,
  address text not null,
  gstin text not null unique,
  -- The number of its letter of undertaking; '' for none.
  lut text not null default '',
  version integer not null default 1
);
-- 'pune' would be read as 'Pune'.
create unique index branches_name_idx on branches (lower(name));

create trigger count_version before update on branches
  for each row when ((old.address, old.gstin, old.lut) is distinct from (new.address, new.gstin, new.lut))
  execute function count_version();
create trigger continue_version before insert on branches
  for each row execute function continue_version('name');

create trigger record_inserted after insert on branches
  referencing new table as added for each statement execute function record_changes('name', 'name');
create trigger record_updated after update on branches
  referencing old table as removed new table as added
  for each statement execute function record_changes('name', 'name');
create trigger record_deleted after delete on branches
  referencing old table as removed for each statement execute function record_changes('name', 'name');
