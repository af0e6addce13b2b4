import {
  context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { beginQuery, inSpan, keepSpan, provideTracer, traceParent } from '@/lib/tracing/spans';
import { standIn } from '@test/support/backoffice/service-tools';

interface Made {
  name: string;
  options: SpanOptions;
  attributes: Record<string, unknown>;
  status?: number;
  hasEnded: boolean;
}

const traceId = '1'.repeat(32);

function recordingTracer({ traceFlags = TraceFlags.SAMPLED } = {}) {
  const made: Made[] = [];
  const tracer = standIn<Tracer>({
    startSpan(name, options = {}) {
      const one: Made = { name, options, attributes: {}, hasEnded: false };
      made.push(one);
      const spanId = String(made.length).padStart(16, '0');
      const span: Span = standIn<Span>({
        spanContext: () => ({ traceId, spanId, traceFlags }),
        setAttribute(key, value) {
          one.attributes[key] = value;
          return span;
        },
        setStatus({ code }) {
          one.status = code;
          return span;
        },
        end: () => void (one.hasEnded = true),
      });
      return span;
    },
  });
  provideTracer(tracer);
  return made;
}

beforeAll(
  () => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()),
);
afterEach(() => provideTracer(undefined));
afterAll(() => context.disable());

describe('Without a tracer', () => {
  it('work runs as it is', async () => {
    expect(await inSpan('a', {}, async () => trace.getActiveSpan())).toBeUndefined();
    expect([beginQuery('select 1'), traceParent()]).toEqual([undefined, undefined]);
    const callback = (): void => undefined;
    expect(keepSpan(callback)).toBe(callback);
  });
});

describe('A span', () => {
  it('ends with its work and names why that failed, without the message', async () => {
    const made = recordingTracer();
    const error = Object.assign(new TypeError('of 9123 4567'), { code: '57P01' });
    await expect(inSpan('a', {}, () => Promise.reject(error))).rejects.toBe(error);
    await expect(
      inSpan('b', { isFault: () => false }, () => Promise.reject(new RangeError('x'))),
    ).rejects.toThrow('x');
    expect(made.map(({ attributes, status, hasEnded }) => [attributes, status, hasEnded])).toEqual([
      [{ 'error.type': '57P01' }, SpanStatusCode.ERROR, true],
      [{ 'error.type': 'RangeError' }, undefined, true],
    ]);
  });

  it('is told to the next server by a header', async () => {
    recordingTracer();
    expect(await inSpan('a', {}, async () => traceParent())).toBe(
      `00-${traceId}-0000000000000001-01`,
    );
    recordingTracer({ traceFlags: TraceFlags.NONE });
    expect(await inSpan('a', {}, async () => traceParent())).toBe(
      `00-${traceId}-0000000000000001-00`,
    );
  });

  it('is the one that was current when a callback was handed over', async () => {
    recordingTracer();
    const spanIdNow = (): string | undefined => trace.getActiveSpan()?.spanContext().spanId;
    const kept = await inSpan('a', {}, async () => keepSpan(spanIdNow));
    expect(await inSpan('b', {}, async () => kept())).toBe('0000000000000001');
  });
});

describe('A query', () => {
  it.each([
    [`select "id" from "customer" where "id" = $1`, 'select customer'],
    [`insert into "public"."otp_code" values ($1)`, 'insert otp_code'],
    ['UPDATE loan SET a = 1', 'update loan'],
    ['begin', 'begin'],
    ['', 'query'],
  ])('%s is called %s', async (text, name) => {
    const made = recordingTracer();
    await inSpan('a', {}, async () => beginQuery(text)?.());
    expect(made.map((one) => [one.name, one.hasEnded])).toEqual([
      ['a', true],
      [name, true],
    ]);
  });

  it('shows no text that stands in it', async () => {
    const made = recordingTracer();
    await inSpan('a', {}, async () => beginQuery(`select 1 from t where n = 'O''Neil' and m = $1`));
    expect(made[1]?.options.attributes?.['db.query.text']).toBe(
      `select 1 from t where n = '?' and m = $1`,
    );
  });

  it('has no span outside of one, nor in a trace that is not kept', async () => {
    const made = recordingTracer({ traceFlags: TraceFlags.NONE });
    expect(context.with(ROOT_CONTEXT, () => beginQuery('select 1'))).toBeUndefined();
    expect(await inSpan('a', {}, async () => beginQuery('select 1'))).toBeUndefined();
    expect(made).toHaveLength(1);
  });
});
