import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import {
  context as spanContext,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { markFailure } from '@/lib/tracing/spans';
import { isFromTrusted } from '../http/client-address';
import type { RequestContext } from '../http/request-context';
import { routeLabel } from '../http/route-label';
import { parseTraceParent, requestIdOf, traceIdOf } from './trace-parent';

/** Makes a span of each request, whose trace bears the request's id. */
export interface RequestTracing {
  /** The id of a request whose trace began before this server; undefined where it begins here. */
  requestIdOf: (request: IncomingMessage) => string | undefined;
  /** Answers the request within its span. */
  within: (context: RequestContext, answer: () => void) => void;
}

export interface RequestTracingOptions {
  tracer: Tracer;
  /** The next trace that begins gets this id. */
  nameTrace: (traceId: string) => void;
  /** Proxies whose `traceparent` is believed. */
  trusted: BlockList;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const serverFault = 500;

/** Traces requests by method, route pattern and status: nothing of an address, a query, a cookie or a body. */
export function createRequestTracing({
  tracer,
  nameTrace,
  trusted,
}: RequestTracingOptions): RequestTracing {
  const caller = (request: IncomingMessage): SpanContext | undefined => {
    const header = request.headers.traceparent;
    return header !== undefined && isFromTrusted(request, trusted)
      ? parseTraceParent(String(header))
      : undefined;
  };
  return {
    requestIdOf(request) {
      const before = caller(request);
      return before && requestIdOf(before.traceId);
    },
    within({ request, response, requestId, pathname }, answer) {
      const before = caller(request);
      const around = before ? trace.setSpanContext(ROOT_CONTEXT, before) : ROOT_CONTEXT;
      if (!before) nameTrace(traceIdOf(requestId));
      const route = routeLabel(pathname);
      const method = methods.has(request.method ?? '') ? String(request.method) : '_OTHER';
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        around,
      );
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
        else markFailure(span, 'aborted', false);
        if (writableFinished && statusCode >= serverFault)
          markFailure(span, String(statusCode), true);
        span.end();
      });
      spanContext.with(trace.setSpan(around, span), answer);
    },
  };
}
