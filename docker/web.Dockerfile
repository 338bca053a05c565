# Member site and console, built, compressed beforehand and served by Caddy, which also leads to the API.
ARG NODE_IMAGE=node:24.21.0-slim
# Before 2.11.4 it does not ask another process of the API again if what it asks has a body.
ARG CADDY_IMAGE=caddy:2.11.4-alpine
FROM $NODE_IMAGE AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY member-web/package.json member-web/
COPY admin-web/package.json admin-web/
RUN npm ci --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/build.mjs scripts/processes.mjs scripts/compress.mjs scripts/
COPY member-web member-web
COPY admin-web admin-web
RUN node scripts/build.mjs member-web admin-web
RUN node scripts/compress.mjs member-web/dist admin-web/dist

FROM $CADDY_IMAGE
# It listens above 1024, so it needs no right to bind lower; with that right it could not start without capabilities.
RUN setcap -r /usr/bin/caddy && mkdir -p /data/caddy && chown -R 1000:1000 /data
COPY docker/Caddyfile /etc/caddy/Caddyfile
COPY docker/unavailable /srv/unavailable
COPY --from=build /app/member-web/dist /srv/member
COPY --from=build /app/admin-web/dist /srv/console
USER 1000
EXPOSE 8080 8443
HEALTHCHECK --interval=10s --timeout=4s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8090/"]
