-- The inbox of quote requests: who answers each, searches that read an index instead of every request, saved views.
alter table quote_requests add column assignee_id text references staff (id);
create index on quote_requests (assignee_id, created_at) where assignee_id is not null;
create index on quote_requests (created_at desc, id);
create index on quote_requests (state);

-- The expressions are those of server/features/staff-requests/match-words.ts. Words end at spaces and punctuation.
create index quote_requests_words_idx on quote_requests using gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(
  customer || ' EST/' || financial_year || '/' || lpad(running_number::text, greatest(6, length(running_number::text)), '0')
  || ' ' || running_number::text
  || ' ' || coalesce(billing ->> 'city', '') || ' ' || coalesce(shipping ->> 'city', '')
  || ' ' || coalesce(jsonb_path_query_array(wishes, '$[*].text')::text, '')
  || ' ' || coalesce(jsonb_path_query_array(wishes, '$[*].product.*')::text, '')
  || ' ' || coalesce(request_terms ->> 'reference', '')), '[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+'), ''))) with (fastupdate = off);
create index quote_requests_contact_words_idx on quote_requests using gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(
  contact_name || ' ' || email || ' ' || gstin || ' ' || substr(gstin, 3, 10)
  || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 10)
  || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 5) || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 4)
  || ' ' || coalesce(consignee ->> 'name', '')), '[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+'), ''))) with (fastupdate = off);
create index quote_requests_places_idx on quote_requests using gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(
  coalesce(billing ->> 'city', '') || ' ' || coalesce(billing ->> 'state', '')
  || ' ' || coalesce(shipping ->> 'city', '') || ' ' || coalesce(shipping ->> 'state', '')), '[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+'), ''))) with (fastupdate = off);
create index orders_words_idx on orders using gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(
  coalesce(product ->> 'title', '') || ' ' || coalesce(product ->> 'brand', '')
  || ' ' || coalesce(product ->> 'model', '')), '[\s\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]+'), ''))) with (fastupdate = off);
-- The sum of each request with GST: of what was accepted, or else of the last revision that was not taken back. Triggers
-- keep it; the definition of their function is in functions/.
create table request_totals (
  quote_request_id text primary key references quote_requests (id) on delete cascade,
  total_paise bigint not null
);
insert into request_totals (quote_request_id, total_paise)
select distinct on (request.id) request.id, coalesce(acceptance.total_paise, revision.total_paise)
from quote_requests as request
  join quote_revisions as revision on revision.quote_request_id = request.id and revision.state is distinct from 'withdrawn'
  left join quotation_acceptances as acceptance
    on acceptance.revision_id = revision.id and acceptance.undone_at is null and request.state = 'accepted'
order by request.id, acceptance.id is not null desc, revision.number desc;
create index on request_totals (total_paise);
create function note_request_total() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger note_total after insert or update of state on quote_revisions
  for each row execute function note_request_total();
create trigger note_total after insert or update of undone_at on quotation_acceptances
  for each row execute function note_request_total();
create trigger note_total after update of state on quote_requests
  for each row when ((old.state = 'accepted') <> (new.state = 'accepted')) execute function note_request_total();

-- Filters of the inbox under a name, for their owner or for everybody.
create table saved_views (
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  name text not null,
  -- The query of the inbox's address: 'turn=ours&place=Ludhiana'.
  filter text not null,
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  unique (staff_id, name)
);
create trigger record_inserted after insert on saved_views
  referencing new table as added for each statement execute function record_changes('id', 'name', 'created_at');
create trigger record_deleted after delete on saved_views
  referencing old table as removed for each statement execute function record_changes('id', 'name', 'created_at');
