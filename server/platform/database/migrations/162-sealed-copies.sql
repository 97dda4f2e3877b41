-- What is removed of personal data can be kept for a year, encrypted for a key that the shop does not have (rule 8(3) of
-- the Digital Personal Data Protection Rules 2025). Off until an operator switches it on.
create table sealing (
  is_only_row boolean primary key default true check (is_only_row),
  is_on boolean not null default false,
  -- The public key of age: age1…
  recipient text,
  check (recipient is not null or not is_on)
);
insert into sealing default values;
create trigger record_updated after update on sealing
  referencing old table as removed new table as added
  for each statement execute function record_changes('is_only_row', '');

-- Rows as they were before they were deleted or changed, until they are sealed, which happens every ten minutes.
create table removed_rows (
  id bigint generated always as identity primary key,
  source text not null,
  content jsonb not null,
  removed_at timestamptz not null default now()
);

-- Removed rows (JSON, one a line) or a file, encrypted by age.
create table sealed_copies (
  -- Of a file: its own.
  id text primary key,
  kind text not null check (kind in ('rows', 'file')),
  row_count integer not null,
  content bytea not null,
  sealed_at timestamptz not null default now()
);
create index on sealed_copies (sealed_at);

-- The definition is in functions/.
create function keep_removed_row() returns trigger language plpgsql as $$ begin return null; end $$;

-- The arguments are secrets, which prove nothing about a person.
create trigger keep_deleted after delete on accounts
  for each row execute function keep_removed_row('password_hash');
create trigger keep_changed after update of name, email, phone on accounts
  for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
  execute function keep_removed_row('password_hash');
create trigger keep_deleted after delete on registrations
  for each row execute function keep_removed_row('password_hash', 'device_hash');
create trigger keep_deleted after delete on email_changes
  for each row execute function keep_removed_row('device_hash');
create trigger keep_deleted after delete on phone_codes
  for each row execute function keep_removed_row('code_hash');
create trigger keep_deleted after delete on sessions
  for each row execute function keep_removed_row('token_hash');
create trigger keep_deleted after delete on staff_sessions
  for each row execute function keep_removed_row('token_hash');
create trigger keep_deleted after delete on addresses
  for each row execute function keep_removed_row();
create trigger keep_changed after update on addresses
  for each row when (old is distinct from new) execute function keep_removed_row();
create trigger keep_deleted after delete on wishlist_entries
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on account_carts
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on saved_lists
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on blocklist
  for each row execute function keep_removed_row('value_hash');
create trigger keep_deleted after delete on contact_messages
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on mail_log
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on request_files
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on gstin_checks
  for each row execute function keep_removed_row();

create trigger keep_changed
  after update of customer, contact_name, email, phone, gstin, billing, shipping, consignee, wishes, request_terms
  on quote_requests
  for each row when (
    (old.customer, old.contact_name, old.email, old.phone, old.gstin, old.billing, old.shipping, old.consignee, old.wishes,
      old.request_terms)
    is distinct from
    (new.customer, new.contact_name, new.email, new.phone, new.gstin, new.billing, new.shipping, new.consignee, new.wishes,
      new.request_terms))
  execute function keep_removed_row();
create trigger keep_changed after update of wish on orders
  for each row when (old.wish is distinct from new.wish) execute function keep_removed_row();
create trigger keep_changed after update of reason on order_status_changes
  for each row when (old.reason is distinct from new.reason) execute function keep_removed_row();
create trigger keep_changed after update of document on quote_revisions
  for each row when (old.document is distinct from new.document) execute function keep_removed_row();
create trigger keep_deleted after delete on quotation_messages
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on quotation_links
  for each row execute function keep_removed_row('token_hash');
create trigger keep_deleted after delete on quotation_drafts
  for each row execute function keep_removed_row();
create trigger keep_deleted after delete on quotation_answer_names
  for each row execute function keep_removed_row();
create trigger keep_changed after update of words, lines on quotation_counters
  for each row when ((old.words, old.lines) is distinct from (new.words, new.lines)) execute function keep_removed_row();
create trigger keep_changed
  after update of name, designation, po_number, po_date, said_by, address, user_agent on quotation_acceptances
  for each row when (
    (old.name, old.designation, old.po_number, old.po_date, old.said_by, old.address, old.user_agent)
    is distinct from
    (new.name, new.designation, new.po_number, new.po_date, new.said_by, new.address, new.user_agent))
  execute function keep_removed_row();
create trigger keep_changed after update of received_by, vehicle, tracking_url, note on shipments
  for each row when (
    (old.received_by, old.vehicle, old.tracking_url, old.note)
    is distinct from (new.received_by, new.vehicle, new.tracking_url, new.note))
  execute function keep_removed_row();
create trigger keep_changed after update of reason, answer on order_returns
  for each row when (old.reason is distinct from new.reason or old.answer <> '' and old.answer is distinct from new.answer)
  execute function keep_removed_row();
