-- Operators see at once what has changed. The function's definition is in functions/.
create function tell_desk() returns trigger language plpgsql as $$ begin return null; end $$;

create trigger tell_desk_inserted after insert on quote_requests
  for each row execute function tell_desk('requests', 'id');
create trigger tell_desk_updated after update on quote_requests
  for each row when ((old.state, old.version, old.assignee_id) is distinct from (new.state, new.version, new.assignee_id))
  execute function tell_desk('requests', 'id');
create trigger tell_desk_inserted after insert on quotation_events
  for each row execute function tell_desk('requests', 'quote_request_id');
create trigger tell_desk_inserted after insert on quotation_messages
  for each row execute function tell_desk('requests', 'quote_request_id');
create trigger tell_desk_updated after update on quotation_messages
  for each row when ((old.read_at is null) <> (new.read_at is null)) execute function tell_desk('requests', 'quote_request_id');
create trigger tell_desk_changed after insert or delete on quotation_drafts
  for each row execute function tell_desk('requests', 'quote_request_id');
create trigger tell_desk_updated after update on quotation_drafts
  for each row when ((old.editor, old.approval) is distinct from (new.editor, new.approval))
  execute function tell_desk('requests', 'quote_request_id');
-- What is typed into a draft: only who looks at it wants to know.
create trigger tell_desk_typed after update on quotation_drafts
  for each row when (old.version <> new.version) execute function tell_desk('drafts', 'quote_request_id');
create trigger tell_desk_changed after insert or update on shipments
  for each row execute function tell_desk('requests', 'quote_request_id');
create trigger tell_desk_changed after insert or update on order_returns
  for each row execute function tell_desk('requests', 'order_id');
create trigger tell_desk_changed after insert or delete on contact_messages
  for each row execute function tell_desk('messages', 'id');
create trigger tell_desk_updated after update on contact_messages
  for each row when ((old.done_at is null) <> (new.done_at is null)) execute function tell_desk('messages', 'id');
create trigger tell_desk_changed after insert or update on mail_log
  for each row execute function tell_desk('mails', 'id');
create trigger tell_desk_of_request after insert or update on mail_log
  for each row when (new.quote_request_id is not null) execute function tell_desk('requests', 'quote_request_id');

-- Whoever has logged out, or may no longer see something, must not go on being told.
create trigger tell_desk_ended after delete on staff_sessions for each statement execute function tell_desk('access');
create trigger tell_desk_changed after update of role, removed_at on staff for each statement execute function tell_desk('access');
