-- Trigger: gives an event of a quotation the next number of its quote request and its hash. Whoever adds one has locked
-- the quote request, except at its submission; otherwise one of two events with the same number is refused.
-- Called by the trigger chain on quotation_events.
create or replace function chain_quotation_event() returns trigger
  language plpgsql
as $$
declare
  last quotation_events;
begin
  select * into last from quotation_events where quote_request_id = new.quote_request_id order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.hash := hash_quotation_event(coalesce(last.hash, ''), new);
  return new;
end $$;
