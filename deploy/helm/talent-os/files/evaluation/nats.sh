#!/bin/sh
# Starts NATS with the password of a file. Byte by byte in quotes: bare, some passwords are numbers, some are variables.
set -eu
umask 077
password=$(cat /run/secrets/nats_password)
bytes=$(printf %s "$password" | od -An -v -tx1 | tr -d ' \n' | sed 's/../\\x&/g')
printf 'authorization { user: "talent_os", password: "%s" }\n' "$bytes" > /tmp/login.conf
# What is included is looked for beside the file that includes it.
cp /etc/nats.conf /tmp/nats.conf
exec nats-server -c /tmp/nats.conf
