import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

let tracer: Tracer | undefined;

/** Spans are made with this tracer from now on; undefined makes none, at no cost. */
export function provideTracer(provided: Tracer | undefined): void {
  tracer = provided;
}

/** True where spans are made. */
export const isTracing = (): boolean => tracer !== undefined;

export interface SpanOptions {
  /** Patterns, keys and counts; never what belongs to a person. */
  attributes?: Attributes;
  /** Begins a trace of its own, whatever runs around it. */
  isRoot?: boolean;
  /** Another server is called. */
  isClient?: boolean;
  /** Tells errors that are an answer, such as a refusal, from those that are a fault; each is a fault where it is left out. */
  isFault?: (error: unknown) => boolean;
}

/** Runs work in a span that ends with it; without a tracer only the work. Of an error the span keeps its code or kind, never its message. */
export function inSpan<T>(
  name: string,
  { attributes = {}, isRoot = false, isClient = false, isFault }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  const around = isRoot ? ROOT_CONTEXT : context.active();
  const kind = isClient ? SpanKind.CLIENT : SpanKind.INTERNAL;
  const span = tracer.startSpan(name, { attributes, kind }, around);
  return context.with(trace.setSpan(around, span), async () => {
    try {
      return await work();
    } catch (error) {
      markFailure(span, kindOf(error), isFault?.(error) ?? true);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Begins a span of a query within the current one; undefined where nothing is traced. Call the result once it has ended, with its error. */
export function beginQuery(text: string): ((error?: unknown) => void) | undefined {
  const parent = trace.getSpanContext(context.active());
  // Next makes spans that record nothing between ours: only the flag says whether the trace is kept.
  if (!tracer || !parent || !(parent.traceFlags & TraceFlags.SAMPLED)) return undefined;
  const { name, statement } = describeQuery(text);
  const span = tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
  });
  return (error) => {
    if (error) markFailure(span, kindOf(error), true);
    span.end();
  };
}

/** The callback, run later in the span that is current now. */
export function keepSpan<F extends (...args: never[]) => unknown>(callback: F): F {
  return tracer ? context.bind(context.active(), callback) : callback;
}

/** The header `traceparent` for a call within the current span (W3C Trace Context); undefined where nothing is traced. */
export function traceParent(): string | undefined {
  const span = tracer && trace.getSpanContext(context.active());
  if (!span) return undefined;
  const flags = span.traceFlags & TraceFlags.SAMPLED ? '01' : '00';
  return `00-${span.traceId}-${span.spanId}-${flags}`;
}

/** Marks a span as failed, with the kind of the error; one that is no fault is only named. */
export function markFailure(span: Span, kind: string, isFault: boolean): void {
  span.setAttribute('error.type', kind);
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name.slice(0, 40);
}

const maxStatementLength = 1_000;
const literal = /'(?:[^']|'')*'/g;
const target = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;

/** A statement without the values that stand in it, and a name of its verb and first table. */
function describeQuery(text: string): { name: string; statement: string } {
  const statement = text.replace(literal, "'?'").trim().slice(0, maxStatementLength);
  const verb = /^\w+/.exec(statement)?.[0].toLowerCase() ?? 'query';
  const table = target.exec(statement)?.[1];
  return { name: table === undefined ? verb : `${verb} ${table}`, statement };
}
