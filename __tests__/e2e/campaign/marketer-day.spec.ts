import { readFileSync } from 'node:fs';
import { expect, test as base } from '@test/support/browser/e2e';
import { wordsIn } from '@test/support/browser/words';
import { landingBody } from '@test/support/content/landing-body';
import { acceptOffer, apply, sendDocuments, signIn } from '@test/support/day/day-customer';
import { bookLoan, makeOffer, moveOn, review } from '@test/support/day/day-desk';
import { press } from '@test/support/browser/keyboard';
import { hiring, sit, type Walk } from '@test/support/day/day-walk';
import { desk as callDesk, fetchPath } from '@test/support/site/site-client';
import { startSite, type RunningSite } from '@test/support/site/site-process';
import { hongKongDay } from '@/lib/hong-kong-day';
import { leaveToLongRun } from '@test/support/browser/long-walks';

// An application is carried through the whole desk: `npm run test:long` does so.
leaveToLongRun('walks the day of a marketer');

/** A browser that does not name itself a program, each number another visitor. */
const browser = (number: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + number}.0.0.0 Safari/537.36`;

/** A site for the day alone, so that all that is counted is known. */
const test = base.extend<{ ownSite: RunningSite }>({
  ownSite: async ({}, provide) => {
    const site = await startSite({});
    await provide(site);
    await site.stop();
  },
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
});
test.use({
  userAgent: browser(0),
  expectedProblems: [/status 400|Bad Request/],
  // The site that links here, which looks like a key.
  expectedRawTexts: [/^news\.example$/],
});

test('a marketer makes a link and a page, sees who came by ten ways and what became of them, and exports it', async ({
  page,
  ownSite: site,
  playwright,
}) => {
  test.setTimeout(480_000);
  const desk = await page.context().newPage();
  const hire = await hiring(site);
  const walk: Walk = { locale: 'en', say: wordsIn('en'), site, page, desk, hire };
  const mia = await hire('Mia', 'marketer');

  await sit(walk, mia, '/desk/links');
  await desk.getByRole('button', { name: 'New link' }).click();
  await desk.getByLabel('Name', { exact: true }).fill('Newsletter of the week');
  await desk.getByLabel('Page', { exact: true }).fill('/first-mortgage');
  await desk.getByLabel('Where the link stands').selectOption({ label: 'Newsletter' });
  await desk.getByLabel(/^Source/).fill('newsletter');
  await desk.getByLabel(/^Medium/).fill('email');
  await desk.getByLabel(/^Campaign/).fill('week-48');
  await desk.getByLabel(/^Own end of the short address/).fill('week48');
  await desk.getByRole('button', { name: 'Make the link' }).click();
  await expect(desk.getByRole('heading', { name: 'Newsletter of the week' })).toBeVisible();

  const document = '/content/landing-pages/marketer-day';
  await callDesk(site, {
    method: 'PUT',
    path: `${document}/draft`,
    version: 0,
    body: { body: landingBody },
  });
  await sit(walk, mia, '/desk/content/landing-pages.marketer-day');
  await desk.getByRole('button', { name: 'Show the preview' }).click();
  const preview = desk.getByRole('region', { name: 'Preview' });
  const heading = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  for (const [language, text] of [
    ['English', landingBody.blocks[0]?.headingEn],
    ['繁體中文', landingBody.blocks[0]?.headingHk],
    ['简体中文', landingBody.blocks[0]?.headingCn],
  ]) {
    await preview.getByRole('button', { name: language }).click();
    await expect(heading).toHaveText(text ?? '');
  }
  const pageStatus = async (): Promise<number> =>
    (await fetchPath(site, '/en/l/marketer-day', { 'user-agent': 'curl/8.5.0' })).status;
  expect(await pageStatus()).toBe(404);
  const from = new Date(Date.now() + 3_000).toISOString();
  await callDesk(site, {
    method: 'PUT',
    path: `${document}/schedule`,
    version: 1,
    body: { version: 1, from, until: null },
  });
  await expect.poll(pageStatus, { timeout: 90_000 }).toBe(200);
  expect(Date.now()).toBeGreaterThan(Date.parse(from));

  // Not `fetch`, which says of itself that it is no navigation.
  const come = async (
    visitor: number | string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    const userAgent = typeof visitor === 'string' ? visitor : browser(visitor);
    const visiting = await playwright.request.newContext({ baseURL: site.url, userAgent });
    const answer = await visiting.get(path, { headers, maxRedirects: 0 });
    await visiting.dispose();
    return answer.headers()['location'] ?? '';
  };
  await come(1, '/en');
  await come(1, '/en');
  await come(1, '/en?utm_source=Bus&utm_medium=poster&utm_campaign=spring');
  await come(2, await come(2, '/go/week48'));
  await come(3, '/en/faq', { referer: 'https://news.example/money' });
  await come(4, '/hk', { referer: 'https://www.google.com.hk/' });
  await come(5, '/en?gclid=abc');
  await come(6, '/en?utm_source=bus&utm_medium=poster&utm_campaign=spring');
  await come(7, '/cn');
  await come(8, '/cn/l/marketer-day');
  await come('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '/en');

  // One more opens the letter, applies, and is lent money.
  await page.goto('/go/week48');
  await page.waitForURL(/first-mortgage/);
  const number = await apply(walk);
  const names = await sendDocuments(walk);
  await sit(walk, await hire('Ann', 'case-handler'), `/desk/applications/${number}`);
  for (const name of names) await review(walk, { name });
  await moveOn(walk, 'in-assessment');
  await sit(walk, await hire('Una', 'underwriter'), `/desk/applications/${number}`);
  await moveOn(walk, 'approved');
  await makeOffer(walk, number);
  await signIn(walk);
  await acceptOffer(walk);
  await bookLoan(walk, number);

  const today = hongKongDay(new Date());
  await sit(walk, mia, `/desk/funnel?by=source&from=${today}&to=${today}`);
  const rows = desk.getByRole('table', { name: 'By what brought people' });
  await expect(rows.getByRole('row', { name: /^newsletter 2 / })).toBeVisible();
  const saving = desk.waitForEvent('download');
  await press(desk.getByRole('link', { name: 'Export as CSV' }));
  const [head = '', ...lines] = readFileSync(await (await saving).path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const columns = head.split(',');
  const wanted = ['source', 'landing', 'started', 'consents', 'submitted', 'funded', 'lent'];
  const told = lines.map((line) => {
    const cells = line.split(',');
    return wanted.map((name) => cells[columns.indexOf(name)]).join(' ');
  });
  expect(told.toSorted()).toEqual(
    [
      // One application of the seed data was sent today.
      '(direct) 2 0 0 1 0 0',
      'bus 2 0 0 0 0 0',
      'google 2 0 0 0 0 0',
      'leaflet 1 0 0 0 0 0',
      'news.example 1 0 0 0 0 0',
      'newsletter 2 1 1 1 1 3000000',
    ].toSorted(),
  );
});
