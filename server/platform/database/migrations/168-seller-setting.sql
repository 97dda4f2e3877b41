-- Operators set legal name, address and numbers of the seller, which only the environment did.
insert into settings (key) values ('seller');
-- Pages show it, so cached ones must not outlive a change.
create trigger tell_shop_changed after update on settings
  for each statement execute function tell_shop_changed();
