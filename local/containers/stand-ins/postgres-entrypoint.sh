#!/bin/bash
# What the official image's does with POSTGRES_USER, POSTGRES_DB and POSTGRES_PASSWORD_FILE, for the user postgres.
set -e
[ "$1" = postgres ] || exec "$@"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  initdb -D "$PGDATA" --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE"
  printf '\nhost all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  # On its socket alone, so that nobody connects before all is made.
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start
  psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -v db="$POSTGRES_DB" <<< 'CREATE DATABASE :"db";'
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
