import inject from 'light-my-request';
import { provideBuiltInApi } from '@/lib/api/in-process-adapter';
import { loadRedirects } from '@/server/content/redirects';
import { pathnameOf, representationOf } from '@/server/http/request-context';
import { PageRequestHandler } from '@/server/page/page-request-handler';
import type { PageServer } from '@/server/page/page-server';
import { standIn } from '@test/support/backoffice/service-tools';
import { noPageLists } from '@test/support/site/page-lists';

const redirects = new Map([
  ['/loans/second.html', '/second-mortgage'],
  ['/faq', '/contact-us'],
]);

async function ask(url: string, headers: Record<string, string> = {}) {
  const handler = new PageRequestHandler({
    ...noPageLists,
    redirects: { find: async () => redirects },
    pages: standIn<PageServer>({
      sendDocument: async ({ response }, { status, pathname }) =>
        void response.writeHead(status).end(pathname),
    }),
    isHttps: true,
    security: {},
  });
  const { statusCode, headers: answered } = await inject(
    (request, response) =>
      void handler.handle({
        request,
        response,
        requestId: 'r',
        pathname: pathnameOf(url),
        representation: representationOf(request),
      }),
    { url, headers },
  );
  return [statusCode, answered.location, answered['cache-control']];
}

describe('An address that was moved', () => {
  it.each([
    ['/hk/Loans/Second.html/', '/hk/second-mortgage'],
    ['/cn/loans/second.html?utm_source=bus', '/cn/second-mortgage?utm_source=bus'],
  ])('of %s leads to %s, and is asked for again', async (url, location) => {
    expect(await ask(url)).toEqual([308, location, 'no-cache']);
    expect(await ask(url, { rsc: '1' })).toEqual([308, location, 'no-cache']);
  });

  it('leads without a language straight to the page in that of the visitor', async () => {
    expect(await ask('/loans/second.html', { 'accept-language': 'zh-HK' })).toEqual([
      307,
      '/hk/second-mortgage',
      'no-store',
    ]);
  });

  it('never stands before a page', async () => {
    expect((await ask('/en/faq'))[0]).toBe(200);
    expect((await ask('/en/loans/third.html'))[0]).toBe(404);
  });
});

describe('The redirects that the API names', () => {
  afterEach(() => provideBuiltInApi(undefined));

  it('are kept by their addresses, however these are spelled', async () => {
    provideBuiltInApi(() => Response.json({ data: [{ from: '/Old/Page.ASPX', to: '/faq' }] }));
    expect([...(await loadRedirects(undefined))]).toEqual([['/old/page.aspx', '/faq']]);
  });

  it('are none where it has no such call, and unknown where it fails', async () => {
    provideBuiltInApi(() => new Response('Cannot find that', { status: 404 }));
    expect((await loadRedirects(undefined)).size).toBe(0);
    provideBuiltInApi(() => new Response('', { status: 503 }));
    await expect(loadRedirects(undefined)).rejects.toThrow();
  });
});
