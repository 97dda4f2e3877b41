-- Figures of a period read what happened in it, not every request.
create index on quote_requests (answered_at) where answered_at is not null;
create index on quote_requests (decided_at) where decided_at is not null;
create index on quote_revisions (created_at) where kind = 'quotation';

-- Words that were searched for and found nothing, per day in India. From how many searches on an operator sees them says
-- server/features/empty-searches/; nobody can be seen behind them.
create table empty_searches (
  day date not null,
  words text not null check (words <> '' and length(words) <= 60),
  count integer not null check (count > 0),
  primary key (day, words)
);
