-- The hash of an event of a quotation: SHA-256 over the hash of the event before it and everything that it says.
-- Called by chain_quotation_event, and by the query that checks the chain.
create or replace function hash_quotation_event(former bytea, event quotation_events) returns bytea
  language sql stable
as $$
  select sha256(former || convert_to(jsonb_build_array(
    event.quote_request_id, event.number, event.kind, event.revision_number, event.made_by, event.actor, event.via,
    event.detail, to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
$$;
