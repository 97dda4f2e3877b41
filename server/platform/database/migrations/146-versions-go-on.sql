-- What is removed and added again goes on counting its versions. The function's definition is in functions/.
create function continue_version() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger continue_version before insert on page_contents
  for each row execute function continue_version('key');
create trigger continue_version before insert on price_floors
  for each row execute function continue_version('category_id');
create trigger continue_version before insert on text_snippets
  for each row execute function continue_version('name');
create trigger continue_version before insert on picture_focuses
  for each row execute function continue_version('address');
