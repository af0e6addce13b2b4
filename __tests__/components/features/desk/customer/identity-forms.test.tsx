import { screen } from '@testing-library/react';
import type { Approval } from '@/contracts/approval/approval';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import { FirstAccountForm } from '@/features/desk/customer/first-account-form';
import { PasskeyRemovalForm } from '@/features/desk/customer/passkey-removal-form';
import { ApiError } from '@/lib/api/api-error';
import accountScreen from '@locales/en/account-screen.json';
import { showDesk } from '@test/support/staff/show-desk';
import { standIn } from '@test/support/backoffice/service-tools';

const approval: Approval = {
  id: 'AR-7F3K9Q2M',
  kind: 'first-bank-account',
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
const customer = standIn<CustomerFile>({
  phone: '+85251234568',
  language: 'hk',
  name: 'CHAN TAI MAN',
});

describe('What staff ask a second person for about a customer', () => {
  it('is a first bank account, once it can be one, with what the server says against it', async () => {
    const { user, asked, answers } = await showDesk(
      (words) => <FirstAccountForm customer={customer} onClose={jest.fn()} {...words} />,
      {
        answers: {
          deskCustomer: new ApiError('Refused', {
            status: 400,
            code: 'validation_failed',
            fields: { bankCode: 'No bank has this code.' },
          }),
        },
        roles: ['servicing'],
        namespaces: { 'account-screen': accountScreen },
      },
    );
    const ask = () => user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    expect(screen.getByRole('textbox', { name: 'Account holder' })).toHaveValue('CHAN TAI MAN');
    await ask();
    expect(screen.getByRole('textbox', { name: 'Bank code' })).toBeInvalid();
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Bank code' }), '999');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '123-456789-833');
    await ask();
    expect(screen.getByRole('alert')).toHaveTextContent('No bank has this code.');
    answers.deskCustomer = { data: { customerId: 'c1' }, approval };
    await ask();
    const bankAccount = {
      bankCode: '999',
      accountNumber: '123-456789-833',
      holder: 'CHAN TAI MAN',
    };
    expect(asked.at(-1)?.request).toEqual({
      body: { phone: '+85251234568', language: 'hk', bankAccount },
    });
    expect(screen.getByRole('link', { name: 'AR-7F3K9Q2M' })).toBeInTheDocument();
  });

  it('is the removal of lost passkeys, with how it was checked who asks', async () => {
    const { user, asked } = await showDesk(
      (words) => <PasskeyRemovalForm customerId="c1" onClose={jest.fn()} {...words} />,
      { answers: { deskRemovePasskeys: { data: approval } }, roles: ['servicing'] },
    );
    const ask = () => user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    await ask();
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'Identity card at the counter.');
    await ask();
    expect(asked.map(({ request }) => request)).toEqual([
      { params: { id: 'c1' }, body: { note: 'Identity card at the counter.' } },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('AR-7F3K9Q2M');
  });
});
