import { createServer, type RequestListener } from 'node:http';
import type { Metrics } from './metrics';
import type { MeterSources } from './meter';

/** Answers `GET /metrics` and nothing else. */
export function metricsListener(metrics: Metrics, sources: MeterSources): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    metrics.text(sources).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}

/** Listens on a port of its own, which is no part of the site. Rejects where the port is taken. */
export async function startMetricsServer(
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<{ close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The port of METRICS_PORT cannot be opened: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
