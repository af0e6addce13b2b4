import type { KillableApi } from '../api/killable-api';

interface Answer {
  status: number;
  body: unknown;
}

/** What the second person of the first start does; `token` is the `approver` of the API that started first on a database. */
export function approverOf(token: string) {
  const call = (api: KillableApi, path: string, body?: object): Promise<Answer> =>
    api.call(`/desk/approvals${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: `__Host-desk_token=${token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
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
