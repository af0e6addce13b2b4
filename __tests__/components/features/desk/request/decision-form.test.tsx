import { screen, within } from '@testing-library/react';
import type { DeskRequest } from '@/contracts/account/request-desk';
import { DecisionForm } from '@/features/desk/request/decision-form';
import { showDesk } from '@test/support/staff/show-desk';

const at = '2026-11-16T04:00:00.000Z';
const asked: DeskRequest = {
  reference: 'RQ-7F3K9Q2M',
  kind: 'settlement',
  state: 'approved',
  createdAt: at,
  changedAt: at,
  canCancel: false,
  loanNo: 'LN-2025-DEM0SEC0',
  amount: null,
  months: null,
  on: '2026-11-16',
  detail: null,
  history: [],
  dueAt: null,
  assignee: null,
  version: 3,
  customerId: 'cu_1',
  customerName: 'CHAN Tai Man',
  language: 'hk',
  text: null,
  nextStates: ['completed', 'declined'],
  notes: [],
  conflicts: [],
};

async function complete(request: DeskRequest, amount: string) {
  const shown = await showDesk(
    (words) => <DecisionForm request={request} onChanged={() => undefined} {...words} />,
    {
      answers: {
        deskPreviewDecision: {
          data: { before: null, after: null, holiday: null, needsApproval: false, version: 3 },
        },
      },
      roles: ['servicing'],
    },
  );
  const form = within(screen.getByRole('form', { name: 'Decide' }));
  await shown.user.selectOptions(form.getByRole('combobox', { name: 'New status' }), 'completed');
  const field = form.getByRole('textbox', { name: /^Amount that came in/ });
  await shown.user.clear(field);
  await shown.user.type(field, amount);
  await shown.user.type(form.getByRole('textbox', { name: 'Reason' }), 'It came.');
  await shown.user.click(form.getByRole('button', { name: 'Show the effect' }));
  return { field, previews: shown.asked.filter(({ key }) => key === 'deskPreviewDecision') };
}

describe('What came in', () => {
  it('for a settlement is nothing where what was paid in advance clears the loan', async () => {
    const { field, previews } = await complete(asked, '0');
    expect(field).toHaveAccessibleDescription(
      'Without what was paid in advance. Enter 0 where that clears the loan.',
    );
    expect(previews).toMatchObject([{ request: { body: { state: 'completed' } } }]);
    expect(previews[0]?.request).not.toHaveProperty('body.amount');
  });

  it('for a part of the principal is a figure above 0', async () => {
    const { field, previews } = await complete(
      { ...asked, kind: 'prepayment', amount: 5_000 },
      '0',
    );
    expect(field).toHaveAccessibleDescription('Enter a figure.');
    expect(previews).toEqual([]);
  });
});
