# The API and its worker: one image, told apart by ROLE. Built from the root of the repository.
ARG NODE_IMAGE=node:24.21.0-slim
FROM $NODE_IMAGE AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY member-web/package.json member-web/
COPY admin-web/package.json admin-web/
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/build.mjs scripts/processes.mjs scripts/
COPY api api
COPY member-web member-web
RUN node scripts/build.mjs api written-page

FROM $NODE_IMAGE AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY member-web/package.json member-web/
COPY admin-web/package.json admin-web/
# Read by people and their tools alone: a compiler that nothing calls, types, and maps of other people's code. The table of
# countries is there by its halves, which the API reads, and whole.
RUN npm ci --omit=dev --workspace api --no-audit --no-fund && mkdir -p api/node_modules \
  && rm -rf node_modules/typescript node_modules/@ip-location-db/*/geo-whois-asn-country.mmdb \
  && find node_modules api/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -iname '*.md' \) ! -iname 'licen*' -delete

FROM $NODE_IMAGE AS base
# A program that cannot be read leaves processes that cannot be looked into: the decoder of photos runs as the same user
# and finds neither the secrets in the environment of the API nor those in its memory.
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* && mkdir -p /data && chown node:node /data && chmod 0711 /usr/local/bin/node

# One layer, so that the program does not stand in it twice, once in either mode.
FROM scratch
COPY --from=base / /
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/api/node_modules api/node_modules
COPY package.json ./
COPY api/package.json api/
COPY api/src/migrations api/src/migrations
COPY api/openapi api/openapi
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/member-web/written/dist member-web/written/dist
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MEMBER_SITE=none CONSOLE_SITE=none TRUST_PROXY=1
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# kafkajs sets timers to the past, which Node now warns of.
CMD ["node", "--enable-source-maps", "--expose-gc", "--disable-warning=TimeoutNegativeWarning", "api/dist/src/app/main.js"]
