import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { watchEstimate } from '@/lib/document/watch-estimate';
import { holdEntries } from '@/server/early/hold-entries';
import { annuity } from '@test/support/content/annuity';
import { estimateCard, forgetEstimate } from '@test/support/content/estimate';

const slider = (name: RegExp): HTMLElement => screen.getByRole('slider', { name });
const move = (name: RegExp, value: number): void =>
  void fireEvent.input(slider(name), { target: { value: String(value) } });
const queryOf = (name: string): string => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  return link.search;
};
/** All that changes with the sliders. */
const drawn = () => ({
  text: container.textContent,
  spoken: screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext')),
  filled: screen.getAllByRole('slider').map((one) => one.style.getPropertyValue('--filled')),
  values: screen.getAllByRole<HTMLInputElement>('slider').map(({ value, max }) => [value, max]),
  queries: ['Full schedule', 'Apply with these figures'].map(queryOf),
});

let container: HTMLElement;
let ends: (() => void)[];
beforeEach(() => {
  forgetEstimate();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(estimateCard);
  ends = [holdEntries(jest.fn())];
});
afterEach(() => {
  for (const end of ends) end();
  container.remove();
});

describe('The estimate of a page that is not hydrated', () => {
  it('answers to its sliders and carries the figures on', () => {
    ends.push(watchEstimate());
    move(/^Over/, 10);
    expect(screen.getByRole('status')).toHaveTextContent(
      annuity({ loan: 4_000_000, annualRate: 8.5, months: 120 }),
    );
    expect(slider(/^Over/)).toHaveAttribute('aria-valuetext', '10 years');
    expect(queryOf('Apply with these figures')).toBe(
      '?propertyValue=8000000&loanAmount=4000000&tenorMonths=120&annualRate=8.5',
    );
  });

  it('never lends more than the limit, and gives the wish back when the property is worth more again', () => {
    ends.push(watchEstimate());
    move(/^Property value/, 4_000_000);
    expect(slider(/^Loan/)).toHaveValue('3000000');
    expect(slider(/^Loan/)).toHaveAttribute('max', '3000000');
    expect(container).toHaveTextContent('75% of value');
    move(/^Property value/, 8_000_000);
    expect(slider(/^Loan/)).toHaveValue('4000000');
  });

  it('answers to what was moved before its script arrived', () => {
    move(/^Loan/, 2_000_000);
    ends.push(watchEstimate());
    expect(container).toHaveTextContent('25% of value');
  });

  it('looks the same once it is hydrated, and React answers from then on', async () => {
    ends.push(watchEstimate());
    move(/^Loan/, 3_500_000);
    move(/^Property value/, 5_000_000);
    move(/^Over/, 30);
    const before = drawn();
    expect(before.text).toContain('70% of value');
    // In development React tells the attributes that differ; it leaves them as they are.
    const told = jest.spyOn(console, 'error').mockReturnValue();
    const onRecoverableError = jest.fn();
    render(estimateCard, { container, hydrate: true, onRecoverableError });
    await act(async () => {});
    expect(drawn()).toEqual(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
    told.mockRestore();
    fireEvent.change(slider(/^Over/), { target: { value: '20' } });
    expect(screen.getByRole('status')).toHaveTextContent(
      annuity({ loan: 3_500_000, annualRate: 8.5, months: 240 }),
    );
  });
});
