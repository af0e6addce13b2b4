import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { csContacts, generalContacts } from '@/copy/collections/contacts';
import { faqs } from '@/copy/collections/faqs';
import { navs } from '@/copy/collections/navs';
import { usefulTools } from '@/copy/collections/section-tools';
import type { EndpointKey } from '@/contracts/endpoints';
import type { Locale } from '@/contracts/locale';
import { HelpButton } from '@/features/help/help-button';
import { SiteContextProvider } from '@/features/site/site-context';
import { callFromBrowser } from '@/lib/api/browser-call';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import enHelp from '@locales/en/help.json';
import hkHelp from '@locales/hk/help.json';
import loading from '@locales/en/loading.json';

jest.mock('@/lib/api/browser-call', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/store/tab-store', () => ({ tabStore: () => store }));
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const words: Record<Locale, typeof enHelp> = { en: enHelp, hk: hkHelp, cn: enHelp };
let store = makeStore();
const answers: Partial<Record<EndpointKey, unknown>> = {};

beforeEach(() => {
  store = makeStore();
  Object.assign(answers, {
    commonConfig: { products: [], currencySymbol: 'HK$' },
    faqs: { data: faqs },
    csContacts: { data: csContacts },
    generalContact: { data: generalContacts },
    sectionTools: { data: usefulTools },
    navs: { data: navs },
  });
  jest.mocked(callFromBrowser).mockImplementation(async (key) => {
    const answer = answers[key];
    if (answer instanceof Error || answer === undefined)
      throw answer ?? new ApiError('Nobody answers', { code: 'internal' });
    return answer;
  });
});

async function openHelp(locale: Locale = 'en') {
  const user = userEvent.setup();
  render(
    <SiteContextProvider
      value={{
        locale,
        resources: { [locale]: { loading, help: words[locale] } },
        settings: { licenceNumber: '1/2026', complaintHotline: '3000 0000' },
      }}
    >
      <HelpButton icon={null} label="Help" failed={loading.failed} />
    </SiteContextProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const drawer = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  return { user, drawer };
}

describe('The help', () => {
  it('opens with the search in focus, closes on Escape, and gives the focus back', async () => {
    const { user, drawer } = await openHelp();
    expect(drawer).toHaveAccessibleName('Help');
    await waitFor(() =>
      expect(
        within(drawer).getByRole('searchbox', { name: enHelp.questions.search }),
      ).toHaveFocus(),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
  });

  it('finds an answer by words of it', async () => {
    const { user, drawer } = await openHelp();
    const [faq] = faqs;
    await user.type(within(drawer).getByRole('searchbox'), faq?.questionEn ?? '?');
    expect(await within(drawer).findByText(faq?.questionEn ?? '?')).toBeVisible();
    expect(within(drawer).getByText(/^Answers found: [1-9]/)).toBeVisible();
    await waitFor(() =>
      expect(drawer.querySelector('summary')).toHaveTextContent(faq?.questionEn ?? '?'),
    );
    await user.clear(within(drawer).getByRole('searchbox'));
    await user.type(within(drawer).getByRole('searchbox'), 'xyzzy');
    expect(within(drawer).getByText(enHelp.questions.none)).toBeVisible();
  });

  it('finds an answer by Chinese words', async () => {
    const { user, drawer } = await openHelp('hk');
    const [faq] = faqs;
    await user.type(within(drawer).getByRole('searchbox'), faq?.questionHk.slice(2, 7) ?? '?');
    expect(await within(drawer).findByText(faq?.questionHk ?? '?')).toBeVisible();
  });

  it('shows the contacts that are set up, the tools and the pages', async () => {
    const { drawer } = await openHelp();
    expect(await within(drawer).findByRole('link', { name: '3000 0000' })).toHaveAttribute(
      'href',
      'tel:+85230000000',
    );
    expect(drawer).not.toHaveTextContent('[to be set]');
    expect(within(drawer).queryByText('Customer line')).toBeNull();
    expect(drawer).not.toHaveTextContent('No contact details are shown');
    expect(
      within(drawer).getByRole('link', { name: new RegExp(usefulTools[0]?.titleEn ?? '?') }),
    ).toHaveAttribute('href', `/en${usefulTools[0]?.action?.href}`);
    expect(within(drawer).getByRole('link', { name: 'Second mortgage' })).toHaveAttribute(
      'href',
      '/en/second-mortgage',
    );
  });

  it('says what is loading', async () => {
    jest.mocked(callFromBrowser).mockImplementation(() => new Promise(() => undefined));
    const { drawer } = await openHelp();
    expect(await within(drawer).findByText('Loading: Questions and answers')).toBeInTheDocument();
    for (const what of ['general contact', 'customer centre', 'Tools', 'Pages of this site'])
      expect(within(drawer).getByText(`Loading: ${what}`)).toBeInTheDocument();
  });

  it.each([
    ['faqs', 'Questions and answers'],
    ['csContacts', 'customer centre'],
    ['generalContact', 'general contact'],
    ['sectionTools', 'Tools'],
    ['navs', 'Pages of this site'],
  ] as const)('says that %s could not be loaded, and loads it again', async (key, label) => {
    const answer = answers[key];
    answers[key] = new ApiError('Down', { code: 'internal' });
    const { user, drawer } = await openHelp();
    const failure = await within(drawer).findByText(
      new RegExp(`^Could not be loaded: ${label}\\.`),
    );
    answers[key] = answer;
    await user.click(within(drawer).getByRole('button', { name: `Try again: ${label}` }));
    await act(async () => {});
    expect(failure).not.toBeInTheDocument();
    expect(within(drawer).queryByRole('alert')).toBeNull();
  });

  it('says so where there is nothing', async () => {
    for (const key of ['faqs', 'csContacts', 'generalContact', 'sectionTools', 'navs'] as const)
      answers[key] = { data: [] };
    const { drawer } = await openHelp();
    for (const text of [
      enHelp.questions.empty,
      'No contact details are shown here yet (general contact).',
      'No contact details are shown here yet (customer centre).',
      enHelp.tools.empty,
      enHelp.pages.empty,
    ])
      expect(await within(drawer).findByText(text)).toBeVisible();
  });
});
