import { contentDeskEndpoints } from '@/contracts/content/content-desk';
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
  call: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    body?: unknown;
    version?: number;
  },
): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/v1/desk${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${site.deskToken}`,
      'content-type': 'application/json',
      ...(call.version === undefined ? {} : { 'if-match': `"${call.version}"` }),
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Closes the site for maintenance, or opens it again. */
export async function switchMaintenance(site: RunningSite, isOn: boolean): Promise<void> {
  const path = '/maintenance';
  const { version, ...notice } = (await desk(site, { method: 'GET', path })) as {
    version: number;
  };
  await desk(site, { method: 'PUT', path, version, body: { ...notice, showButton1: isOn } });
}

/** What a document such as `page/faq` says, and how to show visitors something else. */
export async function openContent(site: RunningSite, document: string) {
  const path = `/content/${document}`;
  const read = async () =>
    contentDeskEndpoints.deskContent.response.parse(await desk(site, { method: 'GET', path })).data;
  return {
    body: (await read()).body,
    async publish(body: object): Promise<void> {
      const { version, position } = await read();
      const saved = contentDeskEndpoints.deskSaveContent.response.parse(
        await desk(site, {
          method: 'PUT',
          path: `${path}/draft`,
          version,
          body: { body, position },
        }),
      ).data;
      await desk(site, {
        method: 'POST',
        path: `${path}/publication`,
        version: saved.version,
        body: { version: saved.version },
      });
    },
  };
}

/** The `content` of a meta element, or the `href` of a link, in a document's source. */
export function headValue(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}
