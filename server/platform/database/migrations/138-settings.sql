-- Settings that operators change while the shop runs. Without a value those of the environment hold.
create table settings (
  key text primary key,
  value jsonb check (jsonb_typeof(value) = 'object'),
  version integer not null default 1
);
insert into settings (key) values ('answers'), ('bank'), ('quotations'), ('tally');

create trigger count_version before update on settings
  for each row when (old.value is distinct from new.value)
  execute function count_version();
create trigger record_updated after update on settings
  referencing old table as removed new table as added
  for each statement execute function record_changes('key', 'key');
