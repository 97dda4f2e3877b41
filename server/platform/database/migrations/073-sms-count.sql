-- How many codes were sent by SMS on one day in India: the day of the last of them.
create table sms_count (
  is_only_row boolean primary key default true check (is_only_row),
  day date not null,
  sent integer not null
);
