import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, unknown>;
  hasFailed: boolean;
}

export interface SpanReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** The headers of the last delivery. */
  headers: () => NodeJS.Dict<string | string[]>;
  /** All that was received, as it came. */
  text: () => string;
  close: () => Promise<void>;
}

const errorStatus = 2;

/** A collector of OpenTelemetry spans that takes OTLP as JSON. */
export async function startSpanReceiver(): Promise<SpanReceiver> {
  const spans: ReceivedSpan[] = [];
  let text = '';
  let headers: NodeJS.Dict<string | string[]> = {};
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => void (body += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        text += body;
        headers = request.headers;
        spans.push(...spansIn(JSON.parse(body)));
      }
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    headers: () => headers,
    text: () => text,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

function spansIn(delivery: {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}): ReceivedSpan[] {
  return delivery.resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
      name,
      traceId,
      spanId,
      parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
      hasFailed: status.code === errorStatus,
    }));
}
