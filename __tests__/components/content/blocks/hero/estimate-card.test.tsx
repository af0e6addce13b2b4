import { fireEvent, render, screen } from '@testing-library/react';
import { EstimateCard } from '@/content/blocks/hero/estimate-card';

const words = {
  heading: 'What would my payment be?',
  propertyValue: 'Property value',
  loan: 'Loan',
  ofValue: '# of value',
  over: 'Over',
  monthly: 'Each month',
  rate: '# p.a.',
  apr: 'APR #',
  schedule: 'Full schedule',
  apply: 'Apply with these figures',
  fine: 'Total interest #; maximum annual rate 36%.',
};

function show() {
  return render(
    <EstimateCard
      locale="en"
      start={{ propertyValue: 8_000_000, loanAmount: 4_000_000, years: 20 }}
      annualRate={8.5}
      maxLtv={75}
      maxYears={30}
      words={words}
    />,
  );
}

/** The closed form of an annuity, computed here and not by the engine: P·i / (1 − (1 + i)^−n). */
function monthlyPayment({
  loan,
  annualRate,
  months,
}: {
  loan: number;
  annualRate: number;
  months: number;
}): string {
  const rate = annualRate / 1200;
  const payment = (loan * rate) / (1 - (1 + rate) ** -months);
  return `HK$${Math.round(payment).toLocaleString('en')}`;
}

const slider = (name: RegExp): HTMLElement => screen.getByRole('slider', { name });
const move = (name: RegExp, value: number): void =>
  void fireEvent.change(slider(name), { target: { value: String(value) } });
const payment = (): string | null => screen.getByRole('status').textContent;

// What is chosen outlives the component.
beforeEach(() => {
  const { unmount } = show();
  move(/^Property value/, 8_000_000);
  move(/^Loan/, 4_000_000);
  move(/^Over/, 20);
  unmount();
});

describe('The estimate', () => {
  it('stays where the language is changed', () => {
    const { unmount } = show();
    move(/^Over/, 10);
    unmount();
    show();
    expect(slider(/^Over/)).toHaveValue('10');
  });

  it('shows an answer before anything is touched', () => {
    show();
    expect(payment()).toBe(monthlyPayment({ loan: 4_000_000, annualRate: 8.5, months: 240 }));
    expect(payment()).toBe('HK$34,713');
    expect(screen.getByText('8.50% p.a.')).toBeVisible();
    expect(screen.getByText('50% of value')).toBeVisible();
    expect(
      screen.getByText(/^Total interest HK\$4,331,\d{3}; maximum annual rate 36%\.$/),
    ).toBeVisible();
  });

  it.each([
    [3_000_000, 30],
    [500_000, 1],
    [6_000_000, 15],
  ])('agrees to the dollar for HK$%p over %p years', (loan, years) => {
    show();
    move(/^Loan/, loan);
    move(/^Over/, years);
    expect(payment()).toBe(monthlyPayment({ loan, annualRate: 8.5, months: years * 12 }));
  });

  it('never lends more than the limit, and gives the wish back when the property is worth more again', () => {
    show();
    move(/^Property value/, 4_000_000);
    expect(slider(/^Loan/)).toHaveValue('3000000');
    expect(screen.getByText('75% of value')).toBeVisible();
    expect(payment()).toBe(monthlyPayment({ loan: 3_000_000, annualRate: 8.5, months: 240 }));
    move(/^Property value/, 8_000_000);
    expect(slider(/^Loan/)).toHaveValue('4000000');
  });

  it('says its values aloud with their units', () => {
    show();
    expect(
      [/^Property value/, /^Loan/, /^Over/].map((name) =>
        slider(name).getAttribute('aria-valuetext'),
      ),
    ).toEqual(['HK$8,000,000', 'HK$4,000,000', '20 years']);
  });

  it('carries the figures to the calculator and the application', () => {
    show();
    move(/^Over/, 10);
    const query = 'propertyValue=8000000&loanAmount=4000000&tenorMonths=120&annualRate=8.5';
    expect(screen.getByRole('link', { name: 'Full schedule' })).toHaveAttribute(
      'href',
      `/en/loan-calculator?${query}`,
    );
    expect(screen.getByRole('link', { name: 'Apply with these figures' })).toHaveAttribute(
      'href',
      `/en/apply/first?${query}`,
    );
  });
});
