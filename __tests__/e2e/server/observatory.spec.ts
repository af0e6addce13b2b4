import { expect, test } from '@test/support/browser/e2e';
import { observatoryScore } from '@test/support/browser/observatory';
import { casesTried } from '@test/support/browser/long-walks';
import { fetchPath } from '@test/support/site/site-client';

const kinds = [
  '/en',
  '/hk/first-mortgage',
  '/cn/loan-calculator?utm_source=news',
  '/en/online-property',
  '/en/privacy',
  '/hk/apply/first/loan',
  '/en/upload-document',
  '/cn/account/sign-in',
  '/en/account',
  '/en/no-such-page',
  '/api/v1/docs',
];

const asDocument = { way: 'as a document', headers: {} };
/** What Next's client, and whoever pretends to be it, asks pages with. */
const otherWays: Record<string, Record<string, string>> = {
  'as a prefetch': { 'next-router-prefetch': '1' },
  'as a prefetch of its payload': { rsc: '1', 'next-router-prefetch': '1' },
  'as a prefetch of a segment': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  },
  'as a soft navigation': { rsc: '1' },
};

const others = Object.entries(otherWays).map(([way, headers]) => ({ way, headers }));
for (const { way, headers } of casesTried([asDocument], others))
  test(`every kind of page, asked for ${way}, scores 130 or more by the rules of the HTTP Observatory`, async ({
    brandSite,
  }) => {
    const low: string[] = [];
    for (const path of kinds) {
      const answer = await fetchPath(brandSite, path, headers);
      const { score, reasons } = observatoryScore(answer.headers);
      if (score < 130) low.push(`${path} ${answer.status}: ${score} (${reasons.join(', ')})`);
      expect(answer.headers.get('cache-control') ?? '').not.toMatch(/s-maxage|stale-while/);
    }
    expect(low).toEqual([]);
  });

test('whom to tell of a weakness stands where those who found one look', async ({ brandSite }) => {
  const { status, headers, text } = await fetchPath(brandSite, '/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^Contact: /);
});
