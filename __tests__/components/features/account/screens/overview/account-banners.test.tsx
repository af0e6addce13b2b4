import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { banners } from '@/copy/collections/banners';
import { paymentHolidayEntries } from '@/copy/collections/page-entries';
import { products } from '@/copy/collections/products';
import { AccountBanners } from '@/features/account/screens/overview/account-banners';
import { PaymentHolidayEntries } from '@/features/account/screens/requests/payment-holiday-entries';
import { SiteContextProvider } from '@/features/site/site-context';
import { ApiError } from '@/lib/api/api-error';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const commonConfig = { products, currencySymbol: 'HK$' };
const settings = { licenceNumber: '1/2026', complaintHotline: '3000 0000' };
const inSite = (children: ReactNode) => (
  <SiteContextProvider value={{ locale: 'en', resources: {}, settings }}>
    {children}
  </SiteContextProvider>
);

describe.each([
  {
    name: 'What the lender offers',
    part: <AccountBanners />,
    key: 'banners',
    answer: { data: banners },
    text: 'HK$10,000 reward for a loan through the fast pass',
    title: 'News from us',
    empty: 'There is nothing new at present.',
  },
  {
    name: 'The explanation of the payment holiday',
    part: <PaymentHolidayEntries />,
    key: 'sectionPageEntries',
    answer: { data: paymentHolidayEntries },
    text: 'What is postponed, when you pay it, and what it costs.',
    title: 'What a payment holiday means',
    empty: 'No explanation is available at the moment.',
  },
] as const)('$name', ({ part, key, answer, text, title, empty }) => {
  it('is shown in the account', async () => {
    await showSignedIn(() => inSite(part), { answers: { commonConfig, [key]: answer } });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is loading at first', async () => {
    await showSignedIn(() => inSite(part), {
      answers: { commonConfig, [key]: new Promise(() => undefined) },
    });
    expect(screen.getByText(`Loading: ${title}`)).toBeInTheDocument();
  });

  it('says that it could not be loaded, and is loaded again', async () => {
    const { answers, user } = await showSignedIn(() => inSite(part), {
      answers: { commonConfig, [key]: new ApiError('Down', { status: 500, code: 'internal' }) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(`Could not be loaded: ${title}.`);
    answers[key] = answer;
    await user.click(screen.getByRole('button', { name: `Try again: ${title}` }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says so where there is nothing', async () => {
    await showSignedIn(() => inSite(part), { answers: { commonConfig, [key]: { data: [] } } });
    expect(await screen.findByText(empty)).toBeVisible();
  });
});
