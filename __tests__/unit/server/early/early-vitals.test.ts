/** @jest-environment jsdom */
import { reportEarlyVitals } from '@/server/early/early-vitals';

type Entry = Record<string, unknown>;
const observers = new Map<string, (entries: Entry[]) => void>();

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift'];
  constructor(readonly callback: (list: { getEntries: () => Entry[] }) => void) {}
  observe({ type }: { type: string }): void {
    observers.set(type, (entries) => this.callback({ getEntries: () => entries }));
  }
}

const sent: { url: string; body: unknown }[] = [];
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};
const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  startTime,
  value,
  hadRecentInput,
});
const opened = (entry: Entry): void =>
  void Object.assign(performance, { getEntriesByType: () => [entry] });

beforeEach(() => {
  observers.clear();
  sent.length = 0;
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  Object.assign(window, { PerformanceObserver: Observer });
  globalThis.fetch = jest.fn(async (url: unknown, init?: RequestInit) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response();
  });
  window.history.replaceState(null, '', '/hk/faq?q=name');
  opened({ responseStart: 120, activationStart: 0 });
});

describe('What is measured of a page that is left before it is hydrated', () => {
  it('is its last largest paint, its first byte and the worst five seconds of its shifts, sent once without the query', () => {
    reportEarlyVitals('release-1');
    observers.get('largest-contentful-paint')?.([{ startTime: 300 }, { startTime: 900 }]);
    observers.get('layout-shift')?.([
      shift(100, 0.02),
      shift(800, 0.03),
      shift(900, 0.5, true),
      shift(4_000, 0.04),
    ]);
    hide();
    hide();
    expect(sent).toEqual([
      {
        url: '/api/v1/site-health/reports',
        body: {
          release: 'release-1',
          page: '/hk/faq',
          vitals: { lcp: 900, ttfb: 120, cls: expect.closeTo(0.05, 9) },
        },
      },
    ]);
  });

  it('counts from when a page that was prepared ahead is opened', () => {
    opened({ responseStart: 120, activationStart: 2_000 });
    reportEarlyVitals('release-1');
    observers.get('largest-contentful-paint')?.([{ startTime: 2_050 }]);
    hide();
    expect(sent).toMatchObject([{ body: { vitals: { lcp: 50, ttfb: 0, cls: 0 } } }]);
  });

  it('is left to what measures a hydrated page once that begins', () => {
    reportEarlyVitals('release-1')();
    observers.get('largest-contentful-paint')?.([{ startTime: 300 }]);
    hide();
    expect(sent).toEqual([]);
  });

  it('is nothing where the browser measures nothing, and no figure that is out of all sense', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    opened({ responseStart: 90_000, activationStart: 0 });
    reportEarlyVitals('release-1');
    hide();
    expect(sent).toEqual([]);
  });
});
