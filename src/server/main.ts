import { createServer } from 'node:http';
import next from 'next';
import { brand } from '@/config/brand';
import { runtimeEnv } from '@/config/runtime-env';
import { findUnsetSettings } from '@/config/unset-settings';
import { provideDeviationSink } from '@/lib/api/contract-deviations';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { openBuiltInApi } from './api/built-in-api';
import { answerClientError } from './http/client-error';
import { trustedProxies } from './http/client-address';
import { metricsListener, startMetricsServer } from './metrics/metrics-server';
import { describeData, describeMessages } from './process/describe-start';
import { createDisposables } from './process/disposables';
import { createLogger } from './process/logger';
import { limitGarbage } from './process/memory';
import { keepAliveSeconds } from './page/prepared-response';
import { createSite } from './site';
import { releaseIn } from './process/release';
import { createShutdown } from './process/shutdown';
import { describeStartError } from './process/start-error';
import { describeToBeSet } from './process/to-be-set';
import { startTracing } from './tracing/start-tracing';
import { remoteApi } from './api/remote-api';

const graceMs = 20_000;
// Together with the drain period, this must not exceed the time that deployments wait before they
// kill the process (docs/operations.md).
const stopLimitMs = 25_000;
// A document of 20 MB over a phone's slow uplink of 300 kbit/s.
const requestTimeoutMs = 600_000;
// A shared link may carry a query value of 10,000 characters, each of up to nine bytes, and some more beside it.
const maxHeaderBytes = 128 * 1024;

/** A line for whoever started the process, besides the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Starts the site: settings, API, Next, then the port. A failure to start is reported in one clear line. */
async function main(): Promise<void> {
  limitGarbage();
  const isDev = process.argv.includes('--dev');
  const env = runtimeEnv();
  const logger = createLogger(env);
  const disposables = createDisposables();
  provideDeviationSink((deviation) =>
    logger.warn(deviation, 'an answer of the API differs from the contract'),
  );
  // The metrics code is not loaded where no metrics port is set.
  const metrics =
    env.METRICS_PORT === 0 ? undefined : (await import('./metrics/metrics')).createMetrics();
  const release = releaseIn(process.cwd());
  const tracing = await startTracing({
    env,
    trusted: trustedProxies(env.TRUSTED_PROXIES),
    release,
    logger,
  });
  if (tracing) disposables.add(() => tracing.stop());
  const api = env.API_BASE_URL
    ? remoteApi(env.API_BASE_URL)
    : await openBuiltInApi(env, logger, metrics?.meter);
  disposables.add(() => api.close());
  say(describeData(env));
  if (!env.API_BASE_URL) provideBuiltInApi((request) => api.fetch(request, { isInternal: true }));

  const app = next({ dev: isDev, dir: process.cwd(), hostname: env.HOST, port: env.PORT });
  await app.prepare();
  disposables.add(() => app.close());
  const site = createSite({
    env,
    api,
    next: app.getRequestHandler(),
    logger,
    isDev,
    isStopping: () => shutdown.isStopping(),
    meter: metrics?.meter,
    tracing: tracing?.requests,
  });
  const server = createServer(
    {
      keepAliveTimeout: keepAliveSeconds * 1000,
      requestTimeout: requestTimeoutMs,
      maxHeaderSize: maxHeaderBytes,
    },
    site.requestHandler,
  );
  server.on('clientError', answerClientError);
  if (isDev)
    server.on(
      'upgrade',
      (request, socket, head) => void app.getUpgradeHandler()(request, socket, head),
    );
  disposables.add(() => site.stop());
  disposables.add(() => new Promise<void>((resolve) => logger.flush(() => resolve())));
  const shutdown = createShutdown({
    server,
    logger,
    drainMs: isDev || env.STORAGE_MODE === 'embedded' ? 0 : env.DRAIN_SECONDS * 1_000,
    graceMs,
    timeoutMs: stopLimitMs,
    close: () => disposables.close(),
    exit: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void shutdown.stop(signal));
  // The reader of our output may have closed the pipe: logging the resulting EPIPE error to it would loop for ever.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (reason) =>
    logger.error({ err: reason }, 'unhandled rejection'),
  );

  if (metrics) {
    const sources = {
      release,
      pageCaches: site.pageCaches,
      backOffice: api.readings,
    };
    const metricsServer = await startMetricsServer(metricsListener(metrics, sources), {
      port: env.METRICS_PORT,
      host: env.HOST,
    });
    disposables.add(() => metricsServer.close());
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : env.PORT;
  // Passkeys work under a name only, not under an address.
  const host = env.HOST === '127.0.0.1' ? 'localhost' : env.HOST;
  say(`Ready on http://${host}:${port} after ${Math.round(process.uptime())} s`);
  const deskLink = await api.firstDeskLink?.();
  if (deskLink) say(`The staff desk, for its first administrator: ${deskLink}`);
  describeMessages(env).forEach(say);
  describeToBeSet(api.unsetSettings?.() ?? findUnsetSettings(env, brand)).forEach(say);
  await site.warmUp();
  api.addDemoBusiness?.();
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
});
