import { createServer } from 'node:http';

export interface SiteverifyServer {
  url: string;
  /** What was asked, as form fields. */
  asked: Record<string, string>[];
  /** Answers this from now on; `silence` never answers. */
  answer(body: object | string | 'silence', status?: number): void;
  close(): Promise<void>;
}

/** A verifier that speaks reCAPTCHA's `siteverify`. */
export async function startSiteverifyServer(): Promise<SiteverifyServer> {
  const asked: Record<string, string>[] = [];
  let next: { body: object | string; status: number } = { body: { success: false, 'error-codes': ['invalid-input-response'] }, status: 200 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', ...Object.fromEntries(new URLSearchParams(text)) });
      if (next.body === 'silence') return;
      response.writeHead(next.status, { 'content-type': 'application/json' }).end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    asked,
    answer: (body, status = 200) => void (next = { body, status }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
