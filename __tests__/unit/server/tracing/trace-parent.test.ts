import { parseTraceParent, requestIdOf, traceIdOf } from '@/server/tracing/trace-parent';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('The header traceparent', () => {
  it('names trace, caller and whether the trace is kept', () => {
    expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({
      traceId,
      spanId,
      traceFlags: 1,
      isRemote: true,
    });
    expect(parseTraceParent(`00-${traceId}-${spanId}-00`)?.traceFlags).toBe(0);
  });

  it('may come from a later version that says more', () => {
    expect(parseTraceParent(`01-${traceId}-${spanId}-03-later`)?.traceFlags).toBe(1);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['version ff', `ff-${traceId}-${spanId}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a caller of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['a long flag', `00-${traceId}-${spanId}-011`],
    ['something before it', `x00-${traceId}-${spanId}-01`],
  ])('is not believed when it is %s', (_what, header) => {
    expect(parseTraceParent(header)).toBeUndefined();
  });

  it('has a trace that is a request id without hyphens', () => {
    expect(requestIdOf(traceId)).toBe('4bf92f35-77b3-4da6-a3ce-929d0e0e4736');
    expect(traceIdOf(requestIdOf(traceId))).toBe(traceId);
  });
});
