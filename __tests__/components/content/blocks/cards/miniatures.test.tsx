import { render, screen } from '@testing-library/react';
import { ChoicesMiniature } from '@/content/blocks/cards/miniature/choices-miniature';
import {
  exampleLoan,
  PaymentsMiniature,
} from '@/content/blocks/cards/miniature/payments-miniature';
import { RangeMiniature } from '@/content/blocks/cards/miniature/range-miniature';
import type { Translate } from '@/i18n/text-keys';

const example = {
  propertyValue: 6_000_000,
  loanAmount: 3_000_000,
  annualRate: 8,
  tenorMonths: 120,
  days: null,
};

const saidWith: Translate<'common'> = (key, values) => `${key} ${JSON.stringify(values)}`;

describe('Tools at work', () => {
  it('draws a bar a year, whose interest falls, and says the payment of a published annuity', () => {
    const loan = exampleLoan({ paymentType: 'principalAndInterest', example });
    if (!loan) throw new Error('no loan');
    const { container } = render(
      <PaymentsMiniature example={example} loan={loan} t={saidWith} locale="en" />,
    );
    const bars = [...container.querySelectorAll('g')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((part) =>
        parseFloat(part.getAttribute('height') ?? ''),
      ),
    );
    expect(bars).toHaveLength(10);
    const interest = bars.map(([payment = 0, principal = 0]) => payment - principal);
    expect(interest[0]).toBeGreaterThan(30);
    expect(interest[9]).toBeLessThan(6);
    // P·i / (1 − (1 + i)^−n) for 3,000,000 at 8 % over 120 months: 36,398.28.
    expect(screen.getByText(/HK\$36,398/)).toBeVisible();
  });

  it('has no payments for an example that cannot be computed', () => {
    const impossible = { ...example, tenorMonths: 5_000_000 };
    expect(exampleLoan({ paymentType: 'principalAndInterest', example: impossible })).toBeNull();
  });

  it('places the value between the low and the high one, and names the property and both ends', () => {
    const property = {
      label: 'Kornhill',
      ids: {},
      areaSqft: 580,
      floor: null,
      room: null,
      ageYears: null,
    };
    const { container } = render(
      <RangeMiniature
        quote={{ low: 6_000_000, value: 7_000_000, high: 10_000_000, property }}
        t={saidWith}
      />,
    );
    // A quarter of the way from 16 % to 84 %.
    expect(container.querySelector('line:last-child')).toHaveAttribute('x1', '33.0%');
    expect(screen.getByText(/Kornhill.*HK\$6,000,000.*HK\$10,000,000/)).toBeVisible();
  });

  it('shows the first three answers and hides them from assistive software', () => {
    render(<ChoicesMiniature choices={['Buy', 'Move', 'Bridge', 'Cash']} />);
    expect(screen.getByText('Bridge').parentElement).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByText('Cash')).toBeNull();
  });
});
