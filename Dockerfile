# The product as an image: built once, run as an ordinary user. It needs a PostgreSQL beside it (DATABASE_URL); see compose.yaml.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# Also leaves the marks by which `start` knows that these builds belong to these sources.
RUN node --input-type=module -e 'import { buildProgram } from "./cli/build-program.ts"; import { buildWeb } from "./cli/build-web.ts"; await buildProgram(); await buildWeb();'

FROM node:24-slim
# Others reach a container: nothing of a trial is there unless ENVIRONMENT is another one and settings ask for it.
ENV NODE_ENV=production ENVIRONMENT=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the product changes nothing but its data folder.
COPY --from=build /app /app
RUN install -d -m 0700 -o node -g node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "cli/launch.mjs", "start"]
