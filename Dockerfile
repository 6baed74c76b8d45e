# The server and the built app. docs/self-hosting.md says how to run it and what was tried.
# Nothing is compiled for a machine here, so `docker buildx build --platform linux/amd64,linux/arm64` needs no other file.
# Renovate keeps tags and digests, each of an index of all platforms, up to date.
ARG NODE_IMAGE=node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
ARG DEBIAN_IMAGE=debian:trixie-slim@sha256:a29215f6a35e51e22adffa17f89e9d2ef06214e64a2bad10d765c46aea49f11f

# The web apps are the same for every machine: built once, on the machine that builds.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /app
# The manifests first: an edit of the sources then installs nothing anew. scripts/container.test.ts compares the list.
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/studio/package.json apps/studio/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/phrases/package.json packages/phrases/
COPY packages/rules/package.json packages/rules/
COPY packages/ui/package.json packages/ui/
# Not `npm ci`: see docs/decisions/005.
RUN --mount=type=cache,target=/npm npm install --cache /npm --no-save --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# The packages that the server runs on, for the machine that runs it. The image brings its own Node 24, so the pinned one goes, as does
# what only a debugger reads.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/phrases/package.json packages/phrases/
COPY packages/rules/package.json packages/rules/
RUN --mount=type=cache,target=/npm \
  npm install --cache /npm --no-save --omit=dev --ignore-scripts --no-audit --no-fund --workspace @upbeat/server \
  && rm -rf node_modules/node-linux-* node_modules/.cache \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete

# The sources without tests and what only tests, the demo's renderer and the generator of migrations use.
FROM build AS sources
RUN find apps packages scripts -name node_modules -prune -o -type f \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.map' \) -exec rm {} + \
  && rm -rf apps/server/migrations/meta/*_snapshot.json apps/server/src/testing apps/web/src apps/studio/src packages/ui packages/client packages/demo/src/render

# Receives broadcasts: `docker compose --profile live up`.
FROM ${DEBIAN_IMAGE} AS live
RUN apt-get update && apt-get install --yes --no-install-recommends nginx libnginx-mod-rtmp && rm -rf /var/lib/apt/lists/*
# The account `node` of the server's image, to whom the data folder belongs.
USER 1000:1000
CMD ["nginx", "-c", "/data/live/nginx.conf", "-p", "/data/live", "-g", "daemon off;"]

FROM ${NODE_IMAGE} AS node

# Node itself without npm, yarn and the headers, which the server doesn't need: some 100 MB less.
FROM ${DEBIAN_IMAGE}
ARG VERSION=development
LABEL org.opencontainers.image.title="Upbeat" \
  org.opencontainers.image.description="An open, self-hostable, white-label platform for streaming fitness classes" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data UV_THREADPOOL_SIZE=12 MALLOC_TRIM_THRESHOLD_=131072
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates libstdc++6 postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --shell /usr/sbin/nologin node
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=sources /app/package.json ./
COPY --from=sources /app/packages packages
COPY --from=sources /app/apps apps
COPY --from=sources /app/scripts scripts
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 4000 1935
STOPSIGNAL SIGTERM
# OCI images have no such field: compose.yaml and deploy/kubernetes.yaml ask too.
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--wasm-num-compilation-tasks=1", "--no-wasm-code-gc", "--import=/app/scripts/short-resolve.mjs", "apps/server/dist/main.mjs"]
