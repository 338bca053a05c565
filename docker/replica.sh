#!/bin/sh
# The first start copies the database; then PostgreSQL follows it. Its socket is in the one folder that it may write to
# in every image, and the image's own entry point, which makes databases, has nothing to do.
set -eu
: "${PGDATA:=/var/lib/postgresql/18/docker}"
export PGDATA
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Under another name, so that no part of a copy is taken for a whole one.
  rm -rf "$PGDATA" "$PGDATA.new"
  mkdir -p "$(dirname "$PGDATA")"
  PGPASSWORD="$(cat /run/secrets/postgres_replication_password)" \
    pg_basebackup --pgdata="$PGDATA.new" --write-recovery-conf --checkpoint=fast --host=database --username=replica --no-password
  mv "$PGDATA.new" "$PGDATA"
fi
exec "$@" -c listen_addresses='*' -c "unix_socket_directories=$PGHOST"
