#!/bin/sh
# Runs once, after create-shop.sh: a role with which a replica follows this server, and nothing else.
set -eu
psql --username="${POSTGRES_USER:-postgres}" --set=ON_ERROR_STOP=1 \
  --set=password="$(cat /run/secrets/replication-password)" <<'SQL'
create role replica login replication password :'password';
SQL
echo 'host replication replica all scram-sha-256' >>"$PGDATA/pg_hba.conf"
