-- Which personal data the operator's commands have shown, when and to whom.
create table personal_data_reads (
  id bigint generated always as identity primary key,
  read_at timestamptz not null default now(),
  read_by text not null,
  command text not null,
  -- Of the orders, messages or accounts that were shown; '*' for all.
  record_ids text[] not null
);
create index on personal_data_reads (read_at);
