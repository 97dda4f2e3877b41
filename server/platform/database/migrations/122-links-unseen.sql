-- Opening a link changes nothing, because mail scanners open links as well. So nobody knows when somebody did.
alter table quotation_links
  drop column first_seen_at,
  drop column last_seen_at;
