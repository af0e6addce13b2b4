import type { KillableApi } from '../api/killable-api';

export interface Answer {
  /** 0 where none came. */
  status: number;
  body: unknown;
}

/** Calls the desk as who has the token of a session. */
export const callAs = (
  api: KillableApi,
  token: string,
  { path, body }: { path: string; body?: object | undefined },
): Promise<Answer> =>
  api.call(`/desk${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie: `__Host-desk_token=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** What the second person of the first start does; `token` is the `approver` of the API that started first on a database. */
export function approverOf(token: string) {
  const call = (api: KillableApi, path: string, body?: object): Promise<Answer> =>
    callAs(api, token, { path: `/approvals${path}`, body });
  const approve = async (api: KillableApi, id: string): Promise<Answer> => {
    const read = await call(api, `/${id}`);
    return read.status === 200
      ? call(api, `/${id}/approval`, { hash: Object(read.body).data.hash })
      : read;
  };
  return {
    approve,
    async approveWaiting(api: KillableApi): Promise<void> {
      const { data = [] } = Object((await call(api, '?state=waiting')).body);
      for (const { id } of data) await approve(api, id);
    },
  };
}
