-- Trigger: keeps the sum of a quote request in `request_totals`: of what was accepted, or else of the last revision
-- that was not taken back. The first revision is the estimate, of which the sum of what was asked for counts, if it
-- differs. The state and time of the request are beside it.
-- Called by the triggers note_total on quote_revisions, quotation_acceptances and quote_requests.
create or replace function note_request_total() returns trigger
  language plpgsql
as $$
declare
  request_id text;
begin
  if tg_table_name = 'quote_requests' then
    request_id := new.id;
  else
    request_id := new.quote_request_id;
  end if;
  insert into request_totals (quote_request_id, total_paise, request_state, requested_at)
  select request.id, coalesce(acceptance.total_paise, revision.asked_paise, revision.total_paise), request.state, request.created_at
  from quote_requests as request
    join quote_revisions as revision
      on revision.quote_request_id = request.id and revision.state is distinct from 'withdrawn'
    left join quotation_acceptances as acceptance
      on acceptance.revision_id = revision.id and acceptance.undone_at is null and request.state = 'accepted'
  where request.id = request_id
  order by acceptance.id is not null desc, revision.number desc
  limit 1
  on conflict (quote_request_id) do update
    set total_paise = excluded.total_paise, request_state = excluded.request_state, requested_at = excluded.requested_at;
  return null;
end $$;
