import type { ValuationForm } from '../valuation-form';
import { fieldId } from './field-messages';

const isTouched = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Shows where to go on after a search: the area of the flat, or the first field by hand, that is still empty, else the button that asks for the value. */
export function showNextStep(panel: HTMLElement, { inputMethod }: ValuationForm): void {
  const fields = panel.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    inputMethod === 'hand' ? 'select, input' : `#${fieldId('area')}`,
  );
  const next =
    [...fields].find(({ value }) => value === '') ??
    panel.closest('form')?.querySelector('[type="submit"]');
  // Where fingers point, the keyboard on the screen would cover what comes next.
  if (isTouched() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { top = 0, bottom = 0 } = next?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > window.innerHeight) next?.scrollIntoView({ block: 'center' });
}
