import { createServer } from 'node:http';

export interface BotScriptServer {
  url: string;
  /** Requests for the script, by the site key they name. */
  scripts: string[];
  /** What the verifier was asked. */
  asked: Record<string, string>[];
  /** The score that every token gets from now on. */
  setScore(score: number): void;
  close(): Promise<void>;
}

/** Tokens name the action that they are made for; the verifier below believes them. */
const script = `window.grecaptcha = { ready: (callback) => callback(), execute: async (siteKey, { action }) => 'token:' + action };`;

/** A stand-in for the host of reCAPTCHA v3: its script and its verifier. */
export async function startBotScriptServer(): Promise<BotScriptServer> {
  const scripts: string[] = [];
  const asked: Record<string, string>[] = [];
  let score = 0.9;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname === '/recaptcha/api.js') {
      scripts.push(url.searchParams.get('render') ?? '');
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(text));
      asked.push(fields);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, score, action: fields.response?.replace('token:', '') }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    scripts,
    asked,
    setScore: (next) => void (score = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
