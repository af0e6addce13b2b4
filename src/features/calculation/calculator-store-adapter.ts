import type { Locale } from '@/contracts/locale';
import { tabStore } from '@/store/tab-store';
import { calculationApplied, type LoanType } from './apply-calculation.slice';
import type { CalculatorForm, LoanFigures } from './calculator-form';
import { calculatorFormChanged, calculatorFormSlice } from './calculator-form.slice';
import { calculationRequested, calculationReset } from './calculation.slice';
import { toCalculateQuery } from './loan-results';

export interface LoanApplication {
  locale: Locale;
  loanType: LoanType;
  figures: LoanFigures;
}

/** Access of the calculator page to the tab's store. Loaded after hydration. */
export const calculatorStoreAdapter = {
  restore: (): CalculatorForm | null =>
    calculatorFormSlice.selectors.selectCalculatorForm(tabStore().getState()),
  keep: (form: CalculatorForm): void => void tabStore().dispatch(calculatorFormChanged(form)),
  reset: (): void => void tabStore().dispatch(calculationReset()),
  /** Passes the loan to an application and requests the API's calculation of it. */
  apply({ locale, loanType, figures }: LoanApplication): void {
    const { paymentType, loanAmount } = figures;
    const store = tabStore();
    store.dispatch(calculationApplied({ loanAmount, loanType, calculateType: paymentType }));
    store.dispatch(calculationRequested({ locale, paymentType, query: toCalculateQuery(figures) }));
  },
};

export type CalculatorStoreAdapter = typeof calculatorStoreAdapter;
