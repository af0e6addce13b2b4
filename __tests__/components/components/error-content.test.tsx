import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorContent } from '@/components/error-content';

describe('The error page', () => {
  it.each([
    {
      locale: 'en',
      title: 'Something went wrong on this page',
      retry: 'Try again',
      code: 'Reference 4711',
    },
    { locale: 'hk', title: '此頁出現問題', retry: '再試一次', code: '參考編號 4711' },
    { locale: 'cn', title: '页面出现问题', retry: '重试', code: '参考编号 4711' },
    {
      locale: 'xx',
      title: 'Something went wrong on this page',
      retry: 'Try again',
      code: 'Reference 4711',
    },
  ])('speaks $locale without loading anything', async ({ locale, title, retry, code }) => {
    const onRetry = jest.fn();
    render(<ErrorContent locale={locale} code="4711" onRetry={onRetry} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(code)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows no reference when there is none', () => {
    render(<ErrorContent locale="en" onRetry={() => undefined} />);
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
