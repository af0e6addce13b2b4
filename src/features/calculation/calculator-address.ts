import { createFormUrl, type FormUrl } from '@/store/form-url';
import type { CalculatorForm } from './calculator-form';
import { calculatorQuery } from './calculator-query';

// Browsers limit how often the address may change, which every step of a slider would exceed.
const writeDelayMs = 250;

export interface CalculatorAddress extends FormUrl<CalculatorForm> {
  /** Writes a pending form at once. */
  flush: () => void;
  /** Drops a pending form: another page's address must stay as it is. */
  cancel: () => void;
}

/** The page's address as a projection of the calculator's form, written once the figures have stopped changing. */
export function createCalculatorAddress(): CalculatorAddress {
  const address = createFormUrl(calculatorQuery);
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
