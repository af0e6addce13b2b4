import { createFormAddress, type FormAddress } from '@/store/form-address';
import type { CalculatorForm } from './calculator-form';
import { calculatorQuery } from './calculator-query';

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
  const address = createFormAddress(calculatorQuery);
  let pending: CalculatorForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    pending = null;
  };
  const flush = (): void => {
    if (pending) address.write(pending);
    cancel();
  };
  return {
    ...address,
    write(form) {
      clearTimeout(timer);
      pending = form;
      timer = setTimeout(flush, writeDelayMs);
    },
    flush,
    cancel,
  };
}
