import { act, screen, within } from '@testing-library/react';
import type { ApplicationReceipt } from '@/contracts/application/application';
import type { Indicative } from '@/contracts/application/indicative-result';
import { fastPassForm } from '@test/support/application/application-form';
import { show } from '@test/support/application/apply-step-screen';
import enForm from '@locales/en/application-form.json';
import { nextTask } from '@test/support/timing/next-task';

const product = 'fast-pass';
const loan = { amount: 2_950_000, tenorMonths: 180 };
const outside: Indicative = {
  result: 'outside-range',
  maxAmount: 3_540_000,
  loanToValue: 62.5,
  valuation: { value: 8_000_000, isRough: false },
  reasons: [{ textEn: 'Debts take too much.', textHk: '供款過高。', textCn: '月供过高。' }],
  toVerify: [{ textEn: 'Proof of income', textHk: '入息證明', textCn: '收入证明' }],
  figures: {
    wish: { amount: 5_000_000, tenorMonths: 180 },
    propertyValue: 8_000_000,
    usualAmount: 2_950_000,
    loan,
    payments: [
      { kind: 'lowest', annualRate: 8, apr: 8.3, amount: 28_191.74 },
      { kind: 'tested', annualRate: 9, apr: 9.38, amount: 29_920.86 },
      { kind: 'highest', annualRate: 31.15, apr: 36, amount: 77_334.64 },
    ],
    changes: [
      { kind: 'smaller', ...loan },
      { kind: 'lowerValue', amount: 0, tenorMonths: 180 },
    ],
    asOf: '2026-11-23',
    validUntil: '2026-12-21',
  },
};

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('The result of a fast pass before it is sent', () => {
  async function showResult(data: Indicative | null = outside) {
    const shown = await show('check', { product, form: fastPassForm() });
    expect(shown.lastCall()).toMatchObject({
      key: 'indicative',
      request: { query: { reference: 'draft-1' } },
    });
    await act(async () => {
      shown.lastCall().resolveWith({ data });
      await nextTask();
    });
    return shown;
  }
  const region = () =>
    screen.getByRole('region', { name: 'Outside our lending range as it stands' });

  it('says what could be lent, what it costs, until when that holds and what would change it', async () => {
    const { user } = await showResult();
    const texts = [
      'What could be lentUp to HK$2,950,000Over 15 years; up to HK$3,540,000 if our staff agree.',
      'Debts take too much.',
      'Value of the propertyHK$8,000,000Our online valuation.',
      'What you asked forHK$5,000,000 over 15 years62.5% of the value of the property.',
      'It rests on your answers alone',
      'Monthly paymentHK$28,192 to HK$77,335For HK$2,950,000 over 15 years.',
      'Interest rateFrom 8% a year (APR 8.30%, no fees counted), at most an APR of 36%',
      'Valid until21 December 2026',
      'If the surveyor’s value is 10% lower, nothing could be lent within our limits.',
    ];
    for (const text of texts) expect(region()).toHaveTextContent(text);
    expect(region()).not.toHaveTextContent(/reward|\{\{/i);
    const more = [
      /HK\$29,921 at 9%, the rate that we test with/,
      /^Valid until: While your answers/,
      'Proof of income',
    ];
    for (const text of more) expect(within(region()).getByText(text)).not.toBeVisible();
    await user.click(screen.getByText('More about this result'));
    for (const text of more) expect(within(region()).getByText(text)).toBeVisible();
  });

  it('leaves a wish that could be lent as it is to the details', async () => {
    const { figures } = outside;
    await showResult({
      ...outside,
      result: 'within-range',
      figures: figures && { ...figures, wish: loan },
    });
    const wish = screen.getByText(/What you asked for: HK\$2,950,000 over 15 years/);
    expect(wish).not.toBeVisible();
    expect(screen.queryByText('What you asked for')).toBeNull();
  });

  it('asks for nothing below it that an indication does not need', async () => {
    const { applicants: _name, ...form } = fastPassForm();
    await show('check', { product, form });
    const ask = within(screen.getByRole('region', { name: 'Send it to us' }));
    expect(ask.getByRole('textbox', { name: 'Full name in English' })).toBeVisible();
    expect(ask.getAllByRole('radio')).toHaveLength(2);
    expect(ask.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(enForm.consents.marketingHeading)).toBeNull();
  });

  it('shows a consent to advertising that was given before, to take it back', async () => {
    const { applicants: _name, ...form } = fastPassForm();
    const consents = { ...form.consents, marketingOwn: true };
    await show('check', { product, form: { ...form, consents } });
    expect(screen.getByRole('checkbox', { name: /may use these data/ })).toBeChecked();
  });

  it('keeps the key facts still while it is worked out', async () => {
    const { lastCall } = await show('check', { product, form: fastPassForm() });
    const facts = screen.getByRole('region', { name: 'Key facts before you send' });
    const before = facts.innerHTML;
    expect(facts).not.toHaveTextContent('This is not a loan agreement yet');
    await act(async () => {
      lastCall().resolveWith({ data: outside });
      await nextTask();
    });
    expect(facts.innerHTML).toBe(before);
  });

  it('is worked out again for a loan that would do, once it is saved', async () => {
    const { user, lastCall } = await showResult();
    await user.click(
      within(region()).getByRole('button', { name: 'See it with HK$2,950,000 over 15 years' }),
    );
    expect(region()).toHaveFocus();
    expect(lastCall()).toMatchObject({
      key: 'saveSection',
      request: { body: { section: 'loan', value: loan } },
    });
    expect(screen.getByText('Working out the result…')).toBeVisible();
    await act(async () => {
      lastCall().resolveWith({ data: { reference: 'draft-1', version: 2, phone: null } });
      await nextTask();
    });
    expect(lastCall()).toMatchObject({ key: 'indicative' });
    await act(async () => {
      lastCall().resolveWith({ data: { ...outside, result: 'within-range', reasons: [] } });
      await nextTask();
    });
    expect(screen.getByRole('region', { name: 'Within our lending range' })).toBeVisible();
    expect(screen.queryByText('Working out the result…')).toBeNull();
  });

  it('is saved as PDF, and says where that failed', async () => {
    const { user, lastCall } = await showResult();
    await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
    expect(lastCall()).toMatchObject({
      key: 'indicativeDocument',
      request: { body: { reference: 'draft-1' } },
    });
    await act(async () => {
      lastCall().rejectWith(new Error('no line'));
      await nextTask();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The PDF could not be made.');
  });

  it('gives way to the payment alone where the API has none', async () => {
    await showResult(null);
    expect(screen.getByRole('region', { name: 'What this means' })).toBeVisible();
  });
});

describe('The questions of a fast pass', () => {
  const ask = (amount: number) => {
    const { consents, property, loan: wish, income } = fastPassForm();
    return show('property', {
      product,
      form: { consents, property, income, loan: { ...wish, amount } },
    });
  };

  it('leave the figures to the result, but say at once what speaks against the wish', async () => {
    const { user } = await ask(3_000_000);
    expect(screen.getByRole('textbox', { name: 'Loan amount' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What this means' })).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Loan amount' }));
    await user.type(screen.getByRole('textbox', { name: 'Loan amount' }), '60m');
    expect(screen.getByRole('region', { name: 'What this means' })).toHaveTextContent(
      'As it stands, this is outside our range.',
    );
  });

  it('ask for the area of a flat from the lists, by which the result values it, and fold an own value away', async () => {
    const { property, ...form } = fastPassForm();
    const chosen = { places: { estate: 'e1' }, label: 'Taikoo Shing', estimatedValue: undefined };
    const { user } = await show('property', {
      product,
      form: { ...form, property: { ...property, ...chosen, address: 'Taikoo Shing' } },
    });
    const value = () => screen.getByLabelText(/^Estimated value/);
    expect(screen.getByRole('textbox', { name: /^Saleable area/ })).toBeVisible();
    expect(value()).not.toBeVisible();
    await user.click(screen.getByText('Add your own value (optional)'));
    expect(value()).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Village house' }));
    expect(screen.queryByText('Add your own value (optional)')).toBeNull();
    expect(value()).toBeVisible();
  });

  it('do not ask who pays the salary', async () => {
    await ask(3_000_000);
    await screen.findByText('Monthly income');
    expect(screen.queryByRole('textbox', { name: 'Employer' })).toBeNull();
  });
});

describe('The receipt of a fast pass', () => {
  const receipt: ApplicationReceipt = {
    appl_no: 'HK-2026-7F3K9Q2M',
    received_at: '2026-11-23T01:02:03.000Z',
    promised_by: null,
    next_action: 'send-documents',
  };
  const within5m: Indicative = { ...outside, result: 'within-range' };
  const small: Indicative = {
    ...within5m,
    figures: outside.figures && { ...outside.figures, wish: { ...loan, amount: 900_000 } },
  };
  it.each([
    ['stands beside a result within our range', within5m, 1],
    ['does not stand beside one outside it', outside, 0],
    ['does not stand beside a loan that is too small for it', small, 0],
  ])('holds the reward out only where it can follow: it %s', async (_what, indicative, count) => {
    await show('done', { product, form: {}, receipt: { ...receipt, indicative } });
    await screen.findByText('Indicative, not an approval');
    // The list of documents says it.
    expect(screen.queryByText('Proof of income')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('heading', { name: 'HK$10,000 reward' })).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^See it with/ })).toBeNull();
  });

  it('says the reward, and from which loan on it follows, as they were set', async () => {
    const promises = { reward: 12_000, rewardLoan: 800_000 };
    await show('done', { product, form: {}, receipt: { ...receipt, indicative: small }, promises });
    expect(await screen.findByRole('heading', { name: 'HK$12,000 reward' })).toBeVisible();
  });
});
