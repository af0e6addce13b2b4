/** @jest-environment jsdom */
import { draftHintKey } from '@/lib/application/draft-hint';
import { startEarlyPage } from '@/server/early/early-page';
import { toolPage } from '@/server/early/tool-page';
import { sessionHintKey } from '@/lib/session/session-hint';

const chunk = (name: string): string => `/_next/static/chunks/${name}.js`;
const late = (name: string): string =>
  `<script src="${chunk(name)}" type="text/late-script" async=""></script>`;
const isVisible = (visible: boolean): void =>
  void Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visible ? 'visible' : 'hidden',
  });
const running = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]:not([type])')].map((element) =>
    element.getAttribute('src'),
  );
const all = [chunk('a'), chunk('b')];
const paints: (() => void)[] = [];

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(
    readonly callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void,
  ) {}
  observe(): void {
    paints.push(() =>
      this.callback({
        getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []),
      }),
    );
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  paints.length = 0;
  isVisible(true);
  Object.assign(window, { PerformanceObserver: PaintObserver, matchMedia: undefined });
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/faq');
  document.head.innerHTML = `${late('a')}<link rel="stylesheet" href="/a.css" disabled="">`;
  document.body.innerHTML = `<p>text</p>${late('b')}`;
});
afterEach(() => {
  // Ends what still waits.
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.useRealTimers();
});

describe('The scripts of a page that is hydrated as soon as it is seen', () => {
  it('wait for the first paint, then run once, each in its place', () => {
    startEarlyPage({});
    expect(running()).toEqual([]);
    paints[0]?.();
    paints[0]?.();
    expect(running()).toEqual(all);
    expect(document.head.querySelector('script[src]')?.hasAttribute('async')).toBe(true);
    expect(document.querySelector('script[type]')).toBeNull();
  });

  it('run in slices, those that stand in the document before any file', () => {
    document.body.insertAdjacentHTML('beforeend', '<script id="own" type="text/late-script">');
    const starting = jest.spyOn(performance, 'now');
    let passed = 0;
    starting.mockImplementation(() => (passed += 5));
    startEarlyPage({});
    paints[0]?.();
    expect(document.getElementById('own')?.hasAttribute('type')).toBe(false);
    expect(running()).toEqual([]);
    jest.advanceTimersToNextTimer();
    expect(running()).toEqual(all.slice(0, 1));
    jest.advanceTimersToNextTimer();
    expect(running()).toEqual(all);
    starting.mockRestore();
  });

  it('do not wait on a page that nobody sees, or that is left before it is painted', () => {
    isVisible(false);
    startEarlyPage({});
    expect(running()).toEqual(all);
    isVisible(true);
    document.body.innerHTML = late('c');
    startEarlyPage({});
    expect(running()).not.toContain(chunk('c'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(running()).toContain(chunk('c'));
  });

  it('wait no more than three seconds, also where the browser tells no paints', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    document.body.innerHTML = late('c');
    startEarlyPage({});
    jest.advanceTimersByTime(2_999);
    expect(running()).not.toContain(chunk('c'));
    jest.advanceTimersByTime(1);
    expect(running()).toContain(chunk('c'));
  });
});

describe('The scripts of a page that waits', () => {
  const waiting = { waits: 'release' };

  it.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])(
    'run at the first %s, with the whole style sheets',
    (sign) => {
      startEarlyPage(waiting);
      paints[0]?.();
      jest.advanceTimersByTime(4_999);
      expect(running()).toEqual([]);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(running()).toEqual(all);
      expect(document.querySelector('link')?.disabled).toBe(false);
    },
  );

  it('do not run because a pointer rests where the page appears', () => {
    startEarlyPage(waiting);
    const move = (movementX: number) =>
      document.body.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', { bubbles: true }), {
          movementX,
          movementY: 0,
        }),
      );
    move(0);
    expect(running()).toEqual([]);
    move(3);
    expect(running()).toEqual(all);
  });

  it('need not run for the view of the page to be reported, with its campaign', () => {
    window.dataLayer = [];
    window.history.replaceState(null, '', '/en/faq?utm_source=letter');
    document.title = 'Questions';
    startEarlyPage(waiting);
    expect(running()).toEqual([]);
    expect(window.dataLayer).toEqual([
      { event: 'campaign_source', source: 'letter' },
      { event: 'page_view', path: '/en/faq', locale: 'en', title: 'Questions' },
    ]);
    expect(window.earlyPageView).toBe('/en/faq');
  });

  it('wait, as the report of its view does, until a page that was prepared ahead is opened', () => {
    const isPrepared = (value: boolean): void =>
      void Object.defineProperty(document, 'prerendering', { configurable: true, value });
    isPrepared(true);
    window.dataLayer = [];
    startEarlyPage(waiting);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect([running(), window.dataLayer]).toEqual([[], []]);
    isPrepared(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(window.dataLayer).toMatchObject([{ event: 'page_view', path: '/en/faq' }]);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(running()).toEqual(all);
  });

  it('run after five seconds in which the page was let alone, once somebody sees it', () => {
    isVisible(false);
    startEarlyPage(waiting);
    jest.advanceTimersByTime(60_000);
    expect(running()).toEqual([]);
    isVisible(true);
    jest.advanceTimersByTime(5_000);
    expect(running()).toEqual(all);
  });

  it('run at the first paint where the header shows a name or the address names a part', () => {
    window.localStorage.setItem(sessionHintKey, '1');
    startEarlyPage(waiting);
    paints[0]?.();
    expect(running()).toEqual(all);
    window.localStorage.clear();
    window.history.replaceState(null, '', '/en/faq#fees');
    document.body.innerHTML = late('c');
    startEarlyPage(waiting);
    paints.at(-1)?.();
    expect(running()).toContain(chunk('c'));
  });

  describe('because visitors work with it', () => {
    const tool = { waits: 'release', data: '/_page/r/h/en.js' };
    const fetched = jest.fn((_address: string, _init?: RequestInit) =>
      Promise.reject(new Error('offline')),
    );
    beforeEach(() => {
      fetched.mockClear();
      Object.assign(window, { fetch: fetched });
    });

    it('are fetched once it is painted, and run at the first sign', () => {
      startEarlyPage(tool, toolPage);
      expect(fetched).not.toHaveBeenCalled();
      paints[0]?.();
      paints[0]?.();
      expect(
        fetched.mock.calls.map(([address, init]) => [
          address.replace(window.location.origin, ''),
          init?.priority,
        ]),
      ).toEqual(['/_page/r/h/en.js', ...all].map((address) => [address, 'low']));
      expect(running()).toEqual([]);
      document.body.dispatchEvent(new Event('input', { bubbles: true }));
      expect(running()).toEqual([]);
      const field = document.body.appendChild(document.createElement('input'));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      expect(running()).toEqual(['/_page/r/h/en.js']);
    });

    it.each([
      ['?loanAmount=4000000', true],
      ['?utm_source=letter&gclid=1&source=a', false],
    ])('run at the first paint at %s: %s', (query, isAtOnce) => {
      window.history.replaceState(null, '', `/en/loan-calculator${query}`);
      startEarlyPage(tool, toolPage);
      paints[0]?.();
      expect(running()).toEqual(isAtOnce ? ['/_page/r/h/en.js'] : []);
    });

    it('run at the first paint where an application was begun in this browser', () => {
      window.localStorage.setItem(draftHintKey, '1');
      startEarlyPage(tool, toolPage);
      paints[0]?.();
      expect(running()).toEqual(['/_page/r/h/en.js']);
    });
  });

  it('run after that of an estimate, which is smaller', () => {
    startEarlyPage({ ...waiting, estimateScript: '/estimate.js' });
    paints[0]?.();
    expect(running()).toEqual([]);
    document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(running().toSorted()).toEqual([...all, '/estimate.js']);
  });

  it('run after what the page is hydrated with, and are fetched beside it', () => {
    startEarlyPage({ waits: '', data: '/_page/r/h/en.js' });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(running()).toEqual(['/_page/r/h/en.js']);
    expect(
      [...document.querySelectorAll('link[rel="preload"]')].map((link) =>
        link.getAttribute('href')?.replace(window.location.origin, ''),
      ),
    ).toEqual(all);
    document.querySelector('script[src^="/_page/"]')?.dispatchEvent(new Event('load'));
    expect(running()).toEqual([chunk('a'), '/_page/r/h/en.js', chunk('b')]);
  });

  it('are tried again at the next sign where that could not be loaded', () => {
    startEarlyPage({ waits: '', data: '/_page/r/h/en.js' });
    const press = () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    press();
    document.querySelector('script[src^="/_page/"]')?.dispatchEvent(new Event('error'));
    expect(running()).toEqual([]);
    press();
    expect(running()).toEqual(['/_page/r/h/en.js']);
  });
});

test('folds are opened where the screen is wide, before the page is hydrated', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: jest.fn() }) });
  document.body.innerHTML = '<details data-fold=""></details><details id="x"></details>';
  startEarlyPage({ waits: '' });
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});
