import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { localisedPath } from '@/config/paths';
import type { ApplyStep } from '@/config/apply-steps';
import { applyCalculationSlice } from '@/features/calculation/apply-calculation.slice';
import { applyRuleSlice } from '../product-finder/apply-rule.slice';
import { useTranslate } from '@/i18n/use-translate';
import type { Translate } from '@/i18n/server';
import { ineligibilityOf } from '@/lib/application/form-rules';
import type { FormRules } from '@/lib/application/section-checks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { ApplicationEntries } from './entry/application-entry';
import { applicationOpened, applicationSlice, figuresBrought, languageChanged, sectionAnswered, type ApplicationState } from './application.slice';
import type { ApplyFacts } from './apply-facts';
import { applyPath, stepAfter } from './apply-steps';
import { prefillOf } from './entry/prefill';
import { formOf } from './entry/read-entries';
import { todayInHongKong } from './today';

export interface Application {
  facts: ApplyFacts;
  state: ApplicationState;
  rules: FormRules;
  t: Translate;
  /** Whether the answers of this product are in the store. */
  isReady: boolean;
  /** Nobody knows whether there is a draft of this product: it could not be read. */
  isUnopened: boolean;
  /** `replace`: the way Back leads past where one is now. */
  go: (step?: ApplyStep, how?: 'push' | 'replace') => void;
  /** Saves what a step answered and moves on: to the next step, or back to the check where one answer was changed. */
  answer: (answered: Partial<ApplicationEntries>, step: ApplyStep) => void;
}

/** The application of this tab; opens it with the draft of this browser where the store has none, and takes up the figures that each way here brings along. */
export function useApplication(facts: ApplyFacts): Application {
  const { product, locale, limits } = facts;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const router = useRouter();
  const t = useTranslate('apply');
  const state = useAppSelector(applicationSlice.selectors.selectApplication);
  useEffect(() => {
    const { application, evaluation, ...rest } = store.getState();
    const { loanAmount, loanType } = applyCalculationSlice.selectors.selectAppliedCalculation(rest);
    const prefill = prefillOf({
      product,
      query: new URLSearchParams(window.location.search),
      loanAmount: loanType === product || product === 'fast-pass' ? loanAmount : 0,
      quote: evaluation.info.quote,
      answers: applyRuleSlice.selectors.selectAnswers(rest),
    });
    if (application.product !== product) {
      dispatch(applicationOpened({ locale, product, prefill }));
      return;
    }
    if (application.locale !== locale) dispatch(languageChanged(locale));
    dispatch(figuresBrought(prefill));
  }, [dispatch, store, product, locale]);

  const rules = useMemo((): FormRules => ({ product, today: todayInHongKong(), ...(limits ? { limits } : {}) }), [product, limits]);
  const go = useCallback((step?: ApplyStep, how: 'push' | 'replace' = 'push'): void => router[how](localisedPath(locale, applyPath(product, step))), [router, locale, product]);
  return {
    facts,
    state,
    rules,
    t,
    isReady: state.product === product && state.opening.status === 'succeeded',
    isUnopened: state.product === product && state.opening.status === 'failed',
    go,
    answer(answered, step) {
      dispatch(sectionAnswered(answered));
      const form = formOf({ ...state.entries, ...answered }, product);
      const isChange = new URLSearchParams(window.location.search).has('change');
      if (ineligibilityOf(form, rules) !== null) go('eligibility');
      else go(isChange && step !== 'contact' ? 'check' : stepAfter(product, step));
    },
  };
}
