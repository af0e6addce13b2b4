import type { PageTestRequest } from '@/contracts/campaign/page-test';
import type { TestApi } from '../api/test-api';
import { contentClient } from '../content/content-client';
import { landingBody } from '../content/landing-body';

/** Has a landing page published as its version 1, with another head in version 2. */
export async function publishTestedPage(api: TestApi, slug: string): Promise<void> {
  const page = contentClient(api, `landing-pages/${slug}`);
  const [hero, ...blocks] = landingBody.blocks;
  await page.save(landingBody);
  await page.publish(1);
  await page.save(
    { ...landingBody, blocks: [{ ...hero, headingEn: 'Lower rates this spring' }, ...blocks] },
    { ifMatch: 1 },
  );
}

/** A test of the second version of such a page. */
export const pageTestRequest = (
  slug: string,
  more: Partial<PageTestRequest> = {},
): PageTestRequest => ({
  name: 'Another head',
  kind: 'landing-pages',
  contentId: slug,
  versions: [2],
  goal: 'started',
  effectPoints: 2,
  endsAt: '2026-12-10T16:00:00.000Z',
  ...more,
});
