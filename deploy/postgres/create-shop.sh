#!/bin/sh
# Runs once, when the database is created: the shop's role owns its database and is nothing to the rest of the server,
# and the superuser is let in from within the container only.
set -eu
psql --username="${POSTGRES_USER:-postgres}" --set=ON_ERROR_STOP=1 \
  --set=password="$(cat /run/secrets/database-password)" <<'SQL'
create role udyoghaat login password :'password';
create database udyoghaat owner udyoghaat;
SQL
cat >"$PGDATA/pg_hba.conf" <<'HBA'
local all       all        peer
host  udyoghaat udyoghaat  all scram-sha-256
HBA
