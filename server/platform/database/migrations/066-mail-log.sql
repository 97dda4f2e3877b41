-- Every mail that was tried to be sent, and what became of it. Mails that were not tried yet are jobs in the queue.
create table mail_log (
  id text primary key,
  job_id text not null,
  -- The name of the job, and the payload of one that sends this mail alone.
  kind text not null,
  payload jsonb not null,
  quote_request_id text references quote_requests on delete cascade,
  to_address text not null,
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given_up')),
  tries integer not null default 1,
  last_reply text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (job_id, to_address, subject)
);

create index on mail_log (to_address, updated_at);
create index on mail_log (created_at);
create index on mail_log (quote_request_id) where quote_request_id is not null;
