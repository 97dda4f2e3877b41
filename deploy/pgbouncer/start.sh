#!/bin/sh
# PgBouncer logs in to PostgreSQL with the password that the shop sends.
set -eu
umask 077
printf '"udyoghaat" "%s"\n' "$(cat /run/secrets/database-password)" >/tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
