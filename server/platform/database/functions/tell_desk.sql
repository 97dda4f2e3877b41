-- Trigger: notifies every node that listens on desk_changed, so that operators learn it at once: 'requests 3SrGDaD'
-- says what has changed, 'access' that sessions have ended or roles have changed. Called by the triggers tell_desk…
-- with the kind and, for each row, the column that has the id.
create or replace function tell_desk() returns trigger
  language plpgsql
as $$
declare
  subject text;
begin
  if tg_level = 'STATEMENT' then
    perform pg_notify('desk_changed', tg_argv[0]);
    return null;
  end if;
  subject := to_jsonb(coalesce(new, old)) ->> tg_argv[1];
  if tg_argv[1] = 'order_id' then
    select quote_request_id into subject from orders where id = subject;
  end if;
  -- Without an id there is nothing to tell, and an empty notification would read like 'access'.
  if subject is not null then
    perform pg_notify('desk_changed', tg_argv[0] || ' ' || subject);
  end if;
  return null;
end $$;
