import { wake } from '@test/support/browser/alive';
import { expect, test } from '@test/support/lender-api/lender-site';
import { everydayHabits } from '@test/support/lender-api/looseness';
import { pagePaths } from '@test/support/lender-api/page-paths';
import { completeBrand } from '@test/support/browser/e2e';
import { startBotScriptServer } from '@test/support/servers/bot-script-server';
import { fetchPath, headValue } from '@test/support/site/site-client';
import { startSite } from '@test/support/site/site-process';

// In order and in one worker, so that all share one site.
test.describe.configure({ mode: 'default' });
test.use({ actionTimeout: 10_000 });

const inEveryLanguage = everydayHabits.filter((habit) => habit !== 'englishOnly');

test.beforeEach(({ lender }) => lender.behave(...inEveryLanguage));

const words = {
  en: {
    notice: 'Autumn rates from Peak Lender',
    story: 'Borrowed two million.',
    job: 'Loan clerk',
  },
  hk: { notice: '山頂財務秋季利率', story: '借了二百萬。', job: '貸款文員' },
  cn: { notice: '山顶财务秋季利率', story: '借了两百万。', job: '贷款文员' },
} as const;

for (const locale of ['en', 'hk', 'cn'] as const) {
  test(`the lender’s own words are read in ${locale}, and his notice can be dismissed`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    await expect(page.getByText(words[locale].notice)).toBeVisible();
    await expect(page.getByText(words[locale].story).first()).toBeVisible();
    await page
      .getByRole('complementary')
      .filter({ hasText: words[locale].notice })
      .getByRole('button')
      .click();
    await expect(page.getByText(words[locale].notice)).toBeHidden();
    await page.goto(`/${locale}/career`);
    await expect(page.getByText(words[locale].job).first()).toBeVisible();
    await expect(page.getByText(words[locale].notice)).toBeHidden();
  });
}

test('a text that the lender has in English alone is shown in English', async ({
  page,
  lender,
}) => {
  lender.loosen('GET /site/faqs', 'englishOnly', 'bareArray');
  await page.goto('/cn/faq');
  await expect(page.getByText('How long does it take?').first()).toBeVisible();
});

test('a page without title or description stands, with those of the site', async ({
  page,
  lender,
}) => {
  lender.answer('GET /site/pages/about-us', {
    status: 200,
    body: {
      blocks: [{ type: 'prose', headingEn: 'Us', bodyEn: 'We lend.' }, { type: 'hologram' }],
    },
  });
  await page.goto('/hk/about-us');
  await expect(page.getByText('We lend.')).toBeVisible();
  await expect(page).toHaveTitle(/香港物業按揭及貸款/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^香港物業按揭貸款：一按高達估價的85%，視乎審批結果/,
  );
});

test('every page stands in front of the lender, and any other path has the Chinese title of the site', async ({
  lenderSite: site,
}) => {
  const statuses: Record<string, number> = {};
  for (const path of pagePaths) statuses[path] = (await fetchPath(site, `/hk${path}`)).status;
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  const unknown = await fetchPath(site, '/en/no-such-page');
  expect(unknown.status).toBe(404);
  expect(headValue(unknown.text, /<title>([^<]+)</)).toContain('香港物業按揭及貸款');
});

test('the switches of the site hold in front of the lender: noindex and the bot check', async ({
  lender,
  browser,
}) => {
  const host = await startBotScriptServer();
  const guarded = await startSite({
    ...completeBrand,
    API_BASE_URL: lender.url,
    NOINDEX: 'true',
    RECAPTCHA_SITE_KEY: 'site-key-0123456789-0123456789',
    RECAPTCHA_SECRET: 'secret-0123456789-0123456789',
    RECAPTCHA_BASE_URL: host.url,
  });
  const page = await browser.newPage();
  await page.goto(`${guarded.url}/en/faq`);
  await wake(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect.poll(() => host.scriptRequests).toEqual(['site-key-0123456789-0123456789']);
  await page.close();
  await guarded.stop();
  await host.close();
});

test('navigation, notice and maintenance that cannot be read leave the page standing', async ({
  page,
  lender,
}) => {
  lender.loosen('GET /site/navs', 'serverError');
  lender.loosen('GET /site/notifications', 'htmlAsJson');
  lender.loosen('GET /site/pages/maintenance', 'notFound');
  lender.loosen('GET /site/jobs', 'half');
  const answer = await page.goto('/en/customer-centre');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Page customer-centre' })).toBeVisible();
});

test('a page of two megabytes is shown', async ({ page, lender }) => {
  const bodyEn = `${'A long story of a loan. '.repeat(87_000)}The end.`;
  lender.answer('GET /site/pages/case1', {
    status: 200,
    body: { blocks: [{ type: 'prose', bodyEn }] },
  });
  await page.goto('/en/case1');
  await expect(page.getByText('The end.')).toBeVisible();
});

test('a lender without pages of estates has none, no link to them and no part of the sitemap', async ({
  lenderSite: site,
}) => {
  for (const path of ['/en/online-property/kowloon', '/en/online-property/quarry-bay/kornhill'])
    expect((await fetchPath(site, path)).status, path).toBe(404);
  const valuation = await fetchPath(site, '/en/online-property');
  expect(valuation.status).toBe(200);
  expect(valuation.text).not.toMatch(/href="\/en\/online-property\/(?!steps)[a-z]/);
  expect((await fetchPath(site, '/sitemap.xml')).text).not.toContain('estates-');
});

test('without a database of its own the site has no desk', async ({ lenderSite: site }) => {
  const answer = await fetchPath(site, '/api/v1/desk/maintenance', {
    authorization: `Bearer ${site.deskToken}`,
  });
  expect(answer.status).toBe(404);
  expect((await fetchPath(site, '/en/desk')).status).toBe(404);
});
