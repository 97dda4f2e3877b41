-- Trigger: refuses to change or delete what is recorded of a quotation.
-- Called by the trigger keep on quotation_events.
create or replace function keep_quotation_event() returns trigger
  language plpgsql
as $$
begin
  raise exception 'Events of quotations are never changed or deleted.';
end $$;
