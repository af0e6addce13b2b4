import { act, screen } from '@testing-library/react';
import { CopyForm } from '@/features/desk/customer/copy-form';
import { sessionReceived } from '@/features/desk/session/staff-session.slice';
import { ApiError } from '@/lib/api/api-error';
import { saveFile } from '@/lib/save-file';
import { showDesk } from '@test/support/staff/show-desk';

jest.mock('@/lib/save-file', () => ({ saveFile: jest.fn() }));

describe('A copy of a customer’s data', () => {
  it('needs a reason, wants a fresh code without losing it, and is saved', async () => {
    const onDone = jest.fn();
    const { user, asked, answers, store } = await showDesk(
      (words) => <CopyForm customerId="c1" onDone={onDone} onClose={jest.fn()} {...words} />,
      {
        answers: {
          deskCopyCustomer: new ApiError('Confirm', { status: 409, code: 'step_up_required' }),
        },
        roles: ['servicing'],
      },
    );
    const make = () => user.click(screen.getByRole('button', { name: 'Make the copy' }));
    await make();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reason/);
    await user.type(screen.getByRole('textbox'), 'By letter.');
    await make();
    expect(screen.getByText(/Confirm first that it is you/)).toBeInTheDocument();
    const { session } = store.getState().staffSession;
    if (!session) throw new Error('Nobody is signed in');
    const content = new Blob(['PK']);
    answers.deskCopyCustomer = { name: 'personal-data-2026-11-16.zip', content };
    act(
      () =>
        void store.dispatch(
          sessionReceived({ ...session, provenUntil: '2026-11-16T04:05:00.000Z' }),
        ),
    );
    await make();
    expect(saveFile).toHaveBeenCalledWith(content, 'personal-data-2026-11-16.zip');
    expect(asked.at(-1)?.request).toEqual({ params: { id: 'c1' }, body: { note: 'By letter.' } });
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
