import { screen, within } from '@testing-library/react';
import { showCalculator } from '@test/support/calculation/calculator-setup';
import { amount, fact, field, retype } from '@test/support/calculation/calculator-screen';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

describe('changes during the term', () => {
  // Worked out by hand from the definition: interest of each month rounded, a new level payment over the months left.
  it('set the payment anew from the month after: rate and second draw-down', async () => {
    const { user } = await showCalculator();
    await user.click(screen.getByRole('button', { name: 'Add a second draw-down' }));
    expect(screen.getByText('From payment 7: HK$42,673.94')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the second draw-down' }));
    await user.click(screen.getByRole('button', { name: 'Add a rate change' }));
    expect(amount()).toBe('HK$36,398.28');
    expect(screen.getByText('From payment 13: HK$37,863.84')).toBeVisible();
    await user.tab();
    expect(decodeURIComponent(window.location.search)).toBe('?rateChange=12:9');
  });

  it('come back from the address, and go one by one', async () => {
    const { user } = await showCalculator({
      query: '?rateChange=12:9&rateChange=24:10&drawdown=6:500000',
    });
    expect(screen.getAllByText(/^From payment/).map((line) => line.textContent)).toEqual([
      'From payment 7: HK$42,673.94',
      'From payment 13: HK$44,392.19',
      'From payment 25: HK$45,979.86',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    expect(field('New rate 1').value).toBe('10.00');
    expect(screen.getAllByText(/^From payment/)).toHaveLength(2);
  });

  it('keep the focus where it goes on: in what was added, and on the button that adds another', async () => {
    const { user } = await showCalculator();
    await user.click(screen.getByText(/^Fee, rate changes/));
    await user.click(screen.getByRole('button', { name: 'Add a rate change' }));
    expect(screen.getByRole('textbox', { name: 'Rate change 1, after' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    expect(screen.getByRole('button', { name: 'Add a rate change' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add a second draw-down' }));
    expect(screen.getByRole('textbox', { name: 'Second draw-down, after' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove the second draw-down' }));
    expect(screen.getByRole('button', { name: 'Add a second draw-down' })).toHaveFocus();
  });

  it('are marked beyond the term and the limit of the property', async () => {
    const { user } = await showCalculator({ query: '?drawdown=500:9000000&rateChange=500:99' });
    for (const [name, shown, message] of [
      ['Second draw-down, after', '500', 'Enter 9 years 11 months or less.'],
      ['Amount of the second draw-down', '9,000,000', 'Enter HK$1,500,000 or less.'],
      ['New rate 1', '99.00', 'Enter 60.00% or less.'],
    ] as const) {
      expect(field(name).value).toBe(shown);
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    await user.click(screen.getByText(/^Fee, rate changes/));
    await user.click(screen.getByRole('button', { name: 'Remove the second draw-down' }));
    await user.click(screen.getByRole('button', { name: 'Remove rate change 1' }));
    await retype(user, 'Loan amount', '4.5m');
    expect(screen.getByRole('button', { name: 'Add a second draw-down' })).toBeDisabled();
    expect(screen.getByText(/nothing is left to draw later/)).toBeVisible();
  });

  it('are not asked of revolving credit', async () => {
    await showCalculator({ query: '?paymentType=revolving&rateChange=12:9' });
    expect(screen.queryByRole('button', { name: 'Add a rate change' })).toBeNull();
    expect(amount()).toBe('HK$4,520.55');
  });
});

describe('comparison', () => {
  it('puts up to three loans side by side', async () => {
    const { user } = await showCalculator();
    const keep = screen.getByRole('button', { name: 'Keep these figures' });
    await user.click(keep);
    await user.click(screen.getByRole('tab', { name: 'Interest only' }));
    await user.click(keep);
    await user.click(keep);
    expect(keep).toBeDisabled();
    const table = within(screen.getByRole('group', { name: 'Compare loans' })).getByRole('table');
    const payments = within(table).getByRole('row', { name: /^Payment/ });
    expect(
      within(payments)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['HK$36,398.28', 'HK$25,000.00', 'HK$25,000.00']);
    await user.click(screen.getByRole('button', { name: 'Use loan A' }));
    expect(amount()).toBe('HK$36,398.28');
    await user.click(screen.getByRole('button', { name: 'Remove loan A' }));
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(keep).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Remove loan B' }));
    expect(keep).toHaveFocus();
  });
});

describe('around the loan', () => {
  it('shows the rate three points lower and higher', async () => {
    await showCalculator();
    const rows = within(screen.getByRole('group', { name: 'If the rate were different' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '5.00%',
      '6.00%',
      '7.00%',
      '8.00% (yours)',
      '9.00%',
      '10.00%',
      '11.00%',
    ]);
    // 3,000,000 at 11% over 120 months is 41,325.00.
    expect(within(rows[6] ?? document.body).getAllByRole('cell')[0]).toHaveTextContent('41,325.00');
  });

  it('shows the debt-servicing ratio, and says that the stress is no rule', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Monthly income', '8萬');
    await retype(user, 'Other monthly debt payments', '3,601.72');
    expect(fact(/^Debt-servicing ratio/)).toBe('50%');
    expect(screen.getByText(/not a rule for money lenders/)).toBeVisible();
  });

  it('shows the stamp duty of the property value', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Property value', '9m');
    expect(fact(/^Stamp duty$/)).toBe('HK$270,000');
  });

  it('shows what clears the loan early', async () => {
    const { user } = await showCalculator();
    await retype(user, 'Repay everything after', '9 years');
    const monthly = screen.getByRole('button', { name: 'Every payment' });
    await user.click(monthly);
    const row = within(screen.getByRole('group', { name: 'Repayment schedule' })).getByRole('row', {
      name: /^108 /,
    });
    expect(fact(/^To pay on that day/)).toBe(
      `HK$${within(row).getAllByRole('cell').at(-1)?.textContent}`,
    );
  });

  it('speaks the language of the page', async () => {
    await showCalculator({ locale: 'cn' });
    expect(screen.getByRole('tab', { name: '等额本息' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/calculator\.|\b(?:mode|input|result)\.[a-z]/i);
  });
});
