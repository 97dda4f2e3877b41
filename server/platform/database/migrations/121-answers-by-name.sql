-- Who somebody with a link said they are when they answered. It is not part of the chain of events, which is kept for
-- good and contains nothing personal.
create table quotation_answer_names (
  quote_request_id text not null,
  event_number integer not null,
  name text not null check (name <> ''),
  primary key (quote_request_id, event_number),
  foreign key (quote_request_id, event_number) references quotation_events (quote_request_id, number)
);
