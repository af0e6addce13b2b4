/** @jest-environment jsdom */
import { reckonEstimate } from '@/server/early/reckon-estimate';

const terms = {
  annualRate: '8.5',
  maxLtv: '75',
  ofValue: '# of value',
  fine: 'Interest #.',
  years: '# years',
  oneYear: '1 year',
};
const slider = (min: number, max: number, value: number): string =>
  `<input type="range" min="${min}" max="${max}" step="1" value="${value}">`;
const text = (name: string): string => `<b data-estimate-text="${name}">?</b>`;

function show() {
  document.body.innerHTML = `<div data-estimate>
    ${slider(1_000_000, 30_000_000, 8_000_000)}${slider(500_000, 6_000_000, 4_000_000)}${slider(1, 30, 20)}
    ${['propertyValue', 'loan', 'share', 'years', 'monthly', 'fine'].map(text).join('')}
    <a href="/en/loan-calculator?propertyValue=1">Schedule</a></div>`;
  const card = document.querySelector<HTMLElement>('[data-estimate]');
  const [property, loan, years] = document.querySelectorAll('input');
  if (!card || !property || !loan || !years) throw new Error('Nothing is shown');
  Object.assign(card.dataset, terms);
  reckonEstimate(card);
  return { card, property, loan, years };
}

function move(control: HTMLInputElement, value: number): void {
  control.value = String(value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const texts = (): (string | null)[] =>
  [...document.querySelectorAll('[data-estimate-text]')].map(({ textContent }) => textContent);

describe('An estimate that is not hydrated yet', () => {
  it('follows its sliders, aloud and in its links, too', () => {
    const { property, years } = show();
    move(years, 10);
    move(property, 10_000_000);
    // 4,000,000 i / (1 − (1 + i)^−120), i = 0.085 / 12; the interest from a schedule in whole cents.
    expect(texts()).toEqual([
      'HK$10,000,000',
      'HK$4,000,000',
      '40% of value',
      '10 years',
      'HK$49,594',
      expect.stringMatching(/^Interest HK\$1,951,3\d\d\.$/),
    ]);
    expect(years.getAttribute('aria-valuetext')).toBe('10 years');
    expect(property.style.getPropertyValue('--filled')).toBe('31%');
    expect(document.querySelector('a')?.getAttribute('href')).toBe(
      '/en/loan-calculator?propertyValue=10000000&loanAmount=4000000&tenorMonths=120&annualRate=8.5',
    );
  });

  it('lends no more than the limit, and gives the wish back when the property is worth more again', () => {
    const { property, loan } = show();
    move(loan, 5_000_000);
    move(property, 4_000_000);
    expect([loan.value, loan.max]).toEqual(['3000000', '3000000']);
    move(property, 8_000_000);
    expect([loan.value, loan.max]).toEqual(['5000000', '6000000']);
  });

  it('is left to React once that has taken it over', () => {
    const { card, years } = show();
    card.dataset.hydrated = '';
    move(years, 1);
    expect(texts()).toEqual(['?', '?', '?', '?', '?', '?']);
  });
});
