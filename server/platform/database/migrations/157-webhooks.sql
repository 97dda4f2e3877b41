-- Addresses that get messages about what happens to quote requests.
create table webhook_endpoints (
  id text primary key,
  url text not null unique,
  -- contract/webhook-events.ts
  events text[] not null check (cardinality(events) > 0),
  -- What messages are signed with, in full: a hash could not sign.
  secret text not null,
  made_by text not null,
  created_at timestamptz not null default now(),
  -- Of the first failure since the last message that arrived.
  failing_since timestamptz,
  switched_off_at timestamptz,
  version integer not null default 1
);
create trigger count_version before update on webhook_endpoints
  for each row when ((old.url, old.events, old.switched_off_at) is distinct from (new.url, new.events, new.switched_off_at))
  execute function count_version();
create trigger record_inserted after insert on webhook_endpoints
  referencing new table as added
  for each statement execute function record_changes('id', 'url', 'secret', 'failing_since');
create trigger record_updated after update on webhook_endpoints
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', 'url', 'secret', 'failing_since');
create trigger record_deleted after delete on webhook_endpoints
  referencing old table as removed
  for each statement execute function record_changes('id', 'url', 'secret', 'failing_since');

-- The message to one endpoint about one event, and what became of it.
create table webhook_deliveries (
  -- The webhook-id: the same however often it is sent.
  id text primary key,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  quote_request_id text not null,
  event_number integer not null,
  type text not null,
  -- The body, byte by byte as it is signed.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'arrived', 'given_up')),
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  -- The status of the last response, and how it or the failure read.
  response_status integer,
  response text not null default '',
  created_at timestamptz not null default now(),
  unique (endpoint_id, quote_request_id, event_number)
);
create index on webhook_deliveries (endpoint_id, created_at desc, id);
create index on webhook_deliveries (created_at);

-- The definition is in functions/.
create function announce_event() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger announce after insert on quotation_events for each row execute function announce_event();
