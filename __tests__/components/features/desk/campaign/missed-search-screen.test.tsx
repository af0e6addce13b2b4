import { screen, within } from '@testing-library/react';
import { CampaignScreen } from '@/features/desk/campaign/campaign-screen';
import type { MissedSearchPage } from '@/contracts/campaign/missed-search';
import { showDesk } from '@test/support/staff/show-desk';

const page: MissedSearchPage = {
  from: '2026-11-01',
  to: '2026-11-28',
  data: [
    {
      term: 'reverse mortgage',
      place: 'faq',
      language: 'en',
      visitors: 1_214,
      lastSearchedOn: '2026-11-16',
    },
  ],
  visitors: 1_230,
  unnamed: 16,
};

const show = (query: Record<string, string>, answer: MissedSearchPage) =>
  showDesk(
    (words) => (
      <CampaignScreen id="missed-searches" query={new URLSearchParams(query)} {...words} />
    ),
    { roles: ['marketer'], answers: { deskMissedSearches: answer } },
  );

describe('Searches that found nothing, at the desk', () => {
  it('are listed with place, language and visitors, and their export keeps the filters', async () => {
    const { asked } = await show({ place: 'faq', from: '2026-11-01' }, page);
    const row = within(screen.getByRole('row', { name: /^reverse mortgage/ }));
    expect(row.getByRole('cell', { name: 'Page of questions' })).toBeVisible();
    expect(row.getByRole('cell', { name: '1,214' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      '1,230 visitors found nothing, 16 of them',
    );
    expect(asked.at(-1)?.request).toEqual({ query: { place: 'faq', from: '2026-11-01' } });
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('export?from=2026-11-01&place=faq'),
    );
    expect(screen.getByRole('link', { name: 'Searches that found nothing' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('say so where none were searched by enough', async () => {
    await show({}, { ...page, data: [], visitors: 3, unnamed: 3 });
    expect(screen.getByText(/^No words were searched by enough visitors/)).toBeVisible();
  });
});
