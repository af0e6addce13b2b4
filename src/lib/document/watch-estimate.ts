import { isLocale } from '@/config/locales';
import { estimateLoan } from '../loan/planning/estimate';
import { estimateQuery, estimateTexts, type EstimatePart } from './estimate-texts';
import { filledTrack } from './filled-track';

const isPart = (name: string, texts: Record<EstimatePart, string>): name is EstimatePart =>
  Object.hasOwn(texts, name);

/** Draws an estimate as its sliders stand. */
function draw(card: HTMLElement, requestedLoan: number): void {
  const { estimate: locale, rate, ltv } = card.dataset;
  const [property, loan, tenor] = card.querySelectorAll('input');
  const payment = card.querySelector('output');
  if (!isLocale(locale) || !property || !loan || !tenor || !payment) return;
  const terms = { annualRate: Number(rate), maxLtv: Number(ltv) };
  const choice = {
    propertyValue: Number(property.value),
    requestedLoan,
    years: Number(tenor.value),
  };
  const estimate = estimateLoan(choice, terms);
  const texts = estimateTexts(choice, estimate, locale);
  for (const element of card.querySelectorAll<HTMLElement>('[data-part]')) {
    const { part = '' } = element.dataset;
    if (isPart(part, texts)) element.textContent = texts[part];
  }
  payment.textContent = texts.payment;
  loan.max = String(estimate.maxLoan);
  loan.value = String(estimate.loanAmount);
  const spoken = [
    [property, texts.propertyValue],
    [loan, texts.loan],
    [tenor, texts.tenor],
  ] as const;
  for (const [input, text] of spoken) {
    const [value, min, max] = [Number(input.value), Number(input.min), Number(input.max)];
    input.style.setProperty('--filled', filledTrack({ value, min, max }));
    input.setAttribute('aria-valuetext', text);
    if (input.previousElementSibling) input.previousElementSibling.textContent = text;
  }
  const search = estimateQuery(choice, estimate, terms);
  for (const link of card.querySelectorAll('a')) link.search = search;
}

/**
 * Has the estimate (`[data-estimate]`) answer to its sliders before React has taken it over, which marks it (`data-hydrated`) and enters
 * again what was moved by then. Returns what ends that.
 */
export function watchEstimate(): () => void {
  const requestedLoans = new WeakMap<HTMLElement, number>();

  function answer(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement)) return;
    const card = target.closest<HTMLElement>('[data-estimate]');
    if (!card || card.dataset.hydrated !== undefined) return;
    const [, loan] = card.querySelectorAll('input');
    if (target === loan) requestedLoans.set(card, Number(loan.value));
    draw(card, requestedLoans.get(card) ?? Number(loan?.defaultValue));
  }

  for (const target of window.earlyInput?.keys() ?? []) answer(target);
  const onInput = ({ target }: Event): void => answer(target);
  document.addEventListener('input', onInput);
  return () => document.removeEventListener('input', onInput);
}
