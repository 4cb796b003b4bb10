#!/bin/sh
# Starts Redis with the password of a file. Only its hash is written down, so that no character needs quoting and no list
# of processes shows it.
set -eu
umask 077
password=$(cat /run/secrets/redis_password)
hash=$(printf %s "$password" | sha256sum | cut -d ' ' -f 1)
{
  cat /etc/redis.conf
  printf 'user default on #%s ~* &* +@all\n' "$hash"
} > /tmp/redis.conf
exec redis-server /tmp/redis.conf
