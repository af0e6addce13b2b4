import { estimateOf, type EstimateTerms } from '@/lib/estimate/estimate';

const numberOf = (slider: HTMLInputElement): number => Number(slider.value);

function showText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Of a slider: how far its track is filled, and what is said aloud. */
function showSlider(slider: HTMLInputElement, valueText: string): void {
  const [value, min, max] = [numberOf(slider), Number(slider.min), Number(slider.max)];
  const share = max > min ? (value - min) / (max - min) : 0;
  slider.style.setProperty('--filled', `${Math.round(share * 1000) / 10}%`);
  slider.setAttribute('aria-valuetext', valueText);
}

function termsOf({ annualRate, maxLtv, ...words }: DOMStringMap): EstimateTerms {
  const { ofValue = '', fine = '', years = '', oneYear = '' } = words;
  return {
    annualRate: Number(annualRate),
    maxLtv: Number(maxLtv),
    words: { ofValue, fine, years, oneYear },
  };
}

/** Keeps the figures of the instant estimate and the links that carry them right while its sliders are moved, until React takes the card over. */
export function reckonEstimate(card: HTMLElement): void {
  const [property, loan, years] = card.querySelectorAll<HTMLInputElement>('input[type="range"]');
  if (!property || !loan || !years) return;
  const terms = termsOf(card.dataset);
  let requestedLoan = numberOf(loan);
  card.addEventListener('input', ({ target }) => {
    if ('hydrated' in card.dataset) return;
    if (target === loan) requestedLoan = numberOf(loan);
    const { loanAmount, maxLoan, texts, query } = estimateOf(terms, {
      propertyValue: numberOf(property),
      requestedLoan,
      years: numberOf(years),
    });
    loan.max = String(maxLoan);
    loan.value = String(loanAmount);
    for (const [slider, text] of [
      [property, texts.propertyValue],
      [loan, texts.loan],
      [years, texts.years],
    ] as const)
      showSlider(slider, text);
    for (const element of card.querySelectorAll<HTMLElement>('[data-estimate-text]'))
      for (const [name, text] of Object.entries(texts))
        if (element.dataset.estimateText === name) showText(element, text);
    for (const link of card.querySelectorAll('a')) link.setAttribute('href', link.pathname + query);
  });
}
