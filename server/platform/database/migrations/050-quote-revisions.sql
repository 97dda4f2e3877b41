-- The estimate of a quote request as it was sent: what it says is kept, whatever the shop's settings become. Revision 0
-- is made with the request, and another one whenever a step of the operator's changes it.
create table quote_revisions (
  id text primary key,
  quote_request_id text not null references quote_requests (id),
  number integer not null check (number >= 0),
  made_by text not null check (made_by in ('buyer', 'operator', 'system')),
  -- Everything that the PDF shows: seller, buyer, lines, taxes, notes, terms.
  document jsonb not null,
  -- Of the document as PostgreSQL writes it: sha256(convert_to(document::text, 'UTF8')).
  document_sha256 bytea not null,
  total_paise bigint not null,
  -- Made later than the request, from the rows and settings of that time.
  is_retrospective boolean not null default false,
  created_at timestamptz not null default now(),
  unique (quote_request_id, number)
);
