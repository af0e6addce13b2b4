import { fireEvent, render, screen } from '@testing-library/react';
import { annuity } from '@test/support/content/annuity';
import { estimateCard, forgetEstimate } from '@test/support/content/estimate';

const show = () => render(estimateCard);

const slider = (name: RegExp): HTMLElement => screen.getByRole('slider', { name });
const move = (name: RegExp, value: number): void =>
  void fireEvent.change(slider(name), { target: { value: String(value) } });
const share = (): string | null | undefined =>
  screen.getByText('Loan').querySelector('b')?.textContent;
const payment = (): string | null => screen.getByRole('status').textContent;

beforeEach(forgetEstimate);

describe('The estimate', () => {
  it('stays where the language is changed', () => {
    const { unmount } = show();
    move(/^Over/, 10);
    unmount();
    show();
    expect(slider(/^Over/)).toHaveValue('10');
  });

  it('shows an answer before anything is touched', () => {
    const { container } = show();
    expect(payment()).toBe(annuity({ loan: 4_000_000, annualRate: 8.5, months: 240 }));
    expect(payment()).toBe('HK$34,713');
    expect(screen.getByText('8.50% p.a.')).toBeVisible();
    expect(share()).toBe('50% of value');
    expect(container).toHaveTextContent(
      /Total interest HK\$4,331,\d{3}; maximum annual rate 36%\.$/,
    );
  });

  it.each([
    [3_000_000, 30],
    [500_000, 1],
    [6_000_000, 15],
  ])('agrees to the dollar for HK$%p over %p years', (loan, years) => {
    show();
    move(/^Loan/, loan);
    move(/^Over/, years);
    expect(payment()).toBe(annuity({ loan, annualRate: 8.5, months: years * 12 }));
  });

  it('never lends more than the limit, and gives the wish back when the property is worth more again', () => {
    show();
    move(/^Property value/, 4_000_000);
    expect(slider(/^Loan/)).toHaveValue('3000000');
    expect(share()).toBe('75% of value');
    expect(payment()).toBe(annuity({ loan: 3_000_000, annualRate: 8.5, months: 240 }));
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
