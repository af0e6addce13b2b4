import { createServer } from 'node:http';

export interface SiteverifyServer {
  url: string;
  /** Verification requests received, as form fields. */
  verifications: Record<string, string>[];
  /** Sets the response to following requests; the text `silence` never responds. */
  respondWith: (body: object | string, status?: number) => void;
  close: () => Promise<void>;
}

/** A fake verifier that implements reCAPTCHA's `siteverify`. */
export async function startSiteverifyServer(): Promise<SiteverifyServer> {
  const verifications: Record<string, string>[] = [];
  let next: { body: object | string; status: number } = {
    body: { success: false, 'error-codes': ['invalid-input-response'] },
    status: 200,
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      verifications.push({
        path: request.url ?? '',
        ...Object.fromEntries(new URLSearchParams(text)),
      });
      if (next.body === 'silence') return;
      response
        .writeHead(next.status, { 'content-type': 'application/json' })
        .end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    verifications,
    respondWith: (body, status = 200) => void (next = { body, status }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
