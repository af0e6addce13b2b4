import { act, screen, within } from '@testing-library/react';
import type {
  CampaignCostPage,
  CostImport,
  CostImportRecord,
} from '@/contracts/campaign/campaign-cost';
import type { Role } from '@/contracts/staff/permissions';
import { CampaignScreen } from '@/features/desk/campaign/campaign-screen';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const content = 'date,source\n';
const page: CampaignCostPage = {
  from: '2026-08-20',
  to: '2026-11-17',
  data: [
    {
      day: '2026-11-16',
      source: 'google',
      medium: 'cpc',
      campaign: '',
      amount: 1_250.5,
      importedBy: 'may@lender.hk',
    },
  ],
  total: 1_250.5,
  rows: 1,
};
const record: CostImportRecord = {
  id: 'h4n8wp',
  importedAt: '2026-11-16T04:00:00.000Z',
  importedBy: 'may@lender.hk',
  fileName: 'november.csv',
  from: '2026-11-01',
  to: '2026-11-16',
  total: 18_400,
  added: 14,
  changed: 1,
  same: 1,
  removed: 0,
  undoneAt: null,
  undoneBy: null,
  mayUndo: true,
};
const show = (answers: DeskAnswers = {}, roles: Role[] = ['marketer']) =>
  showDesk((words) => <CampaignScreen id="costs" query={new URLSearchParams()} {...words} />, {
    roles,
    answers: { deskCampaignCosts: page, deskCostImports: { data: [record] }, ...answers },
  });
const importing = async (data: CostImport) => {
  const view = await show({ deskImportCampaignCosts: { data } });
  const file = new File([content], 'costs.csv', { type: 'text/csv' });
  await view.user.upload(screen.getByLabelText('File of costs'), file);
  await view.user.click(screen.getByRole('button', { name: 'Import' }));
  await act(async () => {});
  return view;
};

describe('Costs of campaigns at the desk', () => {
  // jsdom cannot read a file.
  beforeAll(() =>
    Object.defineProperty(Blob.prototype, 'text', {
      configurable: true,
      value: async () => content,
    }),
  );
  afterAll(() => Reflect.deleteProperty(Blob.prototype, 'text'));

  it('are listed by day with their sum, and exported', async () => {
    await show();
    const row = within(screen.getByRole('row', { name: /^16 November 2026 google/ }));
    expect(row.getByRole('cell', { name: 'HK$1,250.50' })).toBeVisible();
    expect(
      screen.getByText('20 August 2026 – 17 November 2026: HK$1,250.50 in 1 line.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Costs' })).toHaveAttribute('aria-current', 'page');
  });

  it('are imported, and the list is read again', async () => {
    const { asked } = await importing({
      problems: [],
      imported: {
        from: '2026-11-01',
        to: '2026-11-16',
        total: 1_250.5,
        added: 3,
        changed: 2,
        same: 1,
        removed: 0,
      },
    });
    expect(asked.find(({ key }) => key === 'deskImportCampaignCosts')?.request).toEqual({
      body: { content, name: 'costs.csv' },
    });
    expect(
      screen.getByText(/HK\$1,250\.50\. New lines: 3, changed: 2, unchanged: 1, removed: 0\./),
    ).toBeVisible();
    expect(asked.filter(({ key }) => key === 'deskCampaignCosts')).toHaveLength(2);
  });

  it('with anything wrong are not imported, and each problem says where it is', async () => {
    const { asked } = await importing({
      problems: [
        { line: 3, column: 'currency', problem: 'currency', cell: 'USD' },
        { line: 1_204, column: null, problem: 'repeated', cell: '2026-11-16, google' },
      ],
      imported: null,
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nothing was imported: 2 things have to be put right.',
    );
    const rows = within(screen.getByRole('table', { name: 'What has to be put right' }));
    expect(
      rows.getByRole('row', { name: '3 currency Amounts are in HKD alone. USD' }),
    ).toBeVisible();
    expect(rows.getByRole('row', { name: /^1,204 – An earlier line/ })).toBeVisible();
    expect(asked.filter(({ key }) => key === 'deskCampaignCosts')).toHaveLength(1);
  });

  it('of a file are taken back once that was confirmed, and everything is read again', async () => {
    const { user, asked } = await show({ deskUndoCostImport: { data: record } });
    const past = within(screen.getByRole('table', { name: 'Past imports' }));
    expect(
      past.getByRole('row', { name: /november\.csv.*16 HK\$18,400\.00 new 14, changed 1/ }),
    ).toBeVisible();
    await user.click(past.getByRole('button', { name: 'Take back november.csv' }));
    expect(asked.find(({ key }) => key === 'deskUndoCostImport')).toBeUndefined();
    await user.click(past.getByRole('button', { name: 'Take back now' }));
    expect(asked.find(({ key }) => key === 'deskUndoCostImport')?.request).toEqual({
      params: { id: record.id },
    });
    for (const list of ['deskCampaignCosts', 'deskCostImports'])
      expect(asked.filter(({ key }) => key === list)).toHaveLength(2);
  });

  it('that a later file changed say so where they cannot be taken back', async () => {
    const { user } = await show({
      deskUndoCostImport: new ApiError('No', { status: 409, code: 'conflict' }),
    });
    await user.click(screen.getByRole('button', { name: 'Take back november.csv' }));
    await user.click(screen.getByRole('button', { name: 'Take back now' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^It can no longer be taken back/);
  });

  it('are imported and taken back by marketers alone', async () => {
    await show({}, ['auditor']);
    expect(screen.queryByRole('button', { name: /^Import|^Take back/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toBeVisible();
  });
});
