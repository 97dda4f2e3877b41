-- Quotations that are answered, revised and accepted. Order statuses stay what they are; the conversation is a state of
-- the quote request beside them. 'lapsed' is not stored: it follows from 'offered' and the last day of the offer.
alter table quote_requests
  add column state text not null default 'new'
    check (state in ('new', 'open', 'offered', 'countered', 'accepted', 'declined', 'closed')),
  -- Counts the steps; a step that expects another version is refused.
  add column version integer not null default 0,
  add column opened_at timestamptz,
  -- When the seller first answered: with an offer, by declining, or with the first status of an order.
  add column answered_at timestamptz,
  add column decided_at timestamptz;

-- What existing requests have become, from the statuses of their orders.
update quote_requests as request set
  state = case
    when orders.count = 0 then 'open'
    when orders.are_spam then 'closed'
    when orders.are_rejected then 'declined'
    when orders.has_confirmed then 'accepted'
    else 'open' end,
  opened_at = created_at,
  answered_at = orders.answered_at,
  decided_at = case when orders.are_rejected or orders.has_confirmed then orders.answered_at end
from (
  select request.id, count(one.id), coalesce(bool_and(one.is_spam), false) as are_spam,
    coalesce(bool_and(one.status = 'Rejected'), false) as are_rejected,
    coalesce(bool_or(one.status in ('Confirmed', 'Shipped', 'Delivered')), false) as has_confirmed,
    min(changes.changed_at) as answered_at
  from quote_requests as request
    left join orders as one on one.quote_request_id = request.id
    left join lateral (
      select min(changed_at) as changed_at from order_status_changes where order_id = one.id and status <> 'Requested'
    ) as changes on true
  group by request.id
) as orders
where orders.id = request.id;
create index quote_requests_state_idx on quote_requests (state, created_at) where state in ('new', 'open', 'offered', 'countered');

-- A quotation is a revision as an estimate is: numbered in one series, frozen, with its hash. Only quotations have a state.
alter table quote_revisions
  add column kind text not null default 'estimate' check (kind in ('estimate', 'quotation')),
  add column state text check (state in ('sent', 'superseded', 'accepted', 'declined', 'withdrawn')),
  -- The first moment at which the offer no longer holds: the midnight in India after its last day.
  add column lapses_at timestamptz,
  -- 16 characters by which anybody who has the paper can ask whether it is the latest.
  add column verify_code text unique,
  add check ((kind = 'quotation') = (state is not null) and (kind = 'quotation') = (lapses_at is not null));
-- At most one offer of a request waits for its buyer.
create unique index quote_revisions_sent_idx on quote_revisions (quote_request_id) where state = 'sent';

-- What the operator is preparing: the terms of the next revision (domain/quotation/quotation-terms.ts).
create table quotation_drafts (
  quote_request_id text primary key references quote_requests (id) on delete cascade,
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null
);

-- Every step of a conversation, in its order. Each row's hash covers the hash before it, so that none can be changed or
-- taken out unnoticed.
create table quotation_events (
  quote_request_id text not null references quote_requests (id),
  number integer not null check (number >= 1),
  kind text not null,
  -- Of the revision that it is about.
  revision_number integer,
  made_by text not null check (made_by in ('buyer', 'operator', 'system')),
  -- The operator's name or 'buyer'; never the buyer's own name.
  actor text not null,
  via text default nullif(current_setting('shop.via', true), ''),
  -- Figures and choices: no words of the buyer's and nothing personal, because the chain is kept for good.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  hash bytea not null,
  primary key (quote_request_id, number)
);

-- What the buyer wishes of an offer: wishes by line, and words.
create table quotation_counters (
  id text primary key,
  quote_request_id text not null references quote_requests (id) on delete cascade,
  revision_number integer not null,
  -- `[{number, ratePaise?, quantity?, isDropped?, remark?}]`
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  words text not null default '',
  created_at timestamptz not null default now()
);
create index on quotation_counters (quote_request_id, created_at);

create table quotation_acceptances (
  id text primary key,
  revision_id text not null references quote_revisions (id),
  quote_request_id text not null references quote_requests (id),
  -- The numbers of the lines that were chosen.
  line_numbers integer[] not null,
  total_paise bigint not null,
  how text not null check (how in ('account', 'link', 'word')),
  name text not null,
  designation text not null default '',
  po_number text not null default '',
  po_date date,
  po_file_id text references request_files (id) on delete set null,
  link_id text,
  -- Who wrote it down, and how the buyer said it: by phone, by e-mail, with a purchase order.
  operator text,
  said_by text,
  address inet,
  user_agent text not null default '',
  document_sha256 bytea not null,
  accepted_at timestamptz not null default now(),
  -- A mistaken acceptance that was undone. Its revision can then be accepted again.
  undone_at timestamptz,
  undone_by text
);
-- Whoever accepts first is the one; an acceptance that was undone does not count.
create unique index quotation_acceptances_revision_idx on quotation_acceptances (revision_id) where undone_at is null;
create index on quotation_acceptances (quote_request_id);

-- Links to a quotation for people without an account. Only the hash of the token is stored.
create table quotation_links (
  id text primary key,
  token_hash bytea not null unique,
  quote_request_id text not null references quote_requests (id) on delete cascade,
  email text not null,
  may_answer boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  first_seen_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz
);
create index on quotation_links (quote_request_id);

-- What both sides write. Internal notes are the operators' own.
create table quotation_messages (
  id text primary key,
  quote_request_id text not null references quote_requests (id) on delete cascade,
  -- Of the quotation's line that it is about.
  line_number integer,
  revision_number integer,
  author text not null check (author in ('buyer', 'operator')),
  -- The operator's name, or the name that somebody with a link gave; '' for the account's own buyer.
  author_name text not null default '',
  words text not null check (words <> '' and length(words) <= 4000),
  is_internal boolean not null default false check (not is_internal or author = 'operator'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index on quotation_messages (quote_request_id, created_at);

-- A file can belong to a message, and come from the operator or from somebody with a link. It counts for the account of
-- the request all the same.
alter table request_files
  add column message_id text references quotation_messages (id) on delete set null,
  add column sent_by text not null default 'buyer' check (sent_by in ('buyer', 'link', 'operator'));

-- What has been sent, in part or whole.
create table shipments (
  id text primary key,
  quote_request_id text not null references quote_requests (id),
  number integer not null check (number >= 1),
  transporter text not null default '',
  lr_number text not null default '',
  lr_date date,
  vehicle text not null default '',
  eway_bill text not null default '',
  eway_bill_not_needed text not null default '',
  tracking_url text not null default '',
  packages integer,
  weight_grams bigint,
  invoice_number text not null default '',
  invoice_date date,
  invoice_paise bigint,
  expected_on date,
  sent_at timestamptz not null default now(),
  delivered_at timestamptz,
  received_by text not null default '',
  made_by text not null,
  unique (quote_request_id, number)
);
create table shipment_lines (
  shipment_id text not null references shipments (id) on delete cascade,
  order_id text not null references orders (id),
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (shipment_id, order_id)
);
create index on shipment_lines (order_id);
create table order_returns (
  id text primary key,
  order_id text not null references orders (id),
  shipment_id text references shipments (id),
  quantity numeric(12, 3) not null check (quantity > 0),
  reason text not null,
  state text not null check (state in ('asked', 'agreed', 'received', 'settled', 'refused')),
  credit_note_number text not null default '',
  credit_note_date date,
  credit_note_paise bigint,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index on order_returns (order_id);

-- An accepted line can have any quantity, and need not be of a product in the catalogue. Its figures are those of the
-- quotation: the agreed rate in paise, and the numbers of its line and revision.
alter table orders
  alter column quantity type numeric(12, 3),
  drop constraint orders_quantity_check,
  add check (quantity > 0),
  alter column product_id drop not null,
  add column quoted jsonb check (jsonb_typeof(quoted) = 'object');

-- Sessions of operators for the calls of the contract. Only the hash of the token is stored.
create table staff_sessions (
  token_hash bytea primary key,
  staff_id text not null references staff (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on staff_sessions (staff_id);

-- Texts that operators put into quotations again and again.
create table text_snippets (
  name text primary key,
  kind text not null check (kind in ('delivery', 'payment', 'warranty', 'note')),
  words text not null
);

-- Days on which nobody answers, besides weekly days off.
create table holidays (
  day date primary key,
  name text not null
);

-- As before: the chain of events records the steps, which follow from what is recorded of orders and drafts.
drop trigger record_updated on orders;
create trigger record_updated after update on orders
  referencing old table as removed new table as added
  for each statement execute function record_changes('id', '', 'account_id', 'added_discount_bps', 'wish', 'quoted');
drop trigger record_updated on quote_requests;
create trigger record_updated after update on quote_requests
  referencing old table as removed new table as added for each statement
  execute function record_changes('id', 'running_number', 'estimate_id',
    'account_id', 'customer', 'contact_name', 'email', 'phone', 'gstin', 'billing', 'shipping', 'consignee',
    'wishes', 'request_terms', 'state', 'version', 'opened_at', 'answered_at', 'decided_at');
