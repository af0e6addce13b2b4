import { screen, within } from '@testing-library/react';
import contentForm from '@locales/en/content-form.json';
import type { ApprovalFact } from '@/contracts/approval/approval';
import { ApprovalFacts } from '@/features/desk/approval/approval-facts';
import { ApprovedContent } from '@/features/desk/approval/approved-content';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const show = (facts: readonly ApprovalFact[], answers: DeskAnswers = {}) =>
  showDesk(
    (words) => (
      <>
        <ApprovalFacts facts={facts} {...words} />
        <ApprovedContent facts={facts} {...words} />
      </>
    ),
    {
      roles: ['publisher'],
      namespaces: { 'content-form': contentForm },
      answers: {
        deskContentDifference: {
          data: [{ path: 'titleEn', kind: 'changed', before: 'Old', after: 'New' }],
        },
        ...answers,
      },
    },
  );

describe('What a second person reads of content', () => {
  it('is what would be different, the document, and the page with that version', async () => {
    const { user, asked } = await show(
      [
        { name: 'content', value: 'page/faq' },
        { name: 'contentVersion', before: 3, value: 5 },
        { name: 'publishedFrom', value: null },
      ],
      {
        deskPreviewContent: {
          data: {
            version: 5,
            addresses: { en: '/en/faq?p', hk: '/hk/faq?p', cn: '/cn/faq?p' },
            expiresAt: '2026-11-16T06:00:00.000Z',
          },
        },
      },
    );
    expect(screen.getByText('Page · faq')).toBeVisible();
    expect(screen.getByText('At once when approved')).toBeVisible();
    expect(await screen.findByText('Difference of version 3 and version 5')).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'What would be different' }));
    expect(panel.getByRole('link', { name: 'Open the document' })).toHaveAttribute(
      'href',
      '/en/desk/content/page.faq',
    );
    await user.click(panel.getByRole('button', { name: 'Show the preview' }));
    expect(asked.find(({ key }) => key === 'deskPreviewContent')?.request).toEqual({
      params: { kind: 'page', id: 'faq' },
      body: { version: 5 },
    });
    expect(panel.getByRole('link', { name: '繁體中文' })).toHaveAttribute('href', '/hk/faq?p');
  });

  it('is all of a document that visitors do not see yet, without a page where it has none', async () => {
    await show([
      { name: 'content', value: 'finder-rules/sale' },
      { name: 'contentVersion', before: null, value: 1 },
    ]);
    expect(screen.getByText(/^Visitors do not see this document yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the preview' })).toBeNull();
  });

  it('is each variant of a test beside what is published', async () => {
    await show([
      { name: 'content', value: 'landing-pages/spring' },
      { name: 'variants', value: ['2', '4', '5'] },
      { name: 'goal', value: 'started' },
      { name: 'effectPoints', value: 2 },
    ]);
    expect(screen.getByRole('heading', { name: 'Variant B' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Variant C' })).toBeVisible();
    expect(await screen.findByText('Difference of version 2 and version 5')).toBeVisible();
    expect(screen.getByText('2 percentage points')).toBeVisible();
  });
});
