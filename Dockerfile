# One pattern for everything that is deployed. Each deployable is an image of its own:
#   docker build --target service --build-arg SERVICE=services/auth .
#   docker build --target service --build-arg SERVICE=gateway .
#   docker build --target frontend --build-arg APP=member --build-arg PREVIOUS_IMAGE=registry/legal-platform/member:1.0.0 .
ARG NODE_IMAGE=node:24.21.0-slim
ARG NGINX_IMAGE=nginx:1.30.5
ARG PREVIOUS_IMAGE=no-release-before

# What npm needs to know, apart from the sources, so that a changed source repeats no install.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests && find . -name package.json -exec cp --parents {} /manifests \; && cp package-lock.json /manifests

# The production dependencies of one workspace.
FROM ${NODE_IMAGE} AS dependencies
ARG SERVICE
ARG NPM_REGISTRY
WORKDIR /app
COPY --from=manifests /manifests ./
# npm counts what a linked workspace needs for its own tests as needed here: such names are taken out first.
RUN --mount=type=cache,target=/root/.npm \
    node -e 'for (const file of process.argv.slice(1)) { const { devDependencies: _, ...rest } = JSON.parse(fs.readFileSync(file)); fs.writeFileSync(file, JSON.stringify(rest)); }' $(find . -name package.json) && \
    npm ci ${NPM_REGISTRY:+--registry=$NPM_REGISTRY} --ignore-scripts --omit=dev --no-audit --no-fund --workspace=$SERVICE

# The sources of that workspace and of the packages it uses.
FROM dependencies AS sources
ARG SERVICE
COPY packages /all/packages
COPY ${SERVICE} /code/${SERVICE}
RUN mkdir -p /code/packages && \
    for name in $(ls node_modules/@legal); do \
      if [ -d /all/packages/$name ]; then cp -r /all/packages/$name /code/packages/$name; fi; \
    done

FROM ${NODE_IMAGE} AS service
ARG SERVICE
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-old-space-size-percentage=70 \
    HOST=0.0.0.0 \
    PORT=8080
WORKDIR /app/${SERVICE}
COPY --from=dependencies /app/package.json /app/package.json
COPY --from=dependencies /app/node_modules /app/node_modules
COPY --from=sources /code /app
# Where a service that keeps files has its volume.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]

# All frontends and the prerendered pages, built once for all of their images.
FROM ${NODE_IMAGE} AS web-build
ARG NPM_REGISTRY
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci ${NPM_REGISTRY:+--registry=$NPM_REGISTRY} --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && node scripts/containers/write-releases.ts

FROM ${NODE_IMAGE} AS no-release-before
RUN mkdir -p /srv/web

# The frontend that runs now: pages that are open keep asking for its files.
FROM ${PREVIOUS_IMAGE} AS previous

FROM ${NODE_IMAGE} AS frontend-files
ARG APP
COPY --from=web-build /app/scripts/containers/collect-frontend.ts ./
COPY --from=previous /srv/web /previous
COPY --from=web-build /app/dist/web /build
RUN node collect-frontend.ts $APP /build /previous /srv/web

# One frontend's files behind nginx.
FROM ${NGINX_IMAGE} AS frontend
COPY frontends/nginx.conf /etc/nginx/nginx.conf
COPY --from=frontend-files /srv/web /srv/web
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
    CMD ["curl", "--fail", "--silent", "http://127.0.0.1:8080/health/ready"]
CMD ["nginx", "-g", "daemon off;"]
