-- Trigger: adds the job that tells endpoints of webhooks what has happened to a quote request, in the transaction in
-- which it happens. Which endpoints want to know is decided by the job.
-- Called by the trigger announce on quotation_events.
create or replace function announce_event() returns trigger
  language plpgsql
as $$
begin
  if exists (select from webhook_endpoints where switched_off_at is null) then
    perform graphile_worker.add_job('announce-event',
      json_build_object('quoteRequestId', new.quote_request_id, 'number', new.number));
  end if;
  return null;
end $$;
