# syntax=docker/dockerfile:1

# Builds the client, with all dependencies of the lock file.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# Runtime dependencies only. With an external Supabase, optional ones can be omitted too:
#   docker build --build-arg OMIT="--omit=dev --omit=optional" .
FROM node:24-bookworm-slim AS packages
ARG OMIT="--omit=dev"
WORKDIR /app
COPY package.json package-lock.json ./
# The base image contains Node 24; the npm package would add a second copy of 120 MB.
RUN --mount=type=cache,target=/root/.npm npm ci $OMIT --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json package-lock.json tsconfig.json ./
COPY scripts scripts
COPY supabase supabase
COPY src/domain src/domain
COPY server server
# An anonymous volume inherits this folder's owner, so that the local Supabase can write.
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "scripts/start.mjs"]
