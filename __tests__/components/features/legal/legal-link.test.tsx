import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { page as privacy } from '@/copy/pages/privacy';
import { pageSchema } from '@/contracts/content/page';
import { LegalLink } from '@/features/legal/legal-link';
import { SiteContextProvider } from '@/features/site/site-context';
import { ApiError } from '@/lib/api/api-error';
import { callFromBrowser } from '@/lib/api/browser-call';
import { makeStore } from '@/store/make-store';
import help from '@locales/en/help.json';
import loading from '@locales/en/loading.json';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/store/tab-store', () => ({ tabStore: () => store }));

let store = makeStore();
const call = jest.mocked(callFromBrowser);
const config = { products: [], currencySymbol: 'HK$' };
const patience = { timeout: 10_000 };

const link = (
  <SiteContextProvider
    value={{
      locale: 'en',
      resources: { en: { loading, help } },
      settings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
    }}
  >
    <input aria-label="Name" defaultValue="Chan" />
    <LegalLink text="privacy" href="/en/privacy">
      Read it
    </LegalLink>
  </SiteContextProvider>
);

beforeEach(() => {
  store = makeStore();
  call.mockReset();
});

describe('A link to a legal text', () => {
  it('is a link to the page, in a tab of its own, without scripts', () => {
    expect(renderToString(link)).toContain(
      '<a href="/en/privacy" target="_blank" rel="noopener" data-opens-here="">',
    );
  });

  it('shows the text over the form, and gives the focus back', async () => {
    call.mockImplementation(async (key) => (key === 'page' ? pageSchema.parse(privacy) : config));
    const user = userEvent.setup();
    render(link);
    await user.click(screen.getByRole('link', { name: 'Read it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Privacy policy' }, patience);
    await waitFor(() => expect(dialog).toHaveTextContent(/Personal Data \(Privacy\) Ordinance/));
    expect(call).toHaveBeenCalledWith(
      'page',
      { params: { slug: 'privacy' } },
      expect.objectContaining({ locale: 'en' }),
    );
    expect(dialog).not.toHaveTextContent(/\{(?!_id)/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Read it' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Chan');
  });

  it('says that the text is loading, that it could not be loaded, and loads it again', async () => {
    let refuse: (error: Error) => void = () => undefined;
    call.mockImplementation((key) =>
      key === 'page'
        ? new Promise((_resolve, reject) => {
            refuse = reject;
          })
        : Promise.resolve(config),
    );
    const user = userEvent.setup();
    render(link);
    await user.click(screen.getByRole('link', { name: 'Read it' }));
    expect(await screen.findByText('Loading: Privacy policy', {}, patience)).toBeInTheDocument();
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('page', expect.anything(), expect.anything()),
    );
    refuse(new ApiError('Down', { code: 'internal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not be loaded: Privacy policy.',
    );
    expect(screen.getByRole('link', { name: help.legal.page })).toHaveAttribute(
      'href',
      '/en/privacy',
    );
    call.mockImplementation(async (key) => (key === 'page' ? pageSchema.parse(privacy) : config));
    await user.click(screen.getByRole('button', { name: 'Try again: Privacy policy' }));
    expect(await screen.findByText(/Personal Data \(Privacy\) Ordinance/)).toBeVisible();
  });
});
