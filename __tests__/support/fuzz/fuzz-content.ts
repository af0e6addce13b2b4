import { collections } from '@/contracts/desk';
import type { EndpointKey } from '@/contracts/endpoints';
import { contentClient } from '../content/content-client';
import { mediaFixtures } from './fuzz-media';
import { landingBody } from '../content/landing-body';
import type { TestApi } from '../api/test-api';
import type { Prepare, Prepared } from './fuzz-fixtures';
import type { createFuzzResources } from './fuzz-resources';

/** What the calls about content need: an entry of a list with one version, or none. */
export function contentFixtures(
  api: TestApi,
  make: Awaited<ReturnType<typeof createFuzzResources>>,
): Partial<Record<EndpointKey, Prepare>> {
  const kind = 'online-valuation-steps';
  const texts = { titleEn: 'a', titleHk: 'b', titleCn: 'c', bodyEn: 'a', bodyHk: 'b', bodyCn: 'c' };

  async function newEntry(version: number): Promise<Prepared> {
    const id = make.nextKey();
    const steps = [
      ['PUT', 'draft', { body: texts }],
      ['POST', 'publication', { version: 1 }],
      ['PUT', 'schedule', { version: 1, from: '2030-01-01T00:00:00Z', until: null }],
    ] as const;
    for (const [index, [method, path, body]] of steps.entries()) {
      const ifMatch = index === 0 ? 0 : 1;
      const { status, text } = await api.desk(method, `/content/${kind}/${id}/${path}`, {
        body,
        ifMatch,
      });
      if (status !== 200) throw new Error(`No entry was made: ${status} ${text}`);
    }
    return { params: { kind, id }, headers: { 'if-match': `"${version}"` } };
  }
  const existing =
    (fixed?: object): Prepare =>
    async ({ body }) => ({
      ...(await newEntry(1)),
      body: fixed ? { ...Object(body), ...fixed } : body,
    });

  async function newLandingPage(): Promise<string> {
    const slug = make.nextKey();
    const page = contentClient(api, `landing-pages/${slug}`);
    await page.save(landingBody);
    await page.publish(1);
    return slug;
  }

  return {
    ...mediaFixtures(api),
    deskUpdateNotification: async () => ({
      params: { id: await make.newNotification() },
      headers: { 'if-match': '"1"' },
    }),
    deskPutMaintenance: async () => {
      const { version } = Object((await api.desk('GET', '/maintenance')).body);
      return { headers: { 'if-match': `"${version}"` } };
    },
    landingPage: async () => ({ params: { slug: await newLandingPage() } }),
    deskContents: ({ query }) => ({ query: { ...query, cursor: undefined } }),
    deskContent: existing(),
    deskContentVersion: async () => {
      const { params, headers } = await newEntry(1);
      return { params: { ...params, version: 1 }, headers: headers ?? {} };
    },
    deskContentDifference: async () => ({ ...(await newEntry(1)), query: { from: 1, to: 1 } }),
    deskSaveContent: ({ body, params }) => {
      const id = make.nextKey();
      const list = collections.find((name) => name === params.kind) ?? 'navs';
      return {
        params: { kind: list, id },
        headers: { 'if-match': '"0"' },
        body: { ...Object(body), body: make.entryOf(list, id) },
      };
    },
    deskPublishContent: existing({ version: 1 }),
    deskScheduleContent: existing({ version: 1, from: '2030-02-01T00:00:00Z', until: null }),
    deskCheckContent: existing(),
    deskPreviewContent: existing({ version: 1 }),
    deskUnscheduleContent: existing(),
    deskWithdrawContent: existing(),
    deskEditContent: existing(),
  };
}
