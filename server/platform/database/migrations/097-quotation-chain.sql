-- The chain of events is written once: the database gives numbers and hashes, and no event can be changed or taken out.
-- The definitions of the functions are in functions/.
create function chain_quotation_event() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger chain before insert on quotation_events for each row execute function chain_quotation_event();
create function keep_quotation_event() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger keep before update or delete on quotation_events for each row execute function keep_quotation_event();
