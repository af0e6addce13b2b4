import { contentDeskEndpoints, type ContentDraft } from '@/contracts/content/content-desk';
import type { TestApi } from '../api/test-api';

type Options = NonNullable<Parameters<TestApi['desk']>[2]>;

/** Calls about one document at the desk; `act` answers status and body, the others what the contract promises. */
export function contentClient(api: TestApi, document: string) {
  const path = `/content/${document}`;
  const act = (method: string, action: string, options: Options = {}) =>
    api.desk(method, `${path}${action}`, options);
  const draftOf = ({ body }: { body: unknown }): ContentDraft =>
    contentDeskEndpoints.deskContent.response.parse(body).data;
  return {
    act,
    read: async () => draftOf(await act('GET', '')),
    save: async (
      body: object,
      options: Options & { position?: number; upToDate?: string[] } = {},
    ) => {
      const { position, upToDate, ifMatch = 0, ...more } = options;
      return draftOf(
        await act('PUT', '/draft', { ...more, ifMatch, body: { body, position, upToDate } }),
      );
    },
    publish: (version: number, options: Options = { ifMatch: version }) =>
      act('POST', '/publication', { ...options, body: { version } }),
    preview: (version: number) => act('POST', '/preview', { body: { version } }),
    schedule: (version: number, times: { from: string; until: string | null }) =>
      act('PUT', '/schedule', { ifMatch: version, body: { version, ...times } }),
  };
}
