import type { IncomingMessage } from 'node:http';

/** One request as the lender's server received it. */
export interface Call {
  method: string;
  /** Below `/api/v1`, such as `/site/navs`. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  cookies: Readonly<Record<string, string>>;
  /** Parsed JSON, or an empty object. */
  body: Record<string, unknown>;
  /** The body's bytes, one character each. */
  bytes: string;
}

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string | string[]>;
}

export const ok = (body: unknown, headers?: Answer['headers']): Answer => ({
  status: 200,
  body,
  ...(headers ? { headers } : {}),
});

const prefix = '/api/v1';

/** Reads a request to its end. */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const bytes = Buffer.concat(parts);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://lender');
  return {
    method: request.method ?? 'GET',
    path: pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname,
    query: searchParams,
    headers: request.headers,
    cookies: cookiesOf(request.headers.cookie ?? ''),
    body: objectIn(bytes.toString('utf8')),
    bytes: bytes.toString('latin1'),
  };
}

function cookiesOf(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(/;\s*/).flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return name === '' ? [] : [[name, rest.join('=')]];
    }),
  );
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) };
  } catch {
    return {};
  }
}
