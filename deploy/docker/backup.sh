#!/bin/sh
# Backs up a running installation into a new folder, which it names: deploy/docker/backup.sh /somewhere/2026-11-22
# Postgres is the record; what NATS and Redis hold is made again from it.
set -eu
umask 077
to=${1:?Into which new folder?}
mkdir -p "$(dirname "$to")"
mkdir "$to"
to=$(cd "$to" && pwd)
cd "$(dirname "$0")/../.."

# Checkpoints first: they must not know of events that the copy of the database lacks.
docker compose run --rm --no-deps -T --entrypoint tar platform -C /var/lib/talent-os -cf - . > "$to/checkpoints.tar"
docker compose exec -T postgres pg_dumpall -U talent_os --roles-only --no-role-passwords > "$to/roles.sql"
docker compose exec -T postgres pg_dump -U talent_os --format=custom talent_os > "$to/database.dump"
docker compose run --rm --no-deps -T --entrypoint tar secrets -C /secrets -cf - . > "$to/secrets.tar"
(cd "$to" && sha256sum checkpoints.tar roles.sql database.dump secrets.tar > SHA256SUMS)
echo "$to: complete. Keep secrets.tar elsewhere than the rest: together they can be read by whoever finds them."
