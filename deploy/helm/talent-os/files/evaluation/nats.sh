#!/bin/sh
# Starts NATS with the password of a file, and with what the product may do there. Byte by byte in quotes: bare, some
# passwords are numbers, some are variables.
set -eu
umask 077
password=$(cat /run/secrets/nats_password)
bytes=$(printf %s "$password" | od -An -v -tx1 | tr -d ' \n' | sed 's/../\\x&/g')
# What is included is looked for beside the file that includes it. The rights stay in their folder, where a reload finds
# those of a newer version.
cat > /tmp/login.conf <<CONF
authorization {
  users: [{
    user: "talent_os", password: "$bytes"
    permissions: { include ../etc/talent-os/nats-rights.conf }
  }]
}
CONF
cp /etc/talent-os/nats.conf /tmp/nats.conf
exec nats-server -c /tmp/nats.conf
