import type { FormAddress } from '@/store/stored-form';
import type { CalculatorForm } from './calculator-form';
import { hasForm, mergeForm, parseForm, serialiseForm } from './calculator-query';

// Browsers refuse an address that changes with every step of a slider.
const writeDelayMs = 250;

export interface CalculatorAddress extends FormAddress<CalculatorForm> {
  /** Writes a pending form at once. */
  flush: () => void;
  /** Drops a pending form: another page's address must stay as it is. */
  cancel: () => void;
}

/** The page's address as a projection of the calculator's form, written when the figures rest. */
export function createCalculatorAddress(): CalculatorAddress {
  let pending: CalculatorForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    pending = null;
  };
  const flush = (): void => {
    if (pending) {
      const { pathname, search, hash } = window.location;
      const next = mergeForm(search, pending);
      if (next !== search) window.history.replaceState(null, '', `${pathname}${next}${hash}`);
    }
    cancel();
  };
  return {
    read() {
      const query = new URLSearchParams(window.location.search);
      return hasForm(query) ? parseForm(query) : null;
    },
    write(form) {
      clearTimeout(timer);
      pending = form;
      timer = setTimeout(flush, writeDelayMs);
    },
    isSame: (one, other) => serialiseForm(one).toString() === serialiseForm(other).toString(),
    flush,
    cancel,
  };
}
