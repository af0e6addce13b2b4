import type { Role } from '@/contracts/staff/permissions';
import type { RunningSite } from '../site/site-process';
import { totpCode } from './totp';

/** A member of staff of a running site: the cookie of the session and the secret of the authenticator app. */
export interface DeskVisitor {
  name: string;
  email: string;
  secret: string;
  cookie: { name: string; value: string };
}

async function send(
  site: Pick<RunningSite, 'url'>,
  path: string,
  { body, cookie }: { body: unknown; cookie?: string },
): Promise<Response> {
  const answer = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Opens an invitation and accepts it with an authenticator app. */
export async function acceptInvitation(
  site: Pick<RunningSite, 'url'>,
  link: string,
): Promise<DeskVisitor> {
  const token = new URL(link).hash.slice(1);
  const opened = await send(site, '/staff/invitation', { body: { token } });
  const { data } = (await opened.json()) as {
    data: { name: string; email: string; totp: { secret: string } };
  };
  const { secret } = data.totp;
  const accepted = await send(site, '/staff/invitation/acceptance', {
    body: { token, code: totpCode(secret, new Date().toISOString()) },
  });
  const [, name = '', value = ''] =
    /^([\w-]*desk_token)=([^;]+)/.exec(accepted.headers.getSetCookie()[0] ?? '') ?? [];
  return { name: data.name, email: data.email, secret, cookie: { name, value } };
}

/** The link that a start prints for the first administrator. */
export function firstLinkIn(output: string): string {
  const [, link] = /first administrator: (\S+)/.exec(output) ?? [];
  if (link === undefined) throw new Error(`No link in: ${output}`);
  return link;
}

/** The link of an invitation that an administrator makes. */
export async function inviteToDesk(
  site: Pick<RunningSite, 'url'>,
  administrator: DeskVisitor,
  person: { name: string; email: string; roles: Role[] },
): Promise<string> {
  const { name, value } = administrator.cookie;
  const answer = await send(site, '/desk/staff', { body: person, cookie: `${name}=${value}` });
  return ((await answer.json()) as { data: { link: string } }).data.link;
}
