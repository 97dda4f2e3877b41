-- What the buyer calls the address, such as 'Works'. Null: no name of its own.
alter table addresses add column label text;
