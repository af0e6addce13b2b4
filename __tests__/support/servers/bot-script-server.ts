import { createServer } from 'node:http';

export interface BotScriptServer {
  url: string;
  /** Requests for the script, by the site key they name. */
  scriptRequests: string[];
  /** Verification requests received. */
  verifications: Record<string, string>[];
  /** Sets the score of all following verifications. */
  setScore: (score: number) => void;
  close: () => Promise<void>;
}

/** Tokens contain their action name, which the fake verifier below echoes. */
const script = `window.grecaptcha = { ready: (callback) => callback(), execute: async (siteKey, { action }) => 'token:' + action };`;

/** A fake reCAPTCHA v3 host: its script and its verifier. */
export async function startBotScriptServer(): Promise<BotScriptServer> {
  const scriptRequests: string[] = [];
  const verifications: Record<string, string>[] = [];
  let score = 0.9;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    if (url.pathname === '/recaptcha/api.js') {
      scriptRequests.push(url.searchParams.get('render') ?? '');
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(text));
      verifications.push(fields);
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          success: true,
          score,
          hostname: '127.0.0.1',
          action: fields.response?.replace('token:', ''),
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    scriptRequests,
    verifications,
    setScore: (next) => void (score = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
