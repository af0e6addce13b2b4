import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Analytics } from '@/content/analytics';
import { goTo } from '@test/support/fakes/next-navigation';

const words = {
  title: 'May we measure?',
  body: 'With your permission.',
  accept: 'Allow',
  refuse: 'Do not allow',
  more: 'How we use cookies',
};
const analytics = (tagManagerId?: string) => (
  <Analytics tagManagerId={tagManagerId} words={words} privacyHref="/en/privacy" />
);
const events = (name: string): object[] =>
  (window.dataLayer ?? []).filter((entry) => Reflect.get(entry, 'event') === name);
const thirdParties = (): string[] =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');

beforeEach(() => {
  goTo('/en');
  delete window.dataLayer;
  document.head.innerHTML = '<title>Home</title>';
});

describe('Page views', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const settle = () => act(() => jest.runAllTimers());

  it('are one on each route change, with path, language and the new title', () => {
    const { rerender } = render(analytics());
    settle();
    rerender(analytics());
    settle();
    goTo('/hk/faq');
    document.title = '常見問題';
    rerender(analytics());
    settle();
    expect(events('page_view')).toEqual([
      { event: 'page_view', path: '/en', locale: 'en', title: 'Home' },
      { event: 'page_view', path: '/hk/faq', locale: 'hk', title: '常見問題' },
    ]);
  });

  it('wait for a title that comes late', () => {
    document.title = '';
    render(analytics());
    act(() => jest.advanceTimersByTime(500));
    expect(events('page_view')).toEqual([]);
    document.title = 'Late';
    settle();
    expect(events('page_view')).toEqual([expect.objectContaining({ title: 'Late' })]);
  });

  it('come without a title rather than never', () => {
    document.title = '';
    render(analytics());
    settle();
    expect(events('page_view')).toEqual([expect.objectContaining({ path: '/en', title: '' })]);
  });

  it('leave out a route that was only passed through', () => {
    const { rerender } = render(analytics());
    goTo('/en/faq');
    rerender(analytics());
    settle();
    expect(events('page_view')).toEqual([expect.objectContaining({ path: '/en/faq' })]);
  });

  it('name the campaign source and remember the campaign of a soft navigation', () => {
    goTo('/en?source=bus&utm_source=news&utm_campaign=autumn');
    render(analytics());
    settle();
    expect(events('campaign_source')).toEqual([{ event: 'campaign_source', source: 'bus' }]);
    expect(document.cookie.split('; ').sort()).toEqual(['utm_campaign=autumn', 'utm_source=bus']);
  });

  it('name no source where the address has none', () => {
    render(analytics());
    settle();
    expect(events('campaign_source')).toEqual([]);
    expect(document.cookie).toBe('');
  });
});

describe('Consent', () => {
  it('is not asked for, and nothing is loaded, without a tag manager', () => {
    render(analytics());
    expect(screen.queryByText(words.title)).toBeNull();
    expect(thirdParties()).toEqual([]);
  });

  it('comes before anything third-party', () => {
    render(analytics('GTM-ABC1234'));
    expect(screen.getByRole('region', { name: words.title })).toBeVisible();
    expect(screen.getByRole('link', { name: words.more })).toHaveAttribute('href', '/en/privacy');
    expect(thirdParties()).toEqual([]);
  });

  it('loads the tag manager when it is given, once, and is remembered', async () => {
    const { unmount } = render(analytics('GTM-ABC1234'));
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    expect(screen.queryByText(words.title)).toBeNull();
    expect(document.cookie).toBe('consent=granted');
    unmount();
    render(analytics('GTM-ABC1234'));
    expect(screen.queryByText(words.title)).toBeNull();
    expect(thirdParties()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  });

  it('loads nothing when it is refused, and does not ask again', async () => {
    const { unmount } = render(analytics('GTM-ABC1234'));
    await userEvent.click(screen.getByRole('button', { name: 'Do not allow' }));
    expect(document.cookie).toBe('consent=denied');
    unmount();
    render(analytics('GTM-ABC1234'));
    expect(screen.queryByText(words.title)).toBeNull();
    expect(thirdParties()).toEqual([]);
  });

  it('is asked for again when the cookie says something else', () => {
    document.cookie = 'consent=maybe; Path=/';
    render(analytics('GTM-ABC1234'));
    expect(screen.getByText(words.title)).toBeVisible();
  });
});
