import inject from 'light-my-request';
import { representationOf } from '@/server/http/request-context';
import { previewTokenOf, PreviewServer } from '@/server/preview/preview-server';
import { withinPreview } from '@/server/preview/preview-context';
import { previewedContent, type PreviewedContent } from '@/lib/preview/previewed-content';
import { flushPromises } from '@test/support/fakes/fake-client';

const preview = {
  kind: 'page',
  id: 'faq',
  version: 3,
  body: {},
  index: 0,
  expiresAt: new Date(0),
  path: '/faq',
} as const;
const security = { 'x-frame-options': 'DENY' };
const answers: Readonly<Record<string, typeof preview | 'expired'>> = {
  good: preview,
  old: 'expired',
};

async function ask(pathname: string, token: string, headers: Record<string, string> = {}) {
  const errors: unknown[] = [];
  const server = new PreviewServer({
    findPreview: async (name) => {
      if (name === 'broken') throw new Error('No database');
      return answers[name] ?? null;
    },
    render: async ({ representation }) => ({
      status: 200,
      body: Buffer.from(`draft as ${representation}`),
      isShareable: false,
      headers: { 'content-type': 'text/html' },
    }),
    legalSettings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    security,
    sendNotFound: async ({ response }) => void response.writeHead(404).end('nothing here'),
    onError: (error) => errors.push(error),
  });
  const answer = await inject(
    (request, response) =>
      void server.send(
        { request, response, requestId: 'r', pathname, representation: representationOf(request) },
        token,
      ),
    { url: pathname, headers },
  );
  return { answer, errors };
}

describe('A preview', () => {
  it.each([
    ['/en/faq', 'good', [200, 'draft as document']],
    ['/hk/faq', 'good', [200, 'draft as document']],
    ['/en/career', 'good', [404, 'nothing here']],
    ['/faq', 'good', [404, 'nothing here']],
    ['/en/faq', 'forged', [404, 'nothing here']],
    ['/en/faq', 'old', [410, 'This preview has expired']],
    ['/en/faq', 'broken', [503, 'We cannot show this page just now']],
  ] as const)('of %s with a link that is %s is answered %j', async (pathname, token, expected) => {
    const [status, text] = expected;
    const { answer, errors } = await ask(pathname, token);
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).toContain(text);
    expect(errors).toHaveLength(status === 503 ? 1 : 0);
    const isOwn = status !== 404;
    expect(answer.headers['cache-control']).toBe(isOwn ? 'no-store' : undefined);
    expect(answer.headers['x-robots-tag']).toBe(isOwn ? 'noindex, nofollow' : undefined);
    expect(answer.headers['x-frame-options']).toBe(status > 404 ? 'DENY' : undefined);
  });

  it('answers a soft navigation, and has nothing to fetch ahead', async () => {
    expect((await ask('/en/faq', 'good', { rsc: '1' })).answer.payload).toBe('draft as payload');
    const ahead = { rsc: '1', 'next-router-segment-prefetch': '/' };
    expect((await ask('/en/faq', 'good', ahead)).answer.statusCode).toBe(204);
  });
});

it.each([
  ['/en/faq', undefined],
  ['/en/faq?utm_source=a', undefined],
  ['/en/faq?utm_preview=x', undefined],
  ['/en/faq?a=1&preview=x.y', 'x.y'],
  ['/en/faq?preview=', ''],
])('The link in %s is %p', (url, token) => {
  expect(previewTokenOf(url)).toBe(token);
});

it('A draft is known to its own render alone, however renders mix', async () => {
  const render = async (): Promise<PreviewedContent | undefined> => {
    for (let step = 0; step < 3; step += 1) await flushPromises();
    return previewedContent();
  };
  const [before, inside, other, after] = await Promise.all([
    render(),
    withinPreview(preview, render),
    withinPreview({ ...preview, version: 4 }, render),
    render(),
  ]);
  expect([before, inside?.version, other?.version, after]).toEqual([undefined, 3, 4, undefined]);
});
