# One image, every part: the command names what runs, `--target=all` or a comma list.
FROM node:24-bookworm-slim AS build
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
COPY services/productivity/package.json services/productivity/
COPY services/sales/package.json services/sales/
COPY services/talent/package.json services/talent/
COPY services/transcription/package.json services/transcription/
COPY apps/gateway/package.json apps/gateway/
COPY apps/platform/package.json apps/platform/
COPY apps/web/package.json apps/web/
RUN npm ci --omit=optional --no-audit --no-fund
COPY . .
RUN npx turbo run build
RUN npm prune --omit=dev --omit=optional && find . -name '*.test.*' -path '*/dist/*' -delete

FROM node:24-bookworm-slim AS platform
ENV NODE_ENV=production HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 WEB_ROOT=/app/apps/web/dist
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /var/lib/talent-os && chown node:node /var/lib/talent-os
USER node
EXPOSE 8080 8081
ENTRYPOINT ["node", "apps/platform/dist/main.js"]
CMD ["--target=all"]

FROM platform AS migrate
ENTRYPOINT ["node", "apps/platform/dist/migrate.js"]
CMD []
