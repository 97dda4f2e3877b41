-- What operators have found about registrations at gst.gov.in. The last check of a GSTIN counts.
create table gstin_checks (
  id bigint generated always as identity primary key,
  gstin text not null check (gstin <> ''),
  status text not null check (status in ('active', 'suspended', 'cancelled')),
  checked_at timestamptz not null default now(),
  checked_by text not null
);
create index gstin_checks_gstin on gstin_checks (gstin, id desc);
