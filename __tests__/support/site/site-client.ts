import type { RunningSite } from './site-process';

export interface PlainResponse {
  status: number;
  headers: Headers;
  cookies: string[];
  text: string;
}

/** Sends a GET request like a simple client: redirects are not followed; the language is English unless given. */
export async function fetchPath(
  site: Pick<RunningSite, 'url'>,
  path: string,
  headers: Record<string, string> = {},
): Promise<PlainResponse> {
  const answer = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { 'accept-language': 'en', ...headers },
  });
  return {
    status: answer.status,
    headers: answer.headers,
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  };
}

/** Calls the desk as a member of staff; throws unless it answers 200. */
export async function desk(
  site: RunningSite,
  call: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown },
): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/v1/desk${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${site.deskToken}`, 'content-type': 'application/json' },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** The `content` of a meta element, or the `href` of a link, in a document's source. */
export function headValue(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}
