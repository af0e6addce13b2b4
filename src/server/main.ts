import { createServer } from 'node:http';
import next from 'next';
import { runtimeEnv } from '@/config/runtime-env';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { openBuiltInApi } from './api/built-in-api';
import { createCloser } from './process/closer';
import { createLogger } from './process/logger';
import { keepAliveSeconds } from './page/prepared-answer';
import { createSite } from './site';
import { createShutdown } from './process/shutdown';
import { describeStartError } from './process/start-error';
import { remoteApi } from './api/remote-api';

const graceMs = 20_000;
// Shorter than the 30 seconds that Kubernetes and the like wait before they kill.
const stopLimitMs = 25_000;
// A document of 20 MB over a phone's slow uplink of 300 kbit/s.
const requestTimeoutMs = 600_000;
// A shared link may carry a query value of 10,000 characters, and more than one of them.
const maxHeaderBytes = 64 * 1024;

/** Starts the site: settings, API, Next, then the port. Anything that stops the start is told in one clear line. */
async function main(): Promise<void> {
  const isDev = process.argv.includes('--dev');
  const env = runtimeEnv();
  const logger = createLogger(env);
  const closer = createCloser();
  const api = env.API_BASE_URL ? remoteApi(env.API_BASE_URL) : await openBuiltInApi(env, logger);
  closer.add(() => api.close());
  if (!env.API_BASE_URL) provideBuiltInApi((request) => api.fetch(request, { isInternal: true }));

  const app = next({ dev: isDev, dir: process.cwd(), hostname: env.HOST, port: env.PORT });
  await app.prepare();
  closer.add(() => app.close());
  const site = createSite({ env, api, next: app.getRequestHandler(), logger, isDev, isStopping: () => shutdown.isStopping() });
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000, requestTimeout: requestTimeoutMs, maxHeaderSize: maxHeaderBytes }, site.listener);
  if (isDev) server.on('upgrade', (request, socket, head) => void app.getUpgradeHandler()(request, socket, head));
  closer.add(() => site.stop());
  closer.add(() => new Promise<void>((resolve) => logger.flush(() => resolve())));
  const shutdown = createShutdown({ server, logger, graceMs, limitMs: stopLimitMs, close: () => closer.close(), exit: (code) => process.exit(code) });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutdown.stop(signal));
  // Whoever read our output may be gone: reporting that into the same closed pipe would go on for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'));

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : env.PORT;
  process.stdout.write(`Ready on http://${env.HOST}:${port}\n`);
  if (!isDev) void site.warmUp();
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
});
