import inject from 'light-my-request';
import { ShortLinkServer } from '@/server/content/short-links';
import { representationOf } from '@/server/http/request-context';

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

async function open(
  pathname: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const clicks: string[] = [];
  const errors: unknown[] = [];
  const server = new ShortLinkServer({
    follow: async (code, address) => {
      if (code === 'broken') throw new Error('No database');
      if (code === 'often') return address === '203.0.113.9' ? 'limited' : null;
      if (code === 'old') return 'ended';
      const target = '/l/spring?utm_source=poster';
      return code === 'poster' || code === 'hk'
        ? { code, language: code === 'hk' ? 'hk' : null, target }
        : null;
    },
    addressOf: () => '203.0.113.9',
    count: ({ code }) => void clicks.push(code),
    security: { 'x-frame-options': 'DENY' },
    onError: (error) => void errors.push(error),
  });
  const answer = await inject(
    (request, response) =>
      void server.send({
        request,
        response,
        requestId: 'r',
        pathname,
        representation: representationOf(request),
      }),
    { url: pathname, method, headers: { 'user-agent': browser, ...headers } },
  );
  return { answer, clicks, errors };
}

describe('A short link', () => {
  it('leads to its page in the language of the visitor, is kept nowhere and counts once', async () => {
    const { answer, clicks } = await open('/go/poster', { 'accept-language': 'zh-HK' });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/hk/l/spring?utm_source=poster',
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(clicks).toEqual(['poster']);
    expect((await open('/go/poster/', { cookie: 'lang=cn' })).answer.headers.location).toBe(
      '/cn/l/spring?utm_source=poster',
    );
    expect((await open('/go/hk', { cookie: 'lang=cn' })).answer.headers.location).toBe(
      '/hk/l/spring?utm_source=poster',
    );
  });

  it.each([
    ['a program', { 'user-agent': 'facebookexternalhit/1.1' }, 'GET'],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }, 'GET'],
    ['a check of its head', {}, 'HEAD'],
  ] as const)('leads on, and does not count, %s', async (_who, headers, method) => {
    const { answer, clicks } = await open('/go/poster', headers, method);
    expect(answer.statusCode).toBe(302);
    expect(clicks).toEqual([]);
  });

  it.each([
    ['/go/old', 410, 'This link has ended'],
    ['/go/none', 404, 'There is nothing behind this link'],
    ['/go/', 404, 'There is nothing behind this link'],
    ['/go/a/b', 404, 'There is nothing behind this link'],
    ['/go/%3Cscript%3E', 404, 'There is nothing behind this link'],
    ['/go/often', 429, 'Too many links were opened from here'],
    ['/go/broken', 503, 'We cannot open this link just now'],
  ])('that is %s is answered %i, with a way on', async (pathname, status, text) => {
    const { answer, clicks, errors } = await open(pathname);
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toContain(text);
    expect(answer.payload).toContain('href="/en/contact-us"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['retry-after']).toBe(status === 429 || status === 503 ? '60' : undefined);
    expect(clicks).toEqual([]);
    expect(errors).toHaveLength(status === 503 ? 1 : 0);
  });
});
