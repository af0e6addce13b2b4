# The site as an image: docker build -t site .    With PostgreSQL's programs for backups: docker build --target operator -t site-operator .
# Both base images are names here. CI gives them with their digests (docs/operations.md, Image):
#   docker build --build-arg NODE_IMAGE=node:24-trixie-slim@sha256:… --build-arg BASE_IMAGE=debian:trixie-slim@sha256:… .
ARG NODE_IMAGE=node:24-trixie-slim
ARG BASE_IMAGE=debian:trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run assemble -- /site && npm run --silent sbom && mv sbom.cdx.json /site/ && mkdir /data

FROM ${BASE_IMAGE} AS site
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /site /site
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /site
# Two arenas: scripts/lib/memory-environment.mjs says why.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.mjs"]

FROM site AS operator
USER root
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
USER 10001:10001
HEALTHCHECK NONE
CMD ["node", "dist/server/backup.mjs", "/backups"]

# What `docker build` makes where no target is named.
FROM site
