#!/bin/sh
# Restores what backup.sh wrote into an installation without data: deploy/docker/restore.sh /somewhere/2026-11-22
# Secrets that are there already stay, so that they may come from elsewhere than the backup.
set -eu
umask 077
from=$(cd "${1:?From which folder?}" && pwd)
cd "$(dirname "$0")/../.."
(cd "$from" && sha256sum --check --quiet SHA256SUMS)

# Makes the folder, and then an installation's secrets where the backup has none.
docker compose run --rm --no-deps -T --entrypoint sh secrets -c '[ -e /secrets/master_key ] || tar -C /secrets -xf -' \
  < "$from/secrets.tar"
docker compose run --rm --no-deps -T secrets > /dev/null < /dev/null

sql() { docker compose exec -T postgres psql -U talent_os -d talent_os -v ON_ERROR_STOP=1 -qAt "$@"; }
docker compose up -d --wait postgres
there=$(sql -c "select count(*) from pg_namespace where nspname in ('identity', 'audit')")
if [ "$there" != 0 ]; then
  echo 'There is data already. To replace it, delete it first: docker compose down --volumes' >&2
  exit 1
fi

# The owner is there; the others get their passwords from the migrations, which run with the product.
grep -vE '^(CREATE|ALTER) ROLE "?talent_os"?[ ;]' "$from/roles.sql" | sql > /dev/null
docker compose exec -T postgres pg_restore -U talent_os -d talent_os --exit-on-error --single-transaction \
  < "$from/database.dump"
# What had been published may not have arrived everywhere. Sent again, it is taken once: every listener knows what it has.
sql -c "do \$\$ declare service text; begin
  for service in select table_schema from information_schema.tables where table_name = 'outbox' loop
    execute format('update %I.outbox set published_at = null', service);
  end loop; end \$\$"
docker compose run --rm --no-deps -T --entrypoint tar platform -C /var/lib/talent-os -xf - < "$from/checkpoints.tar"

docker compose up -d --wait
docker compose run --rm -T verify
