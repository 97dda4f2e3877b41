-- Who edits the contact links, a snippet or a price floor says which version they have seen.

alter table contact_links add column version integer not null default 1;
create trigger count_version before update on contact_links
  for each row when (
    (old.phone, old.email, old.address, old.facebook, old.linkedin, old.instagram, old.twitter, old.hours,
      old.answer_time, old.grievance_name, old.grievance_email)
    is distinct from
    (new.phone, new.email, new.address, new.facebook, new.linkedin, new.instagram, new.twitter, new.hours,
      new.answer_time, new.grievance_name, new.grievance_email))
  execute function count_version();

alter table price_floors add column version integer not null default 1;
create trigger count_version before update on price_floors
  for each row when (old.bps is distinct from new.bps)
  execute function count_version();

alter table text_snippets
  add column version integer not null default 1,
  -- Its place among those of its kind, from 0. Those with the same place are in the order of their names.
  add column position integer not null default 0;
create trigger count_version before update on text_snippets
  for each row when ((old.kind, old.words) is distinct from (new.kind, new.words))
  execute function count_version();
