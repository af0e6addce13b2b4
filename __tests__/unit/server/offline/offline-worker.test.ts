import { networkLimitMs, startOfflineWorker } from '@/server/offline/offline-worker';
import type { FetchingEvent, WorkerScope } from '@/server/offline/worker-scope';

const origin = 'https://www.example.hk';
const servedAt = 'Mon, 23 Nov 2026 04:30:00 GMT';

const language = (locale: string, htmlLang: string) => ({
  htmlLang,
  paths: [`/${locale}/loan-calculator`, `/${locale}/faq`],
  copyNote: `${locale}: copy of {{time}}`,
  page: { html: `<p>${locale}: offline</p>`, headers: { 'content-type': 'text/html' } },
});
const settings = {
  release: 'two',
  languages: {
    en: language('en', 'en-HK'),
    hk: language('hk', 'zh-Hant-HK'),
    cn: language('cn', 'zh-Hans-CN'),
  },
};

const document = (body: string) =>
  new Response(`<html><body class="a">${body}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', date: servedAt },
  });

/** A service worker whose network answers from a table of paths; what the table lacks fails. */
function start(network: Record<string, () => Promise<Response> | Response> = {}) {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const fetched: string[] = [];
  const addressOf = (input: unknown): string =>
    typeof input === 'string' ? input : Object(input).url;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, response: Response) => void store.set(key, response),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: string) => store.delete(key),
    };
  };
  const scope = {
    location: { origin },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch: async (input: unknown) => {
      const path = addressOf(input).replace(origin, '');
      fetched.push(path);
      const answer = network[path.split('?')[0] ?? ''];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  };
  startOfflineWorker(scope as unknown as WorkerScope, settings);

  async function send(type: string, event: object = {}) {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (more: Promise<unknown>) => void work.push(more),
      respondWith: (response: Promise<Response>) => (answer = response),
    } as never);
    const response = await answer;
    await Promise.all(work);
    return response;
  }
  const request = (path: string, more: Partial<FetchingEvent['request']> = {}) =>
    send('fetch', {
      request: {
        method: 'GET',
        mode: 'navigate',
        referrer: '',
        url: path.startsWith('/') ? `${origin}${path}` : path,
        ...more,
      },
    });
  const kept = () =>
    [...(stores.get('offline-two')?.keys() ?? [])].map((key) => key.replace(origin, ''));
  return { network, stores, fetched, scope, send, request, kept };
}

describe('Without a connection', () => {
  it('the calculator and the questions of the language come from copies that say how old they are', async () => {
    const worker = start({
      '/hk/loan-calculator': () =>
        document(
          '計算 <script src="/_next/static/chunks/a.js"></script>"/_next/static/media/f.woff2"',
        ),
      '/hk/faq': () => document('問題'),
      '/_next/static/chunks/a.js': () => new Response('load("static/chunks/late.js")'),
      '/_next/static/chunks/late.js': () => new Response('load("static/chunks/a.js")'),
      '/_next/static/media/f.woff2': () => new Response('font'),
    });
    await worker.send('message', { data: { kind: 'keep', locale: 'hk' } });
    expect(worker.kept().toSorted()).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/late.js',
      '/_next/static/media/f.woff2',
      '/hk/faq',
      '/hk/loan-calculator',
    ]);
    for (const path of Object.keys(worker.network)) delete worker.network[path];
    const page = await (await worker.request('/hk/loan-calculator?amount=5'))?.text();
    expect(page).toContain(
      '<body class="a"><aside class="offline-note" role="status">hk: copy of 2026年11月23日',
    );
    expect(page).toContain('12:30');
    expect(page).toContain('計算');
    const asset = await worker.request('/_next/static/chunks/late.js', {
      mode: 'no-cors',
      referrer: `${origin}/hk/loan-calculator`,
    });
    expect(await asset?.text()).toContain('static/chunks/a.js');
  });

  it('other public pages are replaced by one in their language', async () => {
    const answer = await start().request('/cn/rmb-loan');
    expect([answer?.status, await answer?.text()]).toEqual([503, '<p>cn: offline</p>']);
  });
});

describe('What a copy is hydrated with', () => {
  it('is kept beside it, also of a page that was just shown, and that of the copy before it is not', async () => {
    const data = (hash: string): string => `/_page/two/${hash}/hk/faq.js`;
    const worker = start({
      '/hk/faq': () => document(`<script data-data="${data('old')}"></script>`),
      [data('old')]: () => new Response('old'),
      [data('new')]: () => new Response('new'),
    });
    await worker.request('/hk/faq');
    expect(worker.kept()).toEqual(['/hk/faq', data('old')]);
    worker.network['/hk/faq'] = () => document(`<script data-data="${data('new')}"></script>`);
    await worker.request('/hk/faq');
    expect(worker.kept()).toEqual(['/hk/faq', data('new')]);
    delete worker.network[data('new')];
    const answer = await worker.request(data('new'), {
      mode: 'no-cors',
      referrer: `${origin}/hk/faq`,
    });
    expect(await answer?.text()).toBe('new');
  });
});

describe('With a connection', () => {
  it('pages come from the network, and copies become new with them', async () => {
    const worker = start({ '/en/faq': () => document('first') });
    await worker.send('message', { data: { kind: 'keep', locale: 'en' } });
    worker.network['/en/faq'] = () => document('under maintenance');
    expect(await (await worker.request('/en/faq'))?.text()).toBe(
      '<html><body class="a">under maintenance</body></html>',
    );
    delete worker.network['/en/faq'];
    expect(await (await worker.request('/en/faq'))?.text()).toContain('under maintenance');
  });

  it('a slow one is given up for a copy after a while, and waited for where there is none', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const worker = start({ '/en/faq': () => document('kept') });
      await worker.send('message', { data: { kind: 'keep', locale: 'en' } });
      let answer: (response: Response) => void = () => undefined;
      worker.network['/en/faq'] = () => new Promise((resolve) => (answer = resolve));
      const shown = worker.request('/en/faq');
      await jest.advanceTimersByTimeAsync(networkLimitMs + 1);
      answer(document('late'));
      expect(await (await shown)?.text()).toContain('kept');
      delete worker.network['/en/faq'];
      expect(await (await worker.request('/en/faq'))?.text()).toContain('late');

      worker.network['/en'] = () => new Promise((resolve) => (answer = resolve));
      const home = worker.request('/en');
      await jest.advanceTimersByTimeAsync(networkLimitMs * 3);
      answer(document('home'));
      expect(await (await home)?.text()).toContain('home');
    } finally {
      jest.useRealTimers();
    }
  });

  it('errors and redirects of the server are shown and never kept', async () => {
    const worker = start({
      '/en/faq': () =>
        new Response('away', { status: 503, headers: { 'content-type': 'text/html' } }),
    });
    expect((await worker.request('/en/faq'))?.status).toBe(503);
    expect(worker.kept()).toEqual([]);
  });
});

describe('The service worker', () => {
  it.each([
    ['/en/account'],
    ['/hk/account/statements'],
    ['/cn/apply/first/loan'],
    ['/en/desk'],
    ['/hk/desk/applications'],
    ['/en/upload-document'],
    ['/cn/private-link'],
    ['/api/v1/user/info'],
    ['/api/v1/docs'],
    ['/'],
    ['https://other.example/en/faq'],
  ])('leaves %s to the browser and keeps nothing of it', async (path) => {
    const worker = start();
    expect(await worker.request(path)).toBeUndefined();
    expect([worker.fetched, [...worker.stores.keys()]]).toEqual([[], []]);
  });

  it('leaves calls, forms and what other pages load to the browser', async () => {
    const worker = start();
    const from = { mode: 'cors', referrer: `${origin}/en/loan-calculator` } as const;
    expect(await worker.request('/api/v1/loan-cal/config', from)).toBeUndefined();
    expect(await worker.request('/en/faq', { method: 'POST' })).toBeUndefined();
    expect(
      await worker.request('/_next/static/chunks/a.js', {
        mode: 'no-cors',
        referrer: `${origin}/en/account`,
      }),
    ).toBeUndefined();
    expect(worker.fetched).toEqual([]);
  });

  it('removes what an older one kept once it takes over, which it does when asked', async () => {
    const worker = start();
    await worker.scope.caches.open('offline-one');
    await worker.scope.caches.open('offline-two');
    await worker.send('activate');
    expect([...worker.stores.keys()]).toEqual(['offline-two']);
    expect(worker.scope.skipWaiting).not.toHaveBeenCalled();
    await worker.send('message', { data: { kind: 'take-over' } });
    expect(worker.scope.skipWaiting).toHaveBeenCalledTimes(1);
  });
});

describe('A page that shows a draft', () => {
  it('is neither answered nor kept', async () => {
    const draft = () =>
      new Response('draft', {
        headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
      });
    const worker = start({ '/hk/faq': draft });
    expect(await worker.request('/hk/faq?preview=page.faq.1.2.signature')).toBeUndefined();
    expect(worker.fetched).toEqual([]);
    // Whatever may not be kept is not, under any address.
    await worker.request('/hk/faq');
    expect(worker.kept()).toEqual([]);
  });
});
