# The server and the built app. docs/self-hosting.md says how to run it and what was tried.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Not `npm ci`: see docs/decisions/005. The image brings its own Node 24, so the pinned one goes.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund \
  && node scripts/build.mjs \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.cache

# Receives broadcasts: `docker compose --profile live up`.
FROM debian:bookworm-slim AS live
RUN apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-rtmp && rm -rf /var/lib/apt/lists/*
# The account `node` of the server's image, to whom the data folder belongs.
USER 1000:1000
CMD ["nginx", "-c", "/data/live/nginx.conf", "-p", "/data/live", "-g", "daemon off;"]

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data UV_THREADPOOL_SIZE=12 MALLOC_TRIM_THRESHOLD_=131072
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/apps apps
COPY --from=build /app/scripts scripts
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import=/app/scripts/short-resolve.mjs", "apps/server/src/main.ts"]
