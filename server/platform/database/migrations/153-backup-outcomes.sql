-- How the shop's own backups, and the checks whether one can be restored, have ended: the last success and the last
-- failure of each.
create table backup_outcomes (
  kind text primary key check (kind in ('backup', 'check')),
  succeeded_at timestamptz,
  backup_name text,
  failed_at timestamptz,
  reason text,
  mailed_at timestamptz
);
