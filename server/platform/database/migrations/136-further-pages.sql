-- Pages that operators add to the three that every shop has, such as FAQ, shipping and returns. The key of such a page is
-- the last part of its address.

alter table page_contents drop constraint page_contents_key_check;
alter table page_contents
  add column title text not null default '',
  -- For search engines; '' for the beginning of the text.
  add column description text not null default '',
  add column is_published boolean not null default true,
  -- Its place among the links of the footer; null for a page without a link there.
  add column footer_position integer,
  add constraint page_contents_key_check check (
    key in ('ABOUTUS', 'PRIVACYPOLICY', 'TERM&CONDITION')
    or (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and title <> ''));

-- The order of the links is no part of a page's version: moving one link would be a conflict with the edits of all.
create or replace trigger count_version before update on page_contents
  for each row when (
    (old.content, old.title, old.description, old.is_published, old.footer_position is null)
    is distinct from (new.content, new.title, new.description, new.is_published, new.footer_position is null))
  execute function count_version();
