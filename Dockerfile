# The whole service in one image. glibc is needed by the embedded database: no Alpine.
FROM node:24-bookworm-slim AS app
WORKDIR /app
COPY package.json package-lock.json tsconfig.json ./
COPY app ./app
COPY server ./server
# Builds the app into dist/app (package.json, "prepare").
RUN npm ci

FROM node:24-bookworm-slim
# Fonts for the pictures made of posts that have none.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core fontconfig && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY package.json package-lock.json ./
COPY app/build ./app/build
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=app /app/dist ./dist
COPY bin ./bin
COPY migrations ./migrations
COPY docs/guides ./docs/guides
COPY server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that the container's signals reach the program itself.
CMD ["node", "bin/tidings.js", "start"]
