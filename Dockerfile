# One image, every part: the command names what runs, `--target=all` or a comma list. No syntax line: nothing is fetched to
# read this file. What is built twice from the same sources has the same layers.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/service-kit/package.json libs/service-kit/
COPY libs/testing/package.json libs/testing/
COPY bench/package.json bench/
COPY services/audit/package.json services/audit/
COPY services/chat/package.json services/chat/
COPY services/cyber/package.json services/cyber/
COPY services/healthcare/package.json services/healthcare/
COPY services/identity/package.json services/identity/
COPY services/intelligence/package.json services/intelligence/
COPY services/productivity/package.json services/productivity/
COPY services/sales/package.json services/sales/
COPY services/talent/package.json services/talent/
COPY services/transcription/package.json services/transcription/
COPY apps/gateway/package.json apps/gateway/
COPY apps/platform/package.json apps/platform/
COPY apps/web/package.json apps/web/

# What runs needs no compiler, no browser package (the web app is built into files) and nothing optional.
FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=optional --workspace=apps/platform --ignore-scripts

# Compilers are native programs, which npm takes for optional: here they are needed.
FROM manifests AS compilers
RUN npm ci --ignore-scripts

FROM compilers AS build
COPY . .
RUN npx turbo run build --filter=@talent-os/platform --filter=@talent-os/web && npx tsc --noEmit -p apps/web
COPY --from=dependencies /app/node_modules /product/app/node_modules
RUN deploy/docker/assemble.sh /product

# What backs up and restores: programs of the newest Postgres the product runs on, which read every older one as well.
FROM postgres:18-bookworm AS postgres-client
COPY deploy/docker/postgres-client.sh /
RUN /postgres-client.sh /client /opt/postgres

FROM node:24-bookworm-slim AS platform
ENV NODE_ENV=production HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 WEB_ROOT=/app/apps/web/dist PATH=/opt/postgres/bin:$PATH
WORKDIR /app
COPY --from=postgres-client /client /opt/postgres
COPY --from=build /product/app /app
# The one place the product writes to; a volume that is laid over it takes its owner over.
COPY --from=build --chown=node:node /product/state /var/lib/talent-os
USER node
EXPOSE 8080 8081
ENTRYPOINT ["node", "apps/platform/dist/main.js"]
CMD ["--target=all"]
