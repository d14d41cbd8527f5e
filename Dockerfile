# One pattern for everything that is deployed. Each deployable is an image of its own:
#   docker build --target service --build-arg SERVICE=services/auth .
#   docker build --target gateway .
#   docker build --target web --build-arg APP=member .
ARG NODE_IMAGE=node:24-slim
ARG NGINX_IMAGE=nginx:stable

# What npm needs to know, apart from the sources, so that a changed source installs nothing anew.
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

# All frontends and the prerendered pages.
FROM ${NODE_IMAGE} AS web-build
ARG NPM_REGISTRY
WORKDIR /app
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci ${NPM_REGISTRY:+--registry=$NPM_REGISTRY} --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

# The edge brings the shell and the pages it composes.
FROM service AS gateway
COPY --from=web-build /app/dist/web /app/web
ENV WEB_DIR=/app/web
