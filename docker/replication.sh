#!/bin/sh
# Lets the replica of docker-compose.scale.yml copy the database. Runs when the database is made; on one that is there:
# docker compose exec database sh /docker-entrypoint-initdb.d/replication.sh
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/postgres_replication_password)" --username=postgres <<'SQL'
SELECT 'CREATE ROLE replica' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replica') \gexec
ALTER ROLE replica LOGIN REPLICATION PASSWORD :'password';
SQL
access="$(psql --username=postgres --no-align --tuples-only --command='SHOW hba_file')"
grep -q '^host replication replica ' "$access" || echo 'host replication replica all scram-sha-256' >>"$access"
psql --username=postgres --quiet --output=/dev/null --command='SELECT pg_reload_conf()'
