import { screen, within } from '@testing-library/react';
import type { CustomerFile } from '@/contracts/customer/customer-desk';
import type { MergePreview } from '@/contracts/customer/customer-merge';
import { CustomerMerge } from '@/features/desk/customer/merge/customer-merge';
import { ApiError } from '@/lib/api/api-error';
import { standIn } from '@test/support/backoffice/service-tools';
import { showDesk } from '@test/support/staff/show-desk';

const instant = '2026-11-16T04:00:00.000Z';
const double = {
  customerId: 'c2',
  name: 'CHAN TAI MAN',
  phoneEnding: '5432',
  language: 'hk',
  state: 'open',
  createdAt: instant,
  reasons: ['identity', 'email'],
};
const preview: MergePreview = {
  kept: {
    customerId: 'c1',
    name: '陳大文',
    phone: '+85291234567',
    email: 'tai.man@example.com',
    emailVerifiedAt: instant,
    bankAccount: null,
    identity: 'A123***(*)',
    createdAt: instant,
  },
  merged: {
    customerId: 'c2',
    name: 'CHAN TAI MAN',
    phone: '+85298765432',
    email: 'other@example.com',
    emailVerifiedAt: null,
    bankAccount: '004 ••••2002',
    identity: 'A123***(*)',
    createdAt: instant,
  },
  moved: [
    { kind: 'application', count: 0 },
    { kind: 'loan', count: 2 },
  ],
  sessions: 1,
  passkeys: 0,
  isSameIdentity: true,
  refusal: null,
};
const approval = {
  id: 'AR-7F3K9Q2M',
  kind: 'customer-merge',
  state: 'waiting',
  subject: 'customer:c1',
  amount: null,
  maker: 'amy@lender.hk',
  madeAt: instant,
  checker: null,
  decidedAt: null,
  reason: null,
  result: null,
};
const away = new ApiError('Away', { status: 503, code: 'unavailable' });

const show = (answers: Record<string, unknown>, role: 'servicing' | 'auditor' = 'servicing') =>
  showDesk(
    (words) => <CustomerMerge customer={standIn<CustomerFile>({ customerId: 'c1' })} {...words} />,
    {
      answers: {
        deskCustomerDoubles: { data: [double] },
        deskCustomerMerge: { data: preview },
        ...answers,
      },
      roles: [role],
    },
  );

describe('The merge of two records of one customer', () => {
  it('names the double and why, shows both, and asks once it is chosen whose details stay', async () => {
    const { user, asked, answers } = await show({ deskMergeCustomers: away });
    const doubles = await screen.findByRole('table', { name: 'Perhaps the same person' });
    expect(within(doubles).getByText('Identity card, Email address')).toBeInTheDocument();
    await user.click(within(doubles).getByRole('button', { name: 'Compare' }));
    const table = await screen.findByRole('table', { name: 'The two records' });
    expect(within(table).getByRole('row', { name: /Mobile number/ })).toHaveTextContent(
      'Mobile number+85291234567+85298765432',
    );
    expect(screen.getByText(/Both records name the same identity card/)).toBeInTheDocument();
    expect(screen.getByText('Loans, with their bookings: 2')).toBeInTheDocument();
    expect(screen.queryByText(/Applications, with consents/)).not.toBeInTheDocument();

    const ask = () => user.click(screen.getByRole('button', { name: 'Ask for approval' }));
    await ask();
    expect(screen.getAllByText('Please choose which one stays.')).toHaveLength(2);
    expect(asked.some(({ key }) => key === 'deskMergeCustomers')).toBe(false);
    const choose = (group: string, name: RegExp) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
    await choose('Mobile number that stays', /98765432/);
    await choose('Email address that stays', /tai\.man/);
    expect(screen.queryByRole('group', { name: /Bank account/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Only the other record has one/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'Came with the card.');
    await ask();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    answers.deskMergeCustomers = { data: approval };
    await ask();
    expect(asked.at(-1)?.request).toEqual({
      params: { id: 'c1', mergedId: 'c2' },
      body: { phone: 'merged', email: 'kept', bankAccount: 'kept', note: 'Came with the card.' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('AR-7F3K9Q2M');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('asks for no choice between two mail addresses that are one', async () => {
    const { user } = await show({
      deskCustomerMerge: {
        data: { ...preview, merged: { ...preview.merged, email: preview.kept.email } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('group', { name: 'Mobile number that stays' })).toBeVisible();
    expect(screen.queryByRole('group', { name: /Email address/ })).not.toBeInTheDocument();
  });

  it('says why two records stay two, and asks for nothing then', async () => {
    const { user } = await show({
      deskCustomerMerge: { data: { ...preview, isSameIdentity: false, refusal: 'identity' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('different identity cards');
    expect(screen.queryByText(/identity card is missing/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for approval' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Compare' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Merge with another record' })).toHaveFocus();
  });

  it('finds the record that staff know of, by itself or by an application, each once and never itself', async () => {
    const { user, asked } = await show({
      deskCustomerDoubles: { data: [] },
      deskSearch: {
        data: {
          by: 'name',
          customers: [double, { ...double, customerId: 'c1' }],
          applications: [
            { applicationNumber: 'HK-2026-1', name: 'CHAN TAI MAN', customerId: 'c2' },
            { applicationNumber: 'HK-2026-2', name: 'LEE SIU MING', customerId: 'c3' },
            { applicationNumber: 'HK-2026-3', name: 'NOBODY', customerId: null },
          ],
          isMore: false,
        },
      },
    });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Merge with another record' }));
    await user.type(screen.getByRole('textbox'), ' chan {Enter}');
    expect(asked.at(-1)?.request).toEqual({ body: { q: 'chan' } });
    const found = await screen.findAllByRole('button', { name: /Compare with/ });
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'Compare with CHAN TAI MAN (…5432)',
      'Compare with LEE SIU MING (HK-2026-2)',
    ]);
    await user.click(screen.getByRole('button', { name: /LEE SIU MING/ }));
    expect(asked.at(-1)?.request).toEqual({ params: { id: 'c1', mergedId: 'c3' } });
  });

  it('shows the double to who may only read, and says when it cannot be looked for', async () => {
    const { answers, user } = await show({ deskCustomerDoubles: away }, 'auditor');
    answers.deskCustomerDoubles = { data: [double] };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'CHAN TAI MAN' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Compare|Merge/ })).not.toBeInTheDocument();
  });
});
