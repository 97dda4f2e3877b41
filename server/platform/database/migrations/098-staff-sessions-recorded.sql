-- Who gave whom a session as an operator, and who ended it. That one expires is not recorded.
create trigger record_inserted after insert on staff_sessions
  referencing new table as added
  for each statement execute function record_changes('staff_id', '', 'token_hash');
create trigger record_deleted after delete on staff_sessions
  referencing old table as removed
  for each statement execute function record_changes('staff_id', '', 'token_hash');
create trigger record_inserted after insert on text_snippets
  referencing new table as added for each statement execute function record_changes('name', 'name');
create trigger record_updated after update on text_snippets
  referencing old table as removed new table as added
  for each statement execute function record_changes('name', 'name');
create trigger record_deleted after delete on text_snippets
  referencing old table as removed for each statement execute function record_changes('name', 'name');
