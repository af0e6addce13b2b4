import type { BlockList } from 'node:net';
import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { ServerEnv } from '@/config/env.server';
import { provideTracer } from '@/lib/tracing/spans';
import { createRequestTracing, type RequestTracing } from './request-tracing';

export interface Tracing {
  requests: RequestTracing;
  /** Sends what is still to be sent, for a few seconds at most. */
  stop: () => Promise<void>;
}

export interface TracingOptions {
  env: Pick<
    ServerEnv,
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_EXPORTER_OTLP_HEADERS'
    | 'OTEL_SERVICE_NAME'
    | 'OTEL_TRACES_SAMPLER_ARG'
  >;
  trusted: BlockList;
  release: string;
  logger: Pick<Logger, 'warn'>;
  /** At least 0 and below 1. */
  random?: () => number;
}

const exportTimeoutMs = 5_000;
const warningIntervalMs = 60_000;

/** Makes spans from now on and sends them by OTLP over HTTP; undefined where no endpoint is set. Nothing of the SDK is loaded then. */
export async function startTracing({
  env,
  trusted,
  release,
  logger,
  random = Math.random,
}: TracingOptions): Promise<Tracing | undefined> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  const [
    sdk,
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
  ]);
  diag.setLogger(warnSometimes(logger), {
    logLevel: DiagLogLevel.WARN,
    suppressOverrideMessage: true,
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const ids = new sdk.RandomIdGenerator();
  let nextTraceId: string | undefined;
  const ratio = env.OTEL_TRACES_SAMPLER_ARG;
  const { RECORD_AND_SAMPLED, NOT_RECORD } = sdk.SamplingDecision;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': release,
    }),
    idGenerator: {
      generateTraceId() {
        const traceId = nextTraceId ?? ids.generateTraceId();
        nextTraceId = undefined;
        return traceId;
      },
      generateSpanId: () => ids.generateSpanId(),
    },
    // By lot: the SDK's own sampler reads the trace's id, and those of requests count up.
    sampler: new sdk.ParentBasedSampler({
      root: {
        shouldSample: () => ({ decision: random() < ratio ? RECORD_AND_SAMPLED : NOT_RECORD }),
        toString: () => `Lot{${ratio}}`,
      },
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          timeoutMillis: exportTimeoutMs,
        }),
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  // The provider is not made the process's: Next would make spans of its own, with addresses as visitors typed them.
  const tracer = provider.getTracer('site');
  provideTracer(tracer);
  return {
    requests: createRequestTracing({
      tracer,
      trusted,
      nameTrace(traceId) {
        nextTraceId = traceId;
      },
    }),
    async stop() {
      provideTracer(undefined);
      await provider.shutdown().catch(() => undefined);
      context.disable();
      diag.disable();
    },
  };
}

/** A collector that is away is one line a minute in the log. */
function warnSometimes(logger: TracingOptions['logger']) {
  let nextAt = 0;
  const warn = (reason: string): void => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + warningIntervalMs;
    logger.warn({ reason: reason.slice(0, 300) }, 'spans cannot be sent');
  };
  const ignore = (): void => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
