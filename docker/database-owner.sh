#!/bin/sh
# Runs once, when the database is made: whom the product logs in as owns its database and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/postgres_owner_password)" --username=postgres <<'SQL'
CREATE ROLE dating LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE dating OWNER dating;
REVOKE ALL ON DATABASE dating FROM PUBLIC;
SQL
