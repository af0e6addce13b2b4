/** @jest-environment jsdom */
import { deferScripts } from '@/server/page/defer-scripts';

const chunk = (name: string): string => `/_next/static/chunks/${name}.js`;
const script = (name: string): string => `<script src="${chunk(name)}" async=""></script>`;
const page = (head: string, body = ''): string =>
  `<html><head>${head}</head><body><p>text</p>${body}</body></html>`;
const isVisible = (visible: boolean): void =>
  void Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visible ? 'visible' : 'hidden',
  });
const running = (): (string | null)[] =>
  [...document.querySelectorAll('script[src]:not([type])')].map((element) =>
    element.getAttribute('src'),
  );

/** Opens a finished page as a browser would, up to its last script. */
function open(html: string): void {
  document.documentElement.innerHTML = html.replace(/^<html>|<\/html>$/g, '');
  const last = [...document.querySelectorAll('script:not([src])')].at(-1);
  window.eval(last?.textContent ?? '');
}

describe('The scripts of a finished page', () => {
  it('stand where they stood, with a type that does not run, and nothing asks for them early', () => {
    const html = deferScripts(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="${chunk('a')}"/>${script('a')}`,
        script('b'),
      ),
    );
    expect(html).toContain(
      `<head><script src="${chunk('a')}" type="text/late-script" async=""></script></head>`,
    );
    expect(html).toContain(
      `<script src="${chunk('b')}" type="text/late-script" async=""></script>`,
    );
    expect(html).not.toContain('preload');
  });

  it('are left alone where they are for old browsers, inline, typed, or from elsewhere', () => {
    const others = `<script src="${chunk('old')}" noModule=""></script><script>1</script><script type="module" src="${chunk('m')}" async=""></script><script src="https://other.example/a.js" async=""></script>`;
    expect(deferScripts(page(others))).toBe(page(others));
    expect(deferScripts('no document')).toBe('no document');
  });

  it('leave room for no more than one starter, the same for every page, so that its hash is', () => {
    const starterOf = (html: string): string | undefined =>
      /<script>(.*?)<\/script><\/body>/s.exec(deferScripts(html))?.[1];
    expect(starterOf(page(script('a')))).toMatch(/createElement|appendChild|append|\.src/);
    expect(starterOf(page(script('a')))).toBe(starterOf(page(script('b'), script('c'))));
  });
});

describe('The starter in a browser', () => {
  const paints: { see: () => void }[] = [];

  class PaintObserver {
    static supportedEntryTypes = ['paint'];
    constructor(
      readonly callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void,
    ) {}
    observe(): void {
      paints.push({
        see: () =>
          this.callback({
            getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []),
          }),
      });
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
    paints.length = 0;
    isVisible(true);
    Object.assign(window, { PerformanceObserver: PaintObserver });
  });
  afterEach(() => void jest.useRealTimers());

  const html = deferScripts(page(script('a'), script('b')));

  it('waits for the first paint, then makes each script once, in its place', () => {
    open(html);
    expect(running()).toEqual([]);
    paints[0]?.see();
    paints[0]?.see();
    expect(running()).toEqual([chunk('a'), chunk('b')]);
    expect(document.head.querySelector('script[src]')?.hasAttribute('async')).toBe(true);
    expect(document.querySelector('script[type]')).toBeNull();
  });

  it('does not wait on a page that nobody sees, or that is left before it is painted', () => {
    isVisible(false);
    open(html);
    expect(running()).toHaveLength(2);
    isVisible(true);
    open(html);
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(running()).toHaveLength(2);
  });

  it('takes the second frame where the browser tells no paints, and three seconds in any case', () => {
    Object.assign(window, { PerformanceObserver: undefined });
    const frames: (() => void)[] = [];
    jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(() => void callback(0)));
    open(html);
    frames.shift()?.();
    expect(running()).toEqual([]);
    frames.shift()?.();
    expect(running()).toHaveLength(2);

    open(html);
    jest.advanceTimersByTime(2999);
    expect(running()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(running()).toHaveLength(2);
  });

  it('holds back what is submitted before its part of the page lives, and leaves forms alone that have an address', () => {
    open(
      deferScripts(
        page(
          script('a'),
          '<form id="own"></form><form id="live" data-hydrated=""></form><form id="sent" action="/search"></form>',
        ),
      ),
    );
    const submit = (id: string): boolean =>
      document
        .querySelector(`#${id}`)
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;
    expect([submit('live'), submit('sent')]).toEqual([true, true]);
    expect(window.earlySubmit).toBeUndefined();
    expect(submit('own')).toBe(false);
    expect(window.earlySubmit?.id).toBe('own');
  });
});
