/**
 * Where an operator's Prometheus reads the figures: a port of its own, which players never reach. Some of them tell more
 * than a player may know, such as that somebody has just laid a move face down.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

export interface MetricsPlace {
  readonly metricsPort: number;
  readonly metricsHost: string;
}

export async function listenForMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { metricsPort, metricsHost }: MetricsPlace,
): Promise<MetricsListener> {
  const server = createServer((request, response) => void answer(request, response));
  async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAsked = method === 'GET' && url?.split('?')[0] === '/metrics';
    const text = isAsked ? await registry.metrics() : 'The figures are at /metrics.\n';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': registry.contentType }).end(text);
  }
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
