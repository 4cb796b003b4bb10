# /usr/local/bin/{node,npm,npx} and the user node, 1000, as in the official image.
FROM stand-in/debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node /usr/local/bin/node
COPY npm.tgz /tmp/
RUN mkdir -p /usr/local/lib/node_modules/npm /usr/local/etc && \
  tar -xzf /tmp/npm.tgz -C /usr/local/lib/node_modules/npm --strip-components=1 && rm /tmp/npm.tgz && \
  chmod 755 /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*.js && \
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && \
  ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
# What this machine's npm needs to reach its registry belongs to the machine, not to the project.
COPY npmrc /usr/local/etc/npmrc
COPY ca.crt /etc/ssl/certs/ca-certificates.crt
RUN echo cafile=/etc/ssl/certs/ca-certificates.crt >> /usr/local/etc/npmrc && node --version && npm --version
CMD ["node"]
