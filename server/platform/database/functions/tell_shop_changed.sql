-- Trigger: notifies every node that listens on shop_changed of the changed table's name, so that it invalidates its
-- cache; PostgreSQL sends equal notifications once per transaction.
-- Called by the triggers tell_changed on the tables that pages show (listed in migration 009).
create or replace function tell_shop_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('shop_changed', tg_table_name);
  return null;
end $$;
