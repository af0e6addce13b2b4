import type { IncomingMessage, ServerResponse } from 'node:http';
import { PageRequestHandler } from '@/server/page/page-request-handler';
import type { PageServer } from '@/server/page/page-server';
import { standIn } from '@test/support/backoffice/service-tools';

const security = { 'x-frame-options': 'DENY' };

/** A site on which `/old` was moved to `/faq`, and what it answers: a page by its name, or status and headers. */
async function answerTo(url: string, representation: 'document' | 'payload', accepted = 'en') {
  const answers: unknown[] = [];
  const pages = standIn<PageServer>({
    sendDocument: async (_context, page) => void answers.push(page),
    sendPayload: async ({ pathname }) => void answers.push(pathname),
  });
  const handler = new PageRequestHandler({
    pages,
    members: {
      has: async (path) => path === '/online-property/kowloon',
      findElsewhere: async () => undefined,
    },
    redirects: { find: async () => new Map([['/old', '/faq']]) },
    isHttps: true,
    security,
  });
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) =>
      void answers.push({ status, ...headers }),
    end: () => undefined,
  };
  await handler.handle({
    request: { url, headers: { 'accept-language': accepted } } as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
    requestId: 'r1',
    pathname: url.split('?')[0] ?? '',
    representation,
  });
  return answers;
}

describe('An address that staff moved', () => {
  it.each(['document', 'payload'] as const)(
    'leads a %s on in its language, and browsers ask again each time',
    async (representation) => {
      const [answer] = await answerTo('/hk/old/?a=1', representation);
      expect(answer).toMatchObject({
        ...security,
        status: 308,
        location: '/hk/faq?a=1',
        'cache-control': 'no-cache',
      });
      expect(answer).not.toHaveProperty('set-cookie');
    },
  );

  it('leads to the language of the visitor where it names none', async () => {
    const [answer] = await answerTo('/OLD', 'document', 'zh-TW');
    expect(answer).toMatchObject({ status: 307, location: '/hk/faq', 'cache-control': 'no-store' });
  });
});

describe('Another spelling of a page', () => {
  it.each(['document', 'payload'] as const)(
    'leads a %s to the right one for good',
    async (representation) => {
      const [answer] = await answerTo('/en/online-property/Kowloon/', representation);
      expect(answer).toMatchObject({ status: 308, location: '/en/online-property/kowloon' });
      expect(answer).not.toHaveProperty('cache-control');
    },
  );
});

describe('A page of a family', () => {
  it('is sent where it exists, and the page for what does not exist otherwise', async () => {
    expect(await answerTo('/en/online-property/kowloon', 'document')).toEqual([
      {
        kind: 'page',
        locale: 'en',
        pathname: '/en/online-property/kowloon',
        status: 200,
        isNegotiated: false,
      },
    ]);
    expect(await answerTo('/en/online-property/kowloon', 'payload')).toEqual([
      '/en/online-property/kowloon',
    ]);
    expect(await answerTo('/cn/online-property/nowhere', 'document')).toEqual([
      { locale: 'cn', pathname: '/cn/not-found', status: 404, isNegotiated: false },
    ]);
  });
});
