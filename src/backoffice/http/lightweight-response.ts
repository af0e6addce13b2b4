import { getRequestListener } from '@hono/node-server';

/**
 * The HTTP adapter's own `Response`, which is written to the socket as the string that it was given; the standard one makes a stream for
 * each response, which costs a third of the throughput. The adapter exposes it only by replacing the global `Response`, which would
 * break Next's own responses.
 */
export const LightResponse: typeof Response = captureResponse();

function captureResponse(): typeof Response {
  const names = ['Request', 'Response'] as const;
  const descriptors = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  getRequestListener(() => new Response());
  const captured = globalThis.Response;
  for (const [name, descriptor] of descriptors)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  return captured;
}
