import { policyExtras } from '@/server/document/content-security-policy';
import type { PageWait } from '@/server/document/defer-scripts';
import { createPageRenderer } from '@/server/page/page-renderer';

const waits = new Map<string, PageWait>([
  ['/en/waits', 'content'],
  ['/en/tool', 'tool'],
]);
const { renderDocument } = createPageRenderer({
  next(_request, response) {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' });
    response.end(
      '<!doctype html><html><body><script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"a"])</script></body></html>',
    );
  },
  host: 'site.example',
  frames: { desk: 'https://desk.example', site: 'https://site.example' },
  timeoutMs: 1_000,
  extras: policyExtras({ hasTagManager: false, hasBotCheck: false }),
  security: {},
  styleSheets: () => undefined,
  start: {
    starters: { content: 'go()', tool: 'work()' },
    release: 'release',
    waits: (pathname) => waits.get(pathname),
  },
  isMember: () => false,
});
const prepares = 'speculation-rules';

describe('The document of a page', () => {
  it.each([
    ['/en/waits', 'go()', true],
    ['/en/tool', 'work()', false],
  ])(
    'that waits (%s) has what it is hydrated with beside it and starts by %s; it leads to pages prepared ahead: %s',
    async (pathname, starter, doesPrepare) => {
      const { body, data, headers } = await renderDocument(pathname);
      expect(String(body)).not.toContain('__next_f');
      expect(String(body)).toContain(
        `<script data-waits="release" data-data="${data?.address}">${starter}</script>`,
      );
      expect(String(data?.script)).toBe('self.__next_f.push([1,"a"])');
      expect(Object.hasOwn(headers, prepares)).toBe(doesPrepare);
    },
  );

  it('that does not wait holds it, and starts as one that visitors work with', async () => {
    const { body, data, headers } = await renderDocument('/en/other');
    expect([data, Object.hasOwn(headers, prepares)]).toEqual([undefined, false]);
    expect(String(body)).toContain('__next_f');
    expect(String(body)).toContain('<script>work()</script>');
  });
});
