# The user postgres, 999; data where version 18 of the official image has it, the volume one folder above.
FROM stand-in/debian
ARG DATA
ARG VOLUME_AT
RUN groupadd -r -g 999 postgres && \
  useradd -r -g postgres -u 999 -d /var/lib/postgresql -s /bin/bash postgres && \
  install -d -o postgres -g postgres -m 1777 /var/lib/postgresql && \
  apt-get update && apt-get install -y --no-install-recommends postgresql-common && \
  sed -ri 's/#(create_main_cluster) .*/\1 = false/' /etc/postgresql-common/createcluster.conf && \
  apt-get install -y --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* && \
  ln -s /usr/lib/postgresql/*/bin /usr/local/postgresql && \
  sed -ri "s!^#?(listen_addresses)\s*=\s*\S+.*!\1 = '*'!" /usr/share/postgresql/*/postgresql.conf.sample && \
  install -d -o postgres -g postgres -m 3777 /var/run/postgresql
ENV LANG=C.UTF-8 PGDATA=$DATA PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/postgresql
VOLUME $VOLUME_AT
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
