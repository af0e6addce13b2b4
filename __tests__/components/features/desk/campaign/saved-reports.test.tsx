import { act, screen } from '@testing-library/react';
import type { CampaignReportQuery } from '@/contracts/campaign/campaign';
import type { SavedReport } from '@/contracts/campaign/saved-report';
import type { Role } from '@/contracts/staff/permissions';
import { ReportMailStop } from '@/features/desk/campaign/saved-report/report-mail-stop';
import { SavedReports } from '@/features/desk/campaign/saved-report/saved-reports';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const view: CampaignReportQuery = { by: 'campaign', medium: 'cpc' };
const report: SavedReport = {
  id: 'k7m2xq',
  name: 'Adverts',
  report: 'campaigns',
  view,
  isShared: true,
  mayChange: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'may@lender.hk',
  mailLanguage: null,
};
const show = (
  view: CampaignReportQuery,
  { answers = {}, roles = ['marketer'] }: { answers?: DeskAnswers; roles?: Role[] } = {},
) =>
  showDesk((words) => <SavedReports shown={{ report: 'campaigns', view }} {...words} />, {
    roles,
    answers: { deskSavedReports: { data: [report] }, ...answers },
  });

describe('Saved reports at the desk', () => {
  it('are links to what they show', async () => {
    await show({ by: 'source' });
    expect(screen.getByRole('link', { name: 'Adverts' })).toHaveAttribute(
      'href',
      '/en/desk/campaigns?by=campaign&medium=cpc',
    );
    expect(screen.queryByRole('button', { name: 'Mail me this each Monday' })).toBeNull();
  });

  it('are saved with a name and the view that is shown', async () => {
    const { user, asked } = await show(
      { by: 'source', from: '2026-11-01' },
      { answers: { deskSaveReport: { data: report } } },
    );
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    expect(screen.getByText(/always of the days that are chosen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please give it a name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'November');
    await user.click(screen.getByRole('checkbox', { name: /^Share with everybody/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.find(({ key }) => key === 'deskSaveReport')?.request).toEqual({
      body: {
        name: 'November',
        isShared: true,
        report: 'campaigns',
        view: { by: 'source', from: '2026-11-01' },
      },
    });
    expect(asked.filter(({ key }) => key === 'deskSavedReports')).toHaveLength(2);
  });

  it('are not shared by who only reads', async () => {
    const { user } = await show({ by: 'source' }, { roles: ['auditor'] });
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are mailed in the language of the desk with one tap, and with one tap no more', async () => {
    const mailed = { ...report, mailLanguage: 'hk' };
    const { user, asked, answers } = await show(view, {
      answers: { deskMailReport: { data: mailed } },
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Shared by may@lender.hk · not mailed to you',
    );
    answers.deskSavedReports = { data: [mailed] };
    await user.click(screen.getByRole('button', { name: 'Mail me this each Monday' }));
    await user.click(screen.getByRole('button', { name: 'Stop the Monday mail' }));
    expect(
      asked.flatMap(({ key, request }) => (key === 'deskMailReport' ? [request] : [])),
    ).toEqual([
      { params: { id: report.id }, body: { language: 'en' } },
      { params: { id: report.id }, body: { language: null } },
    ]);
  });

  it('say so where no mail reaches the account', async () => {
    const { user } = await show(view, {
      answers: { deskMailReport: new ApiError('No', { status: 409, code: 'conflict' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Mail me this each Monday' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^No mail can be sent/);
  });

  it('are renamed, and removed once that was confirmed', async () => {
    const { user, asked } = await show(view, {
      answers: {
        deskChangeSavedReport: { data: report },
        deskRemoveSavedReport: { success: true },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Rename or share' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Search');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove for good' }));
    expect(
      asked.flatMap(({ key, request }) => (/^desk(?:Ch|R)/.test(key) ? [request] : [])),
    ).toEqual([
      { params: { id: report.id }, body: { name: 'Search', isShared: true } },
      { params: { id: report.id } },
    ]);
  });
});

describe('The link of a weekly mail', () => {
  const token = `abcdefghjkmn.${'x'.repeat(43)}`;
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('ends the mail once somebody says so', async () => {
    window.history.replaceState(null, '', `/en/desk/report-mail#${token}`);
    const { user, asked } = await showDesk((words) => <ReportMailStop {...words} />, {
      roles: [],
      answers: { staffStopReportMail: { success: true } },
    });
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop the Monday mail' }));
    await act(async () => {});
    expect(asked.map(({ request }) => request)).toEqual([{ params: { token } }]);
    expect(screen.getByRole('status')).toHaveTextContent('It is stopped.');
  });

  it('says so where it is cut off', async () => {
    window.history.replaceState(null, '', '/en/desk/report-mail#abc');
    await showDesk((words) => <ReportMailStop {...words} />, { roles: [], answers: {} });
    expect(screen.getByRole('alert')).toHaveTextContent(/^This link is not complete/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
