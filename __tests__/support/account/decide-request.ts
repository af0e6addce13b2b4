import { dataOf, type TestApi, type TestResponse } from '../api/test-api';

/** What staff decide on a request as they see it now. */
export async function decideRequest(
  api: TestApi,
  reference: unknown,
  body: object,
): Promise<TestResponse> {
  const path = `/requests/${String(reference)}`;
  const { version } = dataOf(await api.desk('GET', path));
  return api.desk('PUT', `${path}/state`, { body, ifMatch: version });
}
