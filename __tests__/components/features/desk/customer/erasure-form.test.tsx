import { screen, within } from '@testing-library/react';
import type { ErasurePreview } from '@/contracts/customer/customer-desk';
import { ErasureForm } from '@/features/desk/customer/erasure-form';
import { ApiError } from '@/lib/api/api-error';
import { showDesk } from '@test/support/staff/show-desk';

const preview: ErasurePreview = {
  askedAt: null,
  lines: [
    { kind: 'account', count: 1, hold: 'ended-loan', until: '2033-12-16' },
    { kind: 'loan', count: 1, hold: 'running-loan', until: null },
    { kind: 'message', count: 3, hold: null, until: null },
  ],
};
const approval = {
  id: 'AR-7F3K9Q2M',
  kind: 'customer-erasure',
  state: 'waiting',
  subject: 'customer:c1',
  amount: null,
  maker: 'amy@lender.hk',
  madeAt: '2026-11-16T04:00:00.000Z',
  checker: null,
  decidedAt: null,
  reason: null,
  result: null,
};

const show = (shown: ErasurePreview, answers: Record<string, unknown> = {}) =>
  showDesk((words) => <ErasureForm customerId="c1" onClose={jest.fn()} {...words} />, {
    answers: { deskCustomerErasure: { data: shown }, ...answers },
    roles: ['servicing'],
  });

describe('The erasure of a customer’s data', () => {
  it('shows what goes and what stays, why and until when, and is asked for with a reason', async () => {
    const { user, asked, answers } = await show(preview, {
      deskEraseCustomer: new ApiError('Away', { status: 503, code: 'unavailable' }),
    });
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Account with contact details1Kept until 16 December 2033: records of an ended loan are kept by law',
      'Loans, with their bookings1Kept: the loan runs',
      'Messages3Erased at once',
    ]);
    expect(screen.getByRole('heading')).toHaveFocus();
    const ask = () => user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    await ask();
    expect(screen.getByRole('textbox')).toBeInvalid();
    await user.type(screen.getByRole('textbox'), 'Letter of 12 November.');
    await ask();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Letter of 12 November.');
    answers.deskEraseCustomer = { data: approval };
    await ask();
    expect(asked.at(-1)?.request).toEqual({
      params: { id: 'c1' },
      body: { note: 'Letter of 12 November.' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('AR-7F3K9Q2M');
  });

  it('says that nothing goes at once where everything is held, and may be asked for all the same', async () => {
    await show({ ...preview, lines: preview.lines.slice(0, 2) });
    expect(await screen.findByText(/nothing would be erased at once/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });

  it('is not asked for again while the rest of one waits and nothing came since', async () => {
    await show({ askedAt: '2026-11-16T04:00:00.000Z', lines: preview.lines.slice(0, 2) });
    expect(
      await screen.findByText(/approved on 16 November 2026.*Nothing came since/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says when it cannot be read, and reads again', async () => {
    const { user, answers } = await show(preview, {
      deskCustomerErasure: new ApiError('Away', { status: 503, code: 'unavailable' }),
    });
    answers.deskCustomerErasure = { data: preview };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
