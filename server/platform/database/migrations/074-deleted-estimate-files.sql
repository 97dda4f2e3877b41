-- A prepared estimate that was deleted stays for its day: stored again for every download, it would be written in full.
alter table estimate_files add column is_deleted boolean not null default false;
