# The user redis, who owns /data.
FROM stand-in/debian
RUN groupadd -r -g 999 redis && useradd -r -g redis -u 999 redis && apt-get update && \
  apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* && \
  install -d -o redis -g redis /data && redis-server --version
VOLUME /data
WORKDIR /data
CMD ["redis-server"]
