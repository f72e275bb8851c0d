# Built with buildah 1.28 on a base image of our own (Debian 12, Node 22.23, npm 11), and its files run read-only as user 1000
# without capabilities; Docker itself has not run it. buildah wants --format docker to keep the HEALTHCHECK.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# tests and documents are no part of what runs; the page and the server are
RUN npm run build && npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# For npm run admin, backup, rotate-keys and stats.
COPY --from=build /app/scripts ./scripts
# The only folder that is written: SQLite, where no DATABASE_URL is set. Everything else can be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
