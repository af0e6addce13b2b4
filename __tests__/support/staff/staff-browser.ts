import type { Role } from '@/contracts/staff/permissions';
import { dataOf, type TestApi, type TestResponse } from '../api/test-api';
import { totpCode } from './totp';

const cookieIn = (answer: TestResponse, name: string): string | null =>
  new RegExp(`^(__Host-${name}=[^;]*)`).exec(
    answer.headers.getSetCookie().find((line) => line.startsWith(`__Host-${name}=`)) ?? '',
  )?.[1] ?? null;

export type StaffBrowser = ReturnType<typeof staffBrowser>;

/** A browser of staff, which keeps the cookies that the API sets. */
export function staffBrowser(api: TestApi) {
  const cookies = new Map<string, string>();
  async function call(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<TestResponse> {
    const answer = await api.call(path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
        cookie: [...cookies.values()].join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const name of ['desk_token', 'desk_ceremony', 'desk_work_account']) {
      const cookie = cookieIn(answer, name);
      if (cookie !== null) cookies.set(name, cookie);
    }
    return answer;
  }
  return {
    call,
    cookie: () => cookies.get('desk_token') ?? '',
    post: (path: string, body: unknown = {}) => call('POST', path, { body }),
    get: (path: string) => call('GET', path),
    open: (token: string) => call('POST', '/staff/invitation', { body: { token } }),
  };
}

export const tokenIn = (link: string): string => link.slice(link.indexOf('#') + 1);

/** The link of a new invitation. */
export async function inviteStaff(
  api: TestApi,
  { email, roles }: { email: string; roles: Role[] },
): Promise<{ id: string; token: string }> {
  const { member, link } = await api.container.staff.staff.invite(
    { staff: 'server', locale: 'en' },
    { email, name: email.slice(0, email.indexOf('@')), roles },
  );
  return { id: member.id, token: tokenIn(link) };
}

/** A browser in which somebody with these roles has signed in by an authenticator app at `at`. */
export async function signInStaff(
  api: TestApi,
  { email, roles, at = '2026-11-16T04:00:00Z' }: { email: string; roles: Role[]; at?: string },
): Promise<{ id: string; secret: string; browser: StaffBrowser }> {
  const { id, token } = await inviteStaff(api, { email, roles });
  const browser = staffBrowser(api);
  const { secret } = dataOf(await browser.open(token)).totp;
  const accepted = await browser.post('/staff/invitation/acceptance', {
    token,
    code: totpCode(secret, at),
  });
  if (accepted.status !== 200) throw new Error(accepted.text);
  return { id, secret, browser };
}
