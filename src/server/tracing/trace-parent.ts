import { TraceFlags, type SpanContext } from '@opentelemetry/api';

const pattern =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What the header `traceparent` says (W3C Trace Context); undefined for one that is missing or invalid. */
export function parseTraceParent(header: string | undefined): SpanContext | undefined {
  const match = pattern.exec(header ?? '');
  if (!match) return undefined;
  const [, traceId = '', spanId = '', flags = ''] = match;
  const isSampled = (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) !== 0;
  return {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  };
}

/** The id of a trace as a request id, and back: the same 32 digits, with hyphens and without. */
export const requestIdOf = (traceId: string): string =>
  traceId.replace(uuidParts, '$1-$2-$3-$4-$5');
export const traceIdOf = (requestId: string): string => requestId.replaceAll('-', '');
