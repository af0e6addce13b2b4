import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '@/components/header/language-switch';
import { goTo, navigation } from '@test/support/fakes/next-navigation';

describe('The language switch', () => {
  it('offers the other languages in their own words and marks the present one', () => {
    goTo('/hk/rmb-loan');
    render(<LanguageSwitch locale="hk" label="語言" />);
    const links = screen.getAllByRole('link');
    expect(
      links.map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
        link.lang,
        link.getAttribute('hreflang'),
      ]),
    ).toEqual([
      ['English', '/en/rmb-loan', 'en-HK', 'en'],
      ['简体中文', '/cn/rmb-loan', 'zh-Hans-CN', 'zh-CN'],
    ]);
    expect(screen.getByText('繁').closest('[aria-current]')).toHaveAttribute('lang', 'zh-Hant-HK');
    expect(screen.getByRole('navigation', { name: '語言' })).toBeInTheDocument();
  });

  it('leads from home to home', () => {
    goTo('/en');
    render(<LanguageSwitch locale="en" label="Language" />);
    expect(screen.getByRole('link', { name: '繁體中文' })).toHaveAttribute('href', '/hk');
  });

  it('remembers the choice, and only the choice', async () => {
    goTo('/en/faq');
    render(<LanguageSwitch locale="en" label="Language" />);
    expect(document.cookie).toBe('');
    await userEvent.click(screen.getByRole('link', { name: '繁體中文' }));
    expect(document.cookie).toBe('lang=hk');
    expect(navigation.gone).toHaveLength(1);
  });

  it('keeps query and fragment', async () => {
    goTo('/en/loan-calculator?loanAmount=4000000#schedule');
    render(<LanguageSwitch locale="en" label="Language" />);
    await userEvent.click(screen.getByRole('link', { name: '简体中文' }));
    expect(navigation.gone).toEqual(['/cn/loan-calculator?loanAmount=4000000#schedule']);
  });

  it('leaves a click that opens another tab to the browser, at the full address', async () => {
    goTo('/en/faq?q=rate');
    render(<LanguageSwitch locale="en" label="Language" />);
    const link = screen.getByRole('link', { name: '繁體中文' });
    fireEvent.click(link, { ctrlKey: true });
    expect(navigation.gone).toEqual([]);
    expect(link).toHaveAttribute('href', '/hk/faq?q=rate');
  });
});
