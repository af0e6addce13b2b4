import { createServer, request, type RequestOptions, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createApi } from '@/backoffice/app';
import { trustedProxies } from '@/server/http/client-address';
import { createSite, type Site } from '@/server/site';
import { startTracing, type Tracing } from '@/server/tracing/start-tracing';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { standIn } from '@test/support/backoffice/service-tools';
import { fakeNext } from '@test/support/fakes/fake-next';
import { phone } from '@test/support/otp/otp-client';
import {
  startSpanReceiver,
  type ReceivedSpan,
  type SpanReceiver,
} from '@test/support/servers/span-receiver';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
/** Another address of this computer. */
const proxy = '127.0.0.2';
const logger = standIn<Logger>({
  info: () => undefined,
  error: () => undefined,
  warn: () => undefined,
});

let receiver: SpanReceiver;
let tracing: Tracing | undefined;
let api: TestApi;
let site: Site;
let server: Server;

beforeAll(async () => {
  receiver = await startSpanReceiver();
  tracing = await startTracing({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'k 1' },
      OTEL_SERVICE_NAME: 'lender',
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    trusted: trustedProxies([proxy]),
    release: 'r-7',
    logger,
  });
  api = await startTestApi('postgres');
  const { fetch } = createApi(api.container);
  const fake = fakeNext();
  site = createSite({
    env: api.testDatabase.env,
    api: {
      fetch: (request, call) => fetch(request, call),
      isReady: async () => true,
      onContentChange: () => undefined,
      close: async () => undefined,
    },
    // A page reads its content while it is rendered.
    next: async (request, response) => {
      await fetch(new Request('http://in-process/api/v1/site/faqs'), { isInternal: true });
      await fake.next(request, response);
    },
    logger,
    isDev: false,
    isStopping: () => false,
    tracing: tracing?.requests,
  });
  server = createServer(site.requestHandler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const code = { phone, purpose: 'apply', operationId: 'draft-1' };
  const traceparent = `00-${traceId}-${callerSpan}-01`;
  await ask('/en/faq?name=Chan%20Tai%20Man', { localAddress: proxy, headers: { traceparent } });
  await ask('/en/faq');
  await ask('/hk', { headers: { traceparent } });
  await ask(
    '/api/v1/user/sendOTP',
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    JSON.stringify(code),
  );
  await ask('/api/v1/los/loans');
  await ask('/healthz');
  await api.container.outbox.runNow();
  await api.container.jobs.runDue();
  await tracing?.stop();
});

afterAll(async () => {
  server.close();
  await site.stop();
  await api.close();
  await receiver.close();
});

const answers: { status: number | undefined; id: string }[] = [];

async function ask(path: string, options: RequestOptions = {}, body = ''): Promise<void> {
  const { port } = Object(server.address());
  await new Promise<void>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (answer) => {
      answers.push({ status: answer.statusCode, id: String(answer.headers['x-request-id']) });
      answer.resume().once('end', resolve);
    });
    call.once('error', reject).end(body);
  });
}

const namedAs = (name: string): ReceivedSpan[] =>
  receiver.spans.filter((span) => span.name === name);

/** The names from a span up to the one that nothing is above. */
function wayUp(span: ReceivedSpan): string[] {
  const above = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return above ? [span.name, ...wayUp(above)] : [span.name];
}

describe('Spans', () => {
  it('lead from the door through the rendering and its calls to the statement', () => {
    const statements = receiver.spans
      .filter(({ name }) => /^select /.test(name))
      .map((span) => wayUp(span).slice(1));
    expect(statements).toContainEqual(['api faqs', 'render /faq', 'GET /faq']);
  });

  it('belong to the trace of a trusted proxy, whose id the request bears', () => {
    const [first] = namedAs('GET /faq');
    expect(first).toMatchObject({
      traceId,
      parentSpanId: callerSpan,
      attributes: { 'http.route': '/faq', 'http.response.status_code': 200 },
    });
    expect(answers[0]?.id).toBe('4bf92f35-77b3-4da6-a3ce-929d0e0e4736');
  });

  it('of anybody else begin a trace that bears the id of the request', () => {
    const [home] = namedAs('GET /');
    expect(home?.parentSpanId).toBeUndefined();
    expect(home?.traceId).toBe(answers[2]?.id.replaceAll('-', ''));
    expect(home?.traceId).not.toBe(traceId);
  });

  it('are not made of pages from memory, nor of probes', () => {
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 200]);
    expect(namedAs('GET /faq')).toHaveLength(1);
    expect(namedAs('GET /healthz')).toHaveLength(0);
  });

  it('name a refusal without calling it a fault', () => {
    const [refused] = namedAs('api loans');
    expect(refused?.attributes['error.type']).toBe('unauthorised');
    expect(refused?.hasFailed).toBe(false);
  });

  it('are made of messages and jobs, each in a trace of its own', () => {
    const [sent] = namedAs('send sms');
    expect(sent && wayUp(sent)).toEqual(['send sms', 'outbox sms']);
    const jobs = receiver.spans.filter(({ name }) => name.startsWith('job '));
    expect(jobs.map(({ name }) => name)).toContain('job loan.charge-due');
    expect(jobs.filter(({ parentSpanId }) => parentSpanId !== undefined)).toEqual([]);
    expect(new Set(jobs.map((job) => job.traceId)).size).toBe(jobs.length);
  });

  it('hold nothing of a person', () => {
    const text = receiver.text();
    expect(text).toContain('"lender"');
    for (const personal of [phone, phone.slice(4), 'Chan', 'Tai', proxy])
      expect(text).not.toContain(personal);
  });

  it('are sent with the headers that are set', () => {
    expect(receiver.headers()['x-key']).toBe('k 1');
  });
});
