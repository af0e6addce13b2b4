import { act, screen } from '@testing-library/react';
import type { ApprovalDetail } from '@/contracts/approval/approval';
import { ApprovalDecision } from '@/features/desk/approval/approval-decision';
import { sessionReceived } from '@/features/desk/session/staff-session.slice';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const approval: ApprovalDetail = {
  id: 'AR-7F3K9Q2M',
  kind: 'loan-drawdown',
  state: 'waiting',
  subject: 'loan:LN-2026-7F3K9Q2M',
  amount: 50_000,
  maker: 'cat@lender.hk',
  madeAt: '2026-11-16T04:00:00.000Z',
  checker: null,
  decidedAt: null,
  reason: null,
  result: null,
  facts: [{ name: 'amount', value: 50_000 }],
  hash: 'of what is shown',
  blocked: null,
};

async function show(answers: DeskAnswers) {
  const onChanged = jest.fn();
  const shown = await showDesk(
    (words) => <ApprovalDecision approval={approval} onChanged={onChanged} {...words} />,
    { answers, roles: ['approver'] },
  );
  const sent = (name: string) =>
    shown.asked.filter(({ key }) => key === name).map(({ request }) => request);
  return { ...shown, onChanged, sent };
}

describe('Deciding on a request', () => {
  it('wants a fresh code where the last is some time ago, and then approves what was shown', async () => {
    const unproven = new ApiError('Confirm first', { status: 409, code: 'step_up_required' });
    const { user, store, sent, answers, onChanged } = await show({
      deskApprove: unproven,
      deskStepUp: { success: true },
    });
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByRole('status')).toHaveTextContent('Confirm first that it is you');
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Code from your/ }), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm with the code' }));
    expect(sent('deskStepUp')).toEqual([{ body: { code: '123456' } }]);
    const { session } = store.getState().staffSession;
    if (!session) throw new Error('Nobody is signed in');
    act(
      () =>
        void store.dispatch(
          sessionReceived({ ...session, provenUntil: '2026-11-16T04:05:00.000Z' }),
        ),
    );
    answers.deskApprove = { data: { ...approval, state: 'approved' } };
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(sent('deskApprove').at(-1)).toEqual({
      params: { id: approval.id },
      body: { hash: approval.hash },
    });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('rejects with a reason only', async () => {
    const { user, sent, onChanged } = await show({
      deskReject: { data: { ...approval, state: 'rejected' } },
    });
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('Enter a reason.')).toBeInTheDocument();
    expect(sent('deskReject')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Not her account.');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(sent('deskReject')).toEqual([
      { params: { id: approval.id }, body: { reason: 'Not her account.' } },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it.each(['approval_void', 'approval_closed'])(
    'offers no decision any more after %s',
    async (code) => {
      const { user, onChanged } = await show({
        deskApprove: new ApiError('Something it rests on has changed.', { status: 409, code }),
      });
      await user.click(screen.getByRole('button', { name: 'Approve' }));
      expect(screen.getByRole('alert')).toHaveTextContent('Something it rests on has changed.');
      expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(onChanged).toHaveBeenCalledTimes(1);
    },
  );
});
