import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ChangedPromises } from '@/config/promises';
import { localisedPath } from '@/config/paths';
import type { ApplyStep } from '@/config/apply-steps';
import { applyCalculationSlice } from '@/features/calculation/apply-calculation.slice';
import { useChangedPromises } from '@/i18n/promises';
import { useTranslate } from '@/i18n/use-translate';
import type { Translate } from '@/i18n/text-keys';
import { findIneligibility } from '@/lib/application/form-rules';
import { isReachable } from '@/lib/api/is-reachable';
import { productLimits } from '@/lib/application/product-limits';
import type { FormRules } from '@/lib/application/section-checks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { hongKongDay } from '@/lib/hong-kong-day';
import { serverNow } from '@/lib/server-clock';
import { applyRuleSlice } from '../product-finder/apply-rule.slice';
import { commonConfig } from '../site/site-collections.slice';
import type { ApplicationFormValues } from './form/application-form-values';
import {
  applicationOpened,
  applicationSlice,
  prefillMerged,
  languageChanged,
  sectionCompleted,
} from './application.slice';
import type { ApplicationState } from './application-state';
import type { ApplyContext } from './apply-context';
import { applyPath, stepAfter } from './apply-steps';
import { buildPrefill } from './form/prefill';
import { toApplicationForm } from './form/parse-form-values';

export interface Application {
  context: ApplyContext;
  state: ApplicationState;
  rules: FormRules;
  /** Those that are other than in the release. */
  promises: ChangedPromises | undefined;
  t: Translate<'application' | 'application-form'>;
  /** Whether the store holds this product's application. */
  isReady: boolean;
  /** Whether loading this product's draft failed. */
  hasDraftLoadFailed: boolean;
  /** Navigates to a step; `replace` replaces the current history entry. */
  go: (step?: ApplyStep, how?: 'push' | 'replace') => void;
  /** Saves the values of a step and navigates: to the next step, or back to the check step after a single change. */
  completeStep: (answered: Partial<ApplicationFormValues>, step: ApplyStep) => void;
}

/** What each step of an application is given. */
export interface StepProps {
  application: Application;
  step: ApplyStep;
}

/** The application of this tab; loads this browser's draft if the store has none, and merges prefilled values on every entry. */
export function useApplication(context: ApplyContext): Application {
  const { product, locale } = context;
  const config = useAppSelector(commonConfig.slice.selectors.selectData);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const router = useRouter();
  const t = useTranslate('application', 'application-form');
  const state = useAppSelector(applicationSlice.selectors.selectApplication);
  useEffect(() => {
    const { application, evaluation, ...rest } = store.getState();
    const { loanAmount, loanType } = applyCalculationSlice.selectors.selectAppliedCalculation(rest);
    const prefill = buildPrefill({
      product,
      query: new URLSearchParams(window.location.search),
      loanAmount: loanType === product || product === 'fast-pass' ? loanAmount : 0,
      evaluation,
      answers: applyRuleSlice.selectors.selectAnswers(rest),
    });
    if (application.product !== product) {
      dispatch(applicationOpened({ locale, product, prefill }));
      return;
    }
    if (application.locale !== locale) dispatch(languageChanged(locale));
    dispatch(prefillMerged(prefill));
  }, [dispatch, store, product, locale]);

  const interest = (state.product === product && state.formValues.loan?.interest) || '';
  const terms = context.interests[interest];
  const priced = terms ? interest : product;
  const knownLimits = (terms ?? context).limits;
  const limits = useMemo(
    () => (config && productLimits(config.products, priced)) ?? knownLimits,
    [config, priced, knownLimits],
  );
  const rules = useMemo(
    (): FormRules => ({ product, today: hongKongDay(serverNow()), ...(limits ? { limits } : {}) }),
    [product, limits],
  );
  const promises = useChangedPromises();
  const isLeaving = useRef(false);
  const go = useCallback(
    (step?: ApplyStep, how: 'push' | 'replace' = 'push'): void => {
      const path = localisedPath(locale, applyPath(product, step));
      if (how === 'replace') return router.replace(path);
      if (isLeaving.current) return;
      isLeaving.current = true;
      // Without a connection the step stays, with the note that its answers could not be saved.
      void isReachable(path).then((isThere) => {
        isLeaving.current = false;
        if (isThere) router.push(path);
      });
    },
    [router, locale, product],
  );
  return {
    context: { ...context, ...terms, limits },
    state,
    rules,
    promises,
    t,
    isReady: state.product === product && state.draftRequest.status === 'succeeded',
    hasDraftLoadFailed: state.product === product && state.draftRequest.status === 'failed',
    go,
    completeStep(answered, step) {
      dispatch(sectionCompleted(answered));
      const form = toApplicationForm({ ...state.formValues, ...answered }, product);
      const isChange = new URLSearchParams(window.location.search).has('change');
      if (findIneligibility(form, rules) !== null) go('eligibility');
      else go(isChange ? 'check' : stepAfter(product, step));
    },
  };
}
