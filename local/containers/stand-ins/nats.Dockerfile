# From the first Debian whose NATS knows `sync_interval`; wget is busybox's, as in Alpine.
FROM stand-in/debian
ARG MIRROR
RUN apt-get update && apt-get install -y --no-install-recommends busybox && \
  echo "deb $MIRROR trixie main" > /etc/apt/sources.list.d/trixie.list && apt-get update && \
  apt-get install -y --no-install-recommends nats-server/trixie && rm -rf /var/lib/apt/lists/* && \
  ln -s /bin/busybox /usr/local/bin/wget && nats-server --version
CMD ["nats-server"]
