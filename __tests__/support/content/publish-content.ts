import { contentDeskEndpoints } from '@/contracts/content/content-desk';
import type { TestApi, TestResponse } from '../api/test-api';

/** Saves a document such as `page/career` and shows it to visitors; answers what the publication, or else the draft, was answered. */
export async function publishContent(
  api: TestApi,
  document: string,
  body: object,
): Promise<TestResponse> {
  const path = `/content/${document}`;
  const before = contentDeskEndpoints.deskContent.response.safeParse(
    (await api.desk('GET', path)).body,
  );
  const saved = await api.desk('PUT', `${path}/draft`, {
    ifMatch: before.data?.data.version ?? 0,
    body: { body, position: before.data?.data.position ?? null },
  });
  if (saved.status !== 200) return saved;
  const { version } = contentDeskEndpoints.deskSaveContent.response.parse(saved.body).data;
  return api.desk('POST', `${path}/publication`, { ifMatch: version, body: { version } });
}

/** What a document says as staff last saved it. */
export const contentBody = async (
  api: TestApi,
  document: string,
): Promise<Record<string, unknown>> =>
  contentDeskEndpoints.deskContent.response.parse(
    (await api.desk('GET', `/content/${document}`)).body,
  ).data.body;
