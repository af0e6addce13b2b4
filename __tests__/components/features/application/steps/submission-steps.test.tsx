import { act, screen, within } from '@testing-library/react';
import type { ApplicationReceipt } from '@/contracts/application/application';
import { completeForm } from '@test/support/application/application-form';
import { push, replace } from '@test/support/fakes/next-navigation';
import { nextTask } from '@test/support/timing/next-task';
import { show } from '@test/support/application/apply-step-screen';

beforeEach(() => {
  document.title = 'Apply';
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the check before sending', () => {
  const send = () => screen.getByRole('button', { name: 'Send my application' });

  it('reads everything back, identity numbers hidden, and lets each be changed where it stands', async () => {
    const { user } = await show('check', { form: completeForm(), phone: '**** 4567' });
    expect(screen.getByText('A123***(*)')).toBeVisible();
    expect(screen.queryByText(/A123456/)).not.toBeInTheDocument();
    expect(screen.getByText('HK$4,500,000')).toBeVisible();
    // What need not be answered and was not has no line.
    expect(screen.queryByText('Email')).not.toBeInTheDocument();
    expect(screen.queryByText('Still to be answered')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change Loan amount' }));
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: 'Loan amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '3m');
    await user.click(screen.getByRole('button', { name: 'Save this change' }));
    expect(screen.getByText('HK$3,000,000')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change Loan amount' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Change Mobile number' })).toHaveAttribute(
      'href',
      '/en/apply/first/phone?change=1',
    );
  });

  it('of a second mortgage has no line for the payment of the first, which is among the debts', async () => {
    const mortgages = [{ lender: 'Harbour Bank', outstanding: 1_000_000 }];
    await show('check', {
      product: 'second',
      form: completeForm({ existing: { hasMortgages: true, mortgages } }),
      phone: '**** 4567',
    });
    expect(screen.getByText('HK$1,000,000')).toBeVisible();
    expect(screen.queryByText('Not provided')).toBeNull();
  });

  it('names the product that led here', async () => {
    await show('check', {
      form: completeForm({
        loan: { amount: 1_500_000, tenorMonths: 60, purpose: 'other', interest: 'rmb' },
      }),
      phone: '**** 4567',
    });
    expect(
      screen.getByText('Product you are interested in', { selector: 'dt' }).nextElementSibling,
    ).toHaveTextContent('RMB loan');
    expect(
      screen.getByRole('button', { name: 'Change Product you are interested in' }),
    ).toBeVisible();
  });

  it('sends nothing while an answer is missing', async () => {
    const { user, calls } = await show('check', {
      form: completeForm({ income: { employment: 'retired', monthlyIncome: 1 } }),
      phone: '**** 4567',
    });
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(
      '“Monthly payments on all loans and cards” needs an answer.',
    );
    expect(calls).toHaveLength(1);
  });

  it('asks for a code first where the number is not proven', async () => {
    const { user, calls } = await show('check', { form: completeForm() });
    await user.click(send());
    expect(push).toHaveBeenCalledWith('/en/apply/first/phone');
    expect(calls).toHaveLength(1);
  });

  it('shows the words of a refusal and lets the answers be changed', async () => {
    const { user, lastCall } = await show('check', { form: completeForm(), phone: '**** 4567' });
    await user.click(send());
    expect(lastCall()).toMatchObject({ key: 'createApplication' });
    await act(async () => {
      lastCall().resolveWith({ LOS: { BODY: { rtn_msg: 'Closed until Monday' } } });
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Closed until Monday');
    expect(screen.getByRole('button', { name: 'Change Loan amount' })).toBeVisible();
  });
});

describe('the receipt, opened again', () => {
  const receipt: ApplicationReceipt = {
    appl_no: 'HK-2026-7F3K9Q2M',
    received_at: '2026-11-21T01:02:03.000Z',
    promised_by: '2026-11-22T01:02:03.000Z',
    next_action: 'send-documents',
  };

  it('shows the number, our promise with its time and what to do next, and texts the link once', async () => {
    const { user, calls, lastCall } = await show('done', { form: {}, phone: '**** 4567', receipt });
    expect(screen.getByText(receipt.appl_no)).toBeVisible();
    expect(screen.getByText('21 November 2026 09:02:03')).toBeVisible();
    expect(
      screen.getByText('By 22 November 2026 09:02:03. We will tell you by text message.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send documents now' })).toHaveAttribute(
      'href',
      '/en/upload-document',
    );
    expect(screen.getByRole('link', { name: 'Track your application' })).toHaveAttribute(
      'href',
      '/en/account/applications',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Text me the link' }));
    expect(calls.slice(1)).toMatchObject([
      {
        key: 'sendSMS',
        request: { body: { kind: 'upload-link', applicationNumber: receipt.appl_no } },
      },
    ]);
    await act(async () => {
      lastCall().resolveWith({ success: true });
      await nextTask();
    });
    expect(screen.getByRole('status')).toHaveTextContent('The link is on its way.');
    await user.click(screen.getByRole('button', { name: 'Text me the link' }));
    await act(async () => {
      lastCall().resolveWith({
        success: false,
        result: { error: 'You can ask for another in 1 min.' },
        msg: '',
      });
      await nextTask();
    });
    expect(screen.getByRole('status')).toHaveTextContent('You can ask for another in 1 min.');
  });

  it('of a fast pass says when we decide, and keeps the steps behind one tap', async () => {
    const { user } = await show('done', { product: 'fast-pass', form: {}, receipt });
    const [inSight, inSteps] = screen.getAllByText(/^A decision within 24 hours/);
    expect(inSight).toBeVisible();
    expect(inSteps).not.toBeVisible();
    await user.click(screen.getByText('What happens next'));
    expect(inSteps).toBeVisible();
    expect(screen.getByText('21 November 2026 09:02:03')).toBeVisible();
  });

  it('names the documents that the answers ask for behind one tap, and leaves the reasons to their list', async () => {
    const wanted = { required: true, months: null, copies: 1, condition: null } as const;
    const { user } = await show('done', {
      form: {},
      receipt: {
        ...receipt,
        documents: [
          { ...wanted, slot: 'identity', why: 'registered-owner', copies: 2 },
          { ...wanted, slot: 'tenancy-agreement', why: 'rent-and-tenant', condition: 'is-let' },
          { ...wanted, slot: 'other', why: 'anything-else', required: false },
        ],
      },
    });
    const first = await screen.findByText(/^HKID card or passport/);
    expect(first).not.toBeVisible();
    await user.click(screen.getByText('What to have ready'));
    expect(first).toBeVisible();
    const names = within(screen.getAllByRole('list').at(-1) ?? first).getAllByRole('listitem');
    expect(names).toHaveLength(2);
    expect(names[0]).toHaveTextContent(/^HKID card or passport[^.]*people$/);
    expect(names[1]).toHaveTextContent(/Tenancy agreement.*if the property is let/s);
  });

  it('names who has not confirmed yet and texts that person another link', async () => {
    const person = { phoneEnding: '5432', invitedAt: null, answeredAt: null };
    const { user, lastCall } = await show('done', {
      form: {},
      receipt: {
        ...receipt,
        promised_by: null,
        co_applicants: [
          { ...person, position: 1, name: 'WONG SIU MING', state: 'confirmed' },
          { ...person, position: 2, name: 'LEE KA YAN', state: 'waiting' },
        ],
      },
    });
    const section = await screen.findByRole('region', { name: 'Who applies with you' });
    expect(within(section).getByText('WONG SIU MING: confirmed')).toBeVisible();
    expect(
      within(section).getByText('LEE KA YAN, number ending 5432: not confirmed yet'),
    ).toBeVisible();
    expect(screen.getByText(/everyone who applies with you has to confirm/)).toBeVisible();
    await user.click(within(section).getByRole('button', { name: 'Text a new link' }));
    expect(lastCall()).toMatchObject({
      key: 'sendSMS',
      request: {
        body: { kind: 'co-apply-link', applicationNumber: receipt.appl_no, position: 2 },
      },
    });
  });

  it('asks for no documents once the application has moved on', async () => {
    await show('done', { form: {}, receipt: { ...receipt, next_action: 'wait' } });
    expect(screen.getByText(receipt.appl_no)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send documents now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Text me the link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Track your application' })).toBeVisible();
  });

  it('takes the place of the check, so that Back leads past it', async () => {
    await show('check', { form: {}, receipt });
    expect(replace).toHaveBeenCalledWith('/en/apply/first/done');
    expect(push).not.toHaveBeenCalled();
  });
});
