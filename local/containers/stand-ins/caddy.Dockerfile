FROM stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy busybox libcap2-bin && \
  rm -rf /var/lib/apt/lists/* && ln -s /bin/busybox /usr/local/bin/wget && \
  setcap cap_net_bind_service=+ep "$(command -v caddy)" && mkdir -p /config/caddy /data/caddy && caddy version
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
