import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ApiBehaviour = 'well' | 'down' | 'slow' | 'garbage' | 'empty';

export interface ContentApi {
  url: string;
  /** Sets the behaviour of following responses, for one `Accept-Language` or for all. */
  setBehaviour: (mood: ApiBehaviour, language?: string) => void;
  /** Number of calls answered faultily so far, by language. */
  faultyCallCount: (language: string) => number;
  /** Sends the responses delayed by `slow`. */
  release: () => void;
  close: () => Promise<void>;
}

/** A fake of a lender's own API: proxies a healthy site, or fails in one of the known ways. */
export async function startContentApi(healthyUrl: string): Promise<ContentApi> {
  const behaviours = new Map<string, ApiBehaviour>();
  let defaultBehaviour: ApiBehaviour = 'well';
  const faultyCalls = new Map<string, number>();
  const delayedResponses = new Set<() => void>();

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(healthyUrl + (request.url ?? '/'), {
      method: request.method,
      headers: { 'accept-language': String(request.headers['accept-language'] ?? 'en') },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'content-length': body.length,
    });
    response.end(body);
  };

  const faults: Record<
    Exclude<ApiBehaviour, 'well'>,
    (request: IncomingMessage, response: ServerResponse) => void
  > = {
    down: (request) => void request.socket.destroy(),
    slow: (request, response) => void delayedResponses.add(() => void forward(request, response)),
    garbage: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy error</html>'),
    empty: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  };

  const server = createServer((request, response) => {
    const language = String(request.headers['accept-language'] ?? '');
    const behaviour = behaviours.get(language) ?? defaultBehaviour;
    if (behaviour === 'well')
      return void forward(request, response).catch(() => request.socket.destroy());
    faultyCalls.set(language, (faultyCalls.get(language) ?? 0) + 1);
    faults[behaviour](request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The content API has no address');

  const release = (): void => {
    for (const answer of delayedResponses) answer();
    delayedResponses.clear();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    setBehaviour(mood, language) {
      if (language) behaviours.set(language, mood);
      else {
        behaviours.clear();
        defaultBehaviour = mood;
      }
    },
    faultyCallCount: (language) => faultyCalls.get(language) ?? 0,
    release,
    async close() {
      release();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
