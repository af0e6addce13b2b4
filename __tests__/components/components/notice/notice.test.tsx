import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { NoticeBanner } from '@/components/notice/notice-banner';
import type { Notification } from '@/contracts/site/site';
import { setSessionHint } from '@/lib/session/session-hint';
import { forgetCookies, goTo } from '@test/support/fakes/next-navigation';

const notification: Notification = {
  _id: 'autumn',
  contentEn: '<b>Open on Saturday</b><img src=x onerror=alert(1)><script>alert(1)</script>',
  contentHk: '',
  contentCn: '星期六营业',
};

function show(locale: 'en' | 'hk' | 'cn' = 'en', notifications = [notification]) {
  return render(
    <>
      <NoticeBanner
        notifications={notifications}
        locale={locale}
        words={{ label: 'Notice', dismiss: 'Close this notice' }}
      />
      <main id="content" tabIndex={-1}>
        page
      </main>
    </>,
  );
}

// React says that a script it makes in the browser does not run; in the page it comes with the server's document.
const isExpected = (message: unknown): boolean =>
  String(message).startsWith('Encountered a script tag while rendering');

beforeEach(() => {
  goTo('/en');
  document.body.innerHTML = '';
  const { error } = console;
  jest
    .spyOn(console, 'error')
    .mockImplementation((...parts: unknown[]) =>
      isExpected(parts[0]) ? undefined : error(...parts),
    );
});
afterEach(() => void jest.restoreAllMocks());

describe('A notice', () => {
  it('shows the words of staff without anything that could run', () => {
    show();
    const notice = screen.getByRole('complementary', { name: 'Notice' });
    expect(notice.querySelector('b')).toHaveTextContent('Open on Saturday');
    expect(notice.innerHTML).not.toMatch(/script|onerror|<img/);
  });

  it('speaks the page’s language, or English where it has none', () => {
    const { unmount } = show('cn');
    expect(screen.getByText('星期六营业')).toBeVisible();
    unmount();
    show('hk');
    expect(screen.getByText('Open on Saturday')).toBeVisible();
  });

  it('goes when it is dismissed, is remembered by its own cookie, and hands the focus to the page', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(document.getElementById('notificationautumn')).not.toBeVisible();
    expect(document.cookie).toBe('notificationautumn=close');
    expect(document.getElementById('content')).toHaveFocus();
  });

  it('stays away for who dismissed it, and only that one', () => {
    document.cookie = 'notificationautumn=close; Path=/';
    show();
    expect(document.getElementById('notificationautumn')).not.toBeVisible();
    forgetCookies();
    document.cookie = 'notificationautumn2=close; Path=/';
    document.body.innerHTML = '';
    show();
    expect(document.getElementById('notificationautumn')).toBeVisible();
  });

  const warning: Notification = { ...notification, _id: 'warning', contentEn: 'Beware' };
  const others: Notification[] = [
    { ...notification, _id: 'customers', contentEn: 'For customers', forSignedIn: true },
    { ...notification, _id: 'questions', contentEn: 'On questions', paths: ['/faq'] },
    warning,
    { ...notification, _id: 'later', contentEn: 'Later' },
  ];
  const visible = () =>
    screen.getAllByRole('complementary').map(({ id }) => id.replace('notification', ''));

  it.each([
    ['a visitor', '/en', ['warning']],
    ['a visitor of its page', '/hk/faq', ['questions']],
    ['a visitor of what stands below its page', '/hk/faq/costs', ['questions']],
    ['a customer', '/en/faq', ['customers']],
  ])('is the first for %s', (who, path, expected) => {
    setSessionHint(who === 'a customer');
    goTo(path);
    show('en', others);
    expect(visible()).toEqual(expected);
    setSessionHint(false);
  });

  it('that was closed lets the next one show on the next page, and not before', async () => {
    goTo('/en');
    const { unmount } = show('en', others);
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    unmount();
    goTo('/en/rmb-loan');
    show('en', others);
    expect(visible()).toEqual(['later']);
  });

  it('is the first for everybody where no script runs', () => {
    const html = renderToStaticMarkup(
      <NoticeBanner
        notifications={others}
        locale="en"
        words={{ label: 'Notice', dismiss: 'Close this notice' }}
      />,
    );
    expect(
      [...html.matchAll(/<aside id="notification(\w+)"(?![^>]* hidden)/g)].map(([, id]) => id),
    ).toEqual(['warning']);
  });

  it('is chosen before the first paint by the script that stands beside it', () => {
    const { container } = show('en', others);
    const code = container.querySelector('script')?.innerHTML ?? '';
    const page = others.map(
      ({ _id, forSignedIn, paths }) =>
        `<aside id="notification${_id}" data-notice="${forSignedIn ? 'signedIn' : ''}"${paths ? ` data-paths="${paths.join(' ')}"` : ''}>x<button></button></aside>`,
    );
    const chosenAt = (path: string): string[] => {
      window.history.replaceState(null, '', path);
      document.body.innerHTML = `${page.join('')}<main id="content" tabindex="-1"></main>`;
      window.eval(code);
      return visible();
    };
    expect(chosenAt('/en')).toEqual(['warning']);
    expect(chosenAt('/cn/faq/')).toEqual(['questions']);
    document.querySelector<HTMLElement>('#notificationquestions button')?.click();
    expect(document.cookie).toBe('notificationquestions=close');
    expect(chosenAt('/cn/faq')).toEqual(['warning']);
    window.localStorage.setItem('account-session', '1');
    expect(chosenAt('/en')).toEqual(['customers']);
    window.localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
});
