import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { LazyEstimateCard } from '@/content/blocks/hero/lazy-estimate-card';
import { LazyContactForm } from '@/content/contact/lazy-contact-form';
import { HelpButton } from '@/features/help/help-button';
import { JobApplicationLauncher } from '@/features/job-application/job-application-launcher';
import { LegalLink } from '@/features/legal/legal-link';
import { SiteContextProvider } from '@/features/site/site-context';
import contact from '@locales/en/contact.json';
import { standIn } from '@test/support/backoffice/service-tools';

const network = { isAway: true };
const part = (name: string, text: string) => {
  const Part = () => <p>{text}</p>;
  return {
    __esModule: true,
    get [name]() {
      if (network.isAway) throw new Error('ChunkLoadError');
      return Part;
    },
  };
};
jest.mock('@/features/help/help-drawer', () => part('HelpDrawer', 'The help'));
jest.mock('@/features/legal/legal-dialog', () => part('LegalDialog', 'The legal text'));
jest.mock('@/features/job-application/job-application-island', () =>
  part('JobApplicationIsland', 'The form'),
);
jest.mock('@/content/contact/contact-form', () => part('ContactForm', 'The form'));
jest.mock('@/content/blocks/hero/estimate-card', () => part('EstimateCard', 'The estimate'));

const failed = 'Could not be loaded';

function show(children: ReactNode) {
  const settings = { licenceNumber: '1/2026', complaintHotline: '3000 0000' };
  const view = render(
    <SiteContextProvider value={{ locale: 'en', resources: {}, settings }}>
      {children}
    </SiteContextProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

beforeEach(() => {
  network.isAway = true;
});

describe('A part whose code cannot be loaded', () => {
  it('leaves the help button, which says so and tries again', async () => {
    const { user } = show(<HelpButton icon={null} label="Help" failed={failed} />);
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-expanded', 'false');
    network.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByText('The help')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the legal link, which is followed instead', async () => {
    const followed: boolean[] = [];
    const { user, container } = show(
      <LegalLink text="privacy" href="/en/privacy">
        Read it
      </LegalLink>,
    );
    container.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    await user.click(screen.getByRole('link', { name: 'Read it' }));
    await waitFor(() => expect(followed).toEqual([false, true]));
    expect(screen.getByRole('link', { name: 'Read it' })).toBeVisible();
  });

  it('leaves the button of the job application, also when the page is opened anew', async () => {
    const launcher = (
      <JobApplicationLauncher
        words={{ label: 'Apply here', loading: 'Loading', failed }}
        privacyHref="/en/privacy"
      />
    );
    const { user, unmount } = show(launcher);
    await user.click(screen.getByRole('button', { name: 'Apply here' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    network.isAway = false;
    await user.click(screen.getByRole('button', { name: 'Apply here' }));
    expect(await screen.findByText('The form')).toBeVisible();
    unmount();
    network.isAway = true;
    show(launcher);
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.getByRole('button', { name: 'Apply here' })).toBeVisible();
  });

  it('is left out where the page can do without it', async () => {
    const start = { propertyValue: 6_000_000, loanAmount: 3_000_000, years: 20 };
    const rates = { annualRate: 0.08, maxLtv: 0.7, maxYears: 30 };
    show(
      <>
        <p>The page</p>
        <Suspense>
          <LazyEstimateCard locale="en" start={start} words={standIn({})} {...rates} />
        </Suspense>
      </>,
    );
    await act(async () => undefined);
    expect(document.body).toHaveTextContent(/^The page$/);
  });

  it('is replaced by a word of its own where it is what the page is for', async () => {
    const words = { ...contact, needsScript: 'Call or visit us' };
    show(
      <Suspense>
        <LazyContactForm locale="en" words={words} privacyLink={null} />
      </Suspense>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Call or visit us');
  });
});
