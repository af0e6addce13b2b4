import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { HelpButton } from '@/features/help/help-button';
import { LegalLink } from '@/features/legal/legal-link';
import { SiteContextProvider } from '@/features/site/site-context';
import { makeStore } from '@/store/make-store';
import loading from '@locales/en/loading.json';

jest.mock('@/store/tab-store', () => ({ tabStore: () => makeStore() }));
jest.setTimeout(20_000);

const parts: [name: string, role: string, part: ReactElement][] = [
  ['Help', 'button', <HelpButton key="help" icon={null} label="Help" failed="Failed" />],
  [
    'Privacy policy',
    'link',
    <LegalLink key="legal" text="privacy" href="/en/privacy">
      Privacy policy
    </LegalLink>,
  ],
];

it.each(parts)(
  '%s has its name and can be closed while its words do not arrive',
  async (name, role, part) => {
    globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
    const user = userEvent.setup();
    render(
      <SiteContextProvider
        value={{
          locale: 'en',
          resources: { en: { loading } },
          settings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
        }}
      >
        {part}
      </SiteContextProvider>,
    );
    await user.click(screen.getByRole(role, { name }));
    expect(await screen.findByRole('dialog', { name }, { timeout: 15_000 })).toHaveTextContent(
      'Loading',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => {});
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole(role, { name })).toHaveFocus();
  },
);
