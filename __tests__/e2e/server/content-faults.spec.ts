import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  startContentApi,
  type ApiBehaviour,
  type ContentApi,
} from '@test/support/servers/content-api-server';
import { expect, test as base } from '@test/support/browser/e2e';
import { languages } from '@test/support/browser/expected-languages';
import { casesTried, leaveToLongRun } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';
import { startSite, type RunningSite } from '@test/support/site/site-process';

interface RemoteSite {
  remote: { site: RunningSite; api: ContentApi };
}

/** A site without a database, in front of a fake content API whose behaviour the test sets. */
const test = base.extend<RemoteSite>({
  remote: async ({ site: healthy }, provide) => {
    const api = await startContentApi(healthy.url);
    const site = await startSite({ API_BASE_URL: api.url, PAGE_FRESH_SECONDS: '2' });
    await provide({ site, api });
    api.release();
    await site.stop();
    await api.close();
  },
});

test.describe.configure({ timeout: 120_000 });

const unavailableTitle = {
  en: 'We cannot show this page just now',
  hk: '暫時未能顯示此頁',
  cn: '暂时无法显示此页面',
} as const;

for (const mood of casesTried<ApiBehaviour>(['down'], ['slow', 'garbage', 'empty'])) {
  test(`a cold start while the content API is ${mood} says so in each language and recovers by itself`, async ({
    remote: { site, api },
  }) => {
    api.setBehaviour(mood);
    // All at once: with an API that is slow each of them waits until the site gives up.
    const answers = await Promise.all(
      languages.map(({ locale }) => fetchPath(site, `/${locale}/career`)),
    );
    for (const [index, { locale, htmlLang, warning }] of languages.entries()) {
      const answer = answers[index];
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get('retry-after')).toBe('10');
      expect(answer?.headers.get('cache-control')).toBe('no-store');
      expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer?.text).toContain(`lang="${htmlLang}"`);
      expect(answer?.text).toContain(unavailableTitle[locale]);
      expect(answer?.text).toContain(warning);
      expect(answer?.text).toContain('Money Lender’s Licence No. ');
    }
    api.setBehaviour('well');
    api.release();
    await expect.poll(async () => (await fetchPath(site, '/hk/career')).status).toBe(200);
  });
}

test.describe('started again', () => {
  leaveToLongRun('tries every fault of a site');

  test('a site that starts again while the content API is down shows the pages that it had', async ({
    remote: { site, api },
  }) => {
    const before = await fetchPath(site, '/hk/rmb-loan');
    expect(before.status).toBe(200);
    const { port, dataDir } = site;
    const keptFiles = (): string[] =>
      readdirSync(join(dataDir, 'pages'), { recursive: true, encoding: 'utf8' });
    await expect.poll(keptFiles).toContainEqual(expect.stringMatching(/hk~rmb-loan\.json$/));
    site.signal('SIGTERM');
    await site.ended;
    api.setBehaviour('down');
    const again = await startSite({
      API_BASE_URL: api.url,
      PAGE_FRESH_SECONDS: '2',
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    expect(await fetchPath(again, '/hk/rmb-loan')).toMatchObject({
      status: 200,
      text: before.text,
    });
    await again.stop();
  });
});

// One site for all that fails in its course.
test('while the content API fails pages keep their last good state, a call is answered in words, and the site ends cleanly', async ({
  remote: { site, api },
}) => {
  await test.step('pages keep their last good state', () => keepsPages(site, api));
  await test.step('a call is answered in words, with a reference', () => answersInWords(site, api));
  await test.step('a request in flight is finished before the end', () => endsCleanly(site, api));
});

// Each locale gets a different fault, so that one wait for revalidation serves all three.
async function keepsPages(site: RunningSite, api: ContentApi): Promise<void> {
  const faults = [
    ['en', 'en', 'down'],
    ['hk', 'zh-HK', 'slow'],
    ['cn', 'zh-CN', 'garbage'],
  ] as const;
  const before = await Promise.all(
    faults.map(async ([locale]) => (await fetchPath(site, `/${locale}/rmb-loan`)).text),
  );
  for (const text of before) expect(text).toContain('6.99');
  for (const [, language, mood] of faults) api.setBehaviour(mood, language);
  for (const [locale, language] of faults) {
    await expect
      .poll(
        async () => {
          expect((await fetchPath(site, `/${locale}/rmb-loan`)).status).toBe(200);
          return api.faultyCallCount(language);
        },
        { message: `${locale} is renewed`, timeout: 30_000, intervals: [500] },
      )
      .toBeGreaterThan(0);
  }
  for (const [index, [locale]] of faults.entries())
    expect(await fetchPath(site, `/${locale}/rmb-loan`)).toMatchObject({
      status: 200,
      text: before[index],
    });
}

async function answersInWords(site: RunningSite, api: ContentApi): Promise<void> {
  api.setBehaviour('down');
  const answer = await fetchPath(site, '/api/v1/site/navs');
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.text)).toMatchObject({
    code: 'bad_gateway',
    message: expect.stringMatching(/\w{3}/),
    requestId: answer.headers.get('x-request-id'),
  });
}

async function endsCleanly(site: RunningSite, api: ContentApi): Promise<void> {
  api.setBehaviour('slow');
  // A locale that no page uses, to tell this call from those of the site itself.
  const inFlight = fetchPath(site, '/api/v1/site/navs', { 'accept-language': 'pt' });
  await expect.poll(() => api.faultyCallCount('pt')).toBe(1);
  site.signal('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${site.url}/healthz`).then(
        () => 'answers',
        () => 'refuses',
      ),
    )
    .toBe('refuses');
  // What the site asks for by itself from now on must not hold its end up.
  api.setBehaviour('well');
  api.release();
  const answer = await inFlight;
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ data: expect.any(Array) });
  expect((await site.ended).code).toBe(0);
}
