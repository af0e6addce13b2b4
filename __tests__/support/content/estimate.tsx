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

/** The estimate at 8.5 % a year for HK$4,000,000 over 20 years on a flat of HK$8,000,000. */
export const estimateCard = (
  <EstimateCard
    locale="en"
    start={{ propertyValue: 8_000_000, loanAmount: 4_000_000, years: 20 }}
    annualRate={8.5}
    maxLtv={75}
    maxYears={30}
    words={words}
  />
);

/** Puts the sliders where they begin; what is chosen outlives the component. */
export function forgetEstimate(): void {
  const { unmount } = render(estimateCard);
  for (const [name, value] of [
    [/^Property value/, 8_000_000],
    [/^Loan/, 4_000_000],
    [/^Over/, 20],
  ] as const)
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });
  unmount();
}
