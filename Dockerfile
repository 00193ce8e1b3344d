# Made from the tarball: npm run package && docker build --tag quayside .
FROM node:22-slim

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8380 QUAYSIDE_DATA=/data

WORKDIR /opt/quayside
COPY build/quayside-*.tgz /tmp/quayside/
RUN npm install --global --offline --ignore-scripts --no-audit --no-fund --prefix /opt/quayside /tmp/quayside/quayside-*.tgz \
  && rm -r /tmp/quayside \
  && mkdir /data \
  && chown node:node /data

ENV PATH=/opt/quayside/bin:$PATH
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8380
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["quayside", "serve"]
