#!/bin/sh
# Runs a PostgreSQL that follows the primary. The first time it copies it; a replica that was away for too long starts
# over when its volume is removed.
set -eu
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "$PGDATA.part"
  PGPASSWORD=$(cat /run/secrets/replication-password) pg_basebackup --host=primary --username=replica \
    --pgdata="$PGDATA.part" --checkpoint=fast --wal-method=stream --write-recovery-conf
  mv "$PGDATA.part" "$PGDATA"
fi
exec postgres
