import { getRequestListener } from '@hono/node-server';

/**
 * The HTTP adapter's own `Response`, which it writes to the socket as the string it was given; the platform's costs a stream for each answer
 * and a third of the speed. The adapter only hands it out by replacing the global one, which Next's own responses can't live with.
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
