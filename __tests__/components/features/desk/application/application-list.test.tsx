import { screen, within } from '@testing-library/react';
import { deskRowExample } from '@/backoffice/http/openapi/examples/desk-application';
import type { DeskApplicationRow } from '@/contracts/application/application-desk';
import { applicationList } from '@/features/desk/application/application-list';
import { DeskListView } from '@/features/desk/list/desk-list-view';
import { showDesk } from '@test/support/staff/show-desk';

it('names the documents that an application lacks, or says how many wait for a review', async () => {
  const rows: Partial<DeskApplicationRow>[] = [
    {
      applicationNumber: 'A-1',
      openDocuments: [
        { slot: 'payslips', state: 'missing' },
        { slot: 'further-1', state: 'missing', name: 'HSBC, May' },
        { slot: 'identity', state: 'unreviewed' },
      ],
    },
    { applicationNumber: 'A-2', openDocuments: [{ slot: 'identity', state: 'unreviewed' }] },
    { applicationNumber: 'A-3', openDocuments: [] },
    {
      applicationNumber: 'A-4',
      state: 'declined',
      openDocuments: [{ slot: 'payslips', state: 'missing' }],
    },
  ];
  await showDesk(
    (words) => (
      <DeskListView
        list={applicationList}
        section="applications"
        title="Applications"
        query={new URLSearchParams()}
        {...words}
      />
    ),
    {
      roles: ['case-handler'],
      answers: {
        deskApplications: {
          data: rows.map((row) => ({ ...deskRowExample, ...row })),
          next: null,
          total: rows.length,
        },
        deskSavedViews: { data: [] },
      },
    },
  );
  const [head, ...lines] = screen.getAllByRole('row');
  const column = within(head ?? document.body)
    .getAllByRole('columnheader')
    .findIndex((cell) => cell.textContent?.startsWith('Documents'));
  expect(lines.map((line) => line.children[column]?.textContent)).toEqual([
    '2 missingPayslips, HSBC, May',
    'All there1 to review',
    'All there',
    '–',
  ]);
});
