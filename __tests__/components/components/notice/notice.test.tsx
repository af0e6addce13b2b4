import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeBanner } from '@/components/notice/notice-banner';
import type { Notification } from '@/contracts/site/site';
import { forgetCookies } from '@test/support/fakes/navigation-mock';

const notification: Notification = {
  _id: 'autumn',
  contentEn: '<b>Open on Saturday</b><img src=x onerror=alert(1)><script>alert(1)</script>',
  contentHk: '',
  contentCn: '星期六营业',
};

function show(locale: 'en' | 'hk' | 'cn' = 'en') {
  return render(
    <>
      <NoticeBanner
        notification={notification}
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
  forgetCookies();
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
    show('cn');
    expect(screen.getByText('星期六营业')).toBeVisible();
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

  it('is hidden before the first paint by the script that stands beside it', () => {
    document.cookie = 'notificationautumn=close; Path=/';
    document.body.innerHTML = '<aside id="notificationautumn">x</aside>';
    const { container } = show();
    const code = container.querySelector('script')?.innerHTML ?? '';
    document.body.innerHTML = '<aside id="notificationautumn">x</aside><script id="s"></script>';
    jest
      .spyOn(document, 'currentScript', 'get')
      .mockReturnValue(document.querySelector<HTMLScriptElement>('#s'));
    window.eval(code);
    expect(document.getElementById('notificationautumn')).not.toBeVisible();
  });
});
