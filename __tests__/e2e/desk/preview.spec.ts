import type { Locator } from '@playwright/test';
import type { Collection } from '@/contracts/desk';
import { contentDeskEndpoints } from '@/contracts/content/content-desk';
import { expect, test } from '@test/support/browser/e2e';
import { casesTried } from '@test/support/browser/long-walks';
import { desk } from '@test/support/site/site-client';
import type { RunningSite } from '@test/support/site/site-process';

/** Lists whose entries stand somewhere on a page: in the header, in a text that is closed, and in the foot. */
const lists = ['navs', 'faqs', 'contacts-gen'] as const satisfies Collection[];
const others = [
  'banners',
  'personas',
  'jobs',
  'private-links',
  'contacts-cscenter',
  'online-valuation-steps',
  'usefull-tools',
  'adv-shkc',
  'pymt-holiday',
  'infographic-video',
] as const satisfies Collection[];

/** Addresses that show the last entry of a list as a draft, of menus the first one, too, which stands in the header. */
async function previewsOf(site: RunningSite, kind: Collection) {
  const { data: listed } = contentDeskEndpoints.deskContents.response.parse(
    await desk(site, { method: 'GET', path: `/content?kind=${kind}` }),
  );
  const entries = kind === 'navs' ? [listed.at(0), listed.at(-1)] : [listed.at(-1)];
  return Promise.all(
    entries.map(async (entry) => {
      const path = `/content/${kind}/${entry?.id}`;
      const { data: found } = contentDeskEndpoints.deskContent.response.parse(
        await desk(site, { method: 'GET', path }),
      );
      // A contact that the lender has not set is left out.
      const value = kind.startsWith('contacts') ? '30000000' : undefined;
      const { data: saved } = contentDeskEndpoints.deskSaveContent.response.parse(
        await desk(site, {
          method: 'PUT',
          path: `${path}/draft`,
          version: found.version,
          body: {
            position: kind === 'contacts-gen' ? 0 : found.position,
            body: value
              ? { ...found.body, valueEn: value, valueHk: value, valueCn: value }
              : found.body,
          },
        }),
      );
      const { data: link } = contentDeskEndpoints.deskPreviewContent.response.parse(
        await desk(site, {
          method: 'POST',
          path: `${path}/preview`,
          body: { version: saved.version },
        }),
      );
      return link.addresses;
    }),
  );
}

const isInWindow = (entry: Locator): Promise<boolean> =>
  entry.evaluate((found) => {
    const { top, bottom, left, right } = found.getBoundingClientRect();
    const isBeside = left >= window.innerWidth || right <= 0;
    return top < window.innerHeight - 40 && bottom > 40 && !isBeside;
  });

for (const kind of casesTried<(typeof lists | typeof others)[number]>(lists, others))
  test(`a preview of ${kind} opens where the entry stands on its page`, async ({ page, site }) => {
    for (const addresses of await previewsOf(site, kind))
      for (const [width, locale] of [
        [390, 'hk'],
        [1_280, 'en'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addresses[locale]);
        // A menu of the header is open on wide screens.
        const entry = page
          .locator('#draft, header nav details[open]')
          .filter({ visible: true })
          .first();
        await expect(entry).toBeVisible();
        await expect.poll(() => isInWindow(entry), { message: `at ${width}` }).toBe(true);
      }
  });
