#!/bin/sh
# Brings a running installation to the image that is built or pulled: nobody behind the proxy notices. Migrations only add,
# so that the version before works on with them; the new one answers beside it before it goes.
#   git pull && docker compose build && deploy/docker/upgrade.sh
#   docker compose pull && deploy/docker/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

docker compose run --rm --no-deps -T migrate < /dev/null

# New contracts are new rights at NATS; who is connected stays so.
docker compose kill --signal HUP nats

beside=$(docker compose run -d --no-deps --use-aliases platform)
trap 'docker rm --force "$beside" > /dev/null' EXIT
waited=0
until [ "$(docker inspect --format '{{.State.Health.Status}}' "$beside")" = healthy ]; do
  waited=$((waited + 1))
  if [ "$waited" -gt 120 ] || [ "$(docker inspect --format '{{.State.Running}}' "$beside")" != true ]; then
    docker logs --tail 20 "$beside" >&2
    echo 'The new version does not come up. The one before goes on.' >&2
    exit 1
  fi
  sleep 1
done
# Only what has changed is replaced: a new image of the product leaves Postgres, NATS and Redis alone.
docker compose up -d --wait
docker stop --time 15 "$beside" > /dev/null
