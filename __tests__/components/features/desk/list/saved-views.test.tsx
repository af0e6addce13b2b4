import { screen } from '@testing-library/react';
import type { SavedView } from '@/contracts/staff/saved-view';
import { SavedViews } from '@/features/desk/list/saved-view/saved-views';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const view: SavedView = {
  id: '6f1c9f0e-6a55-4f0a-9c1b-2f6a0d6f7a10',
  list: 'deskApplications',
  name: 'Cards from search',
  fields: { source: 'google', state: 'received' },
  isShared: false,
  mayChange: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'amy@lender.hk',
};
const show = (fields: Record<string, string>, answers: DeskAnswers = {}) =>
  showDesk(
    (words) => (
      <SavedViews
        list="deskApplications"
        pathname="/en/desk/applications"
        fields={fields}
        {...words}
      />
    ),
    {
      roles: ['case-handler'],
      answers: { deskSavedViews: { data: [view] }, ...answers },
    },
  );

describe('Saved views of a list', () => {
  it('lead to their filters, and the one that is open says so in whatever order they stand', async () => {
    await show({ state: 'received', source: 'google' });
    const link = screen.getByRole('link', { name: 'Cards from search' });
    expect(link).toHaveAttribute('href', '/en/desk/applications?source=google&state=received');
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  });

  it('are not offered where nothing is filtered and none was saved', async () => {
    const { container } = await show({}, { deskSavedViews: { data: [] } });
    expect(container).toBeEmptyDOMElement();
  });

  it('are saved with a name; one that is taken says so, and what was typed stays', async () => {
    const { user, asked, answers } = await show(
      { state: 'approved' },
      {
        deskSaveView: new ApiError('Taken', {
          status: 400,
          code: 'validation_failed',
          fields: { name: 'You have given this name already.' },
        }),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Approved');
    await user.click(screen.getByRole('checkbox', { name: /^Share with everybody/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('You have given this name already.')).toBeVisible();
    expect(name).toHaveValue('Approved');
    answers.deskSaveView = { data: view };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.filter(({ key }) => key === 'deskSaveView').at(-1)?.request).toEqual({
      body: {
        list: 'deskApplications',
        name: 'Approved',
        isShared: true,
        fields: { state: 'approved' },
      },
    });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are removed once that was asked twice', async () => {
    const { user, asked } = await show(view.fields, { deskRemoveSavedView: { success: true } });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(asked.map(({ key }) => key)).not.toContain('deskRemoveSavedView');
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect(asked.find(({ key }) => key === 'deskRemoveSavedView')?.request).toEqual({
      params: { id: view.id },
    });
  });
});
