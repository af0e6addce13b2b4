import type { Locale } from '@/contracts/locale';
import { tabStore } from '@/store/tab-store';
import { calculationApplied, type LoanType } from './apply-calculation.slice';
import type { CalculatorForm, LoanFigures } from './calculator-form';
import { calculatorFormKept, calculatorFormSlice } from './calculator-form.slice';
import { calculationRequested, calculationReset } from './calculation.slice';
import { calculateQueryOf } from './loan-results';

export interface Application {
  locale: Locale;
  loanType: LoanType;
  figures: LoanFigures;
}

/** What the calculator page keeps in the tab's store. Loaded after the first paint. */
export const calculatorKeeper = {
  restore: (): CalculatorForm | null => calculatorFormSlice.selectors.selectCalculatorForm(tabStore().getState()),
  keep: (form: CalculatorForm): void => void tabStore().dispatch(calculatorFormKept(form)),
  reset: (): void => void tabStore().dispatch(calculationReset()),
  /** Hands the loan to an application and has the API confirm its amount. */
  apply({ locale, loanType, figures }: Application): void {
    const { paymentType, loanAmount } = figures;
    const store = tabStore();
    store.dispatch(calculationApplied({ loanAmount, loanType, calculateType: paymentType }));
    store.dispatch(calculationRequested({ locale, paymentType, query: calculateQueryOf(figures) }));
  },
};

export type CalculatorKeeper = typeof calculatorKeeper;
