import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Mood = 'well' | 'down' | 'slow' | 'garbage' | 'empty';

export interface ContentApi {
  url: string;
  /** How it answers from now on, for the language of `Accept-Language` or for all. */
  setMood(mood: Mood, language?: string): void;
  /** Calls answered badly so far, by language. */
  badCalls(language: string): number;
  /** Answers what has been kept waiting by `slow`. */
  release(): void;
  close(): Promise<void>;
}

/** A lender's own API as the site sees it: hands on what a healthy site answers, or misbehaves in one of the known ways. */
export async function startContentApi(healthyUrl: string): Promise<ContentApi> {
  const moods = new Map<string, Mood>();
  let general: Mood = 'well';
  const bad = new Map<string, number>();
  const waiting = new Set<() => void>();

  const handOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(healthyUrl + (request.url ?? '/'), { method: request.method, headers: { 'accept-language': String(request.headers['accept-language'] ?? 'en') } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json', 'content-length': body.length });
    response.end(body);
  };

  const misbehave: Record<Exclude<Mood, 'well'>, (request: IncomingMessage, response: ServerResponse) => void> = {
    down: (request) => void request.socket.destroy(),
    slow: (request, response) => void waiting.add(() => void handOn(request, response)),
    garbage: (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>proxy error</html>'),
    empty: (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  };

  const server = createServer((request, response) => {
    const language = String(request.headers['accept-language'] ?? '');
    const mood = moods.get(language) ?? general;
    if (mood === 'well') return void handOn(request, response).catch(() => request.socket.destroy());
    bad.set(language, (bad.get(language) ?? 0) + 1);
    misbehave[mood](request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The content API has no address');

  const release = (): void => {
    for (const answer of waiting) answer();
    waiting.clear();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    setMood(mood, language) {
      if (language) moods.set(language, mood);
      else {
        moods.clear();
        general = mood;
      }
    },
    badCalls: (language) => bad.get(language) ?? 0,
    release,
    async close() {
      release();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
