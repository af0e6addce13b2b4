import { useEffect, useState } from 'react';
import type { Locale } from '@/contracts/locale';
import type { RuleQuestion, Solution } from '@/contracts/product-finder';
import type { Persona } from '@/contracts/site/site';
import { validAnswers } from '@/lib/product-finder-questions';
import { idle, isLoading, type RequestRecord } from '@/lib/saga/request-record';
import { loadTabStore } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { useRefreshedCollection } from '@/store/use-refreshed-collection';
import { useDeferredSelector, useDeferredStore, useStoredForm } from '@/store/use-stored-form';
import {
  emptyProductFinderForm,
  toNextQuestion,
  toPreviousQuestion,
  toReviewedQuestion,
  withAnswer,
  type ProductFinderForm,
} from './product-finder-form';
import { writeWishedLoan, type LoanTexts } from './wished-loan';

const loadActions = async () => {
  const [
    { appliedRuleCleared, solutionRequested },
    { productFinderFormChanged },
    { rules },
    { persona },
  ] = await Promise.all([
    import('./apply-rule.slice'),
    import('./product-finder-form.slice'),
    import('./rules.slice'),
    import('../site/site-collections.slice'),
  ]);
  const { requested: questionsRequested } = rules.slice.actions;
  return {
    appliedRuleCleared,
    solutionRequested,
    productFinderFormChanged,
    questionsRequested,
    personasRequested: persona.slice.actions.requested,
  };
};
type Actions = Awaited<ReturnType<typeof loadActions>>;

interface ProductFinderOptions {
  /** The questions that the document was rendered with. */
  knownQuestions: readonly RuleQuestion[];
  locale: Locale;
  loadStore?: () => Promise<AppStore>;
}

export interface Recommendation {
  isLoading: boolean;
  hasFailed: boolean;
  solution: Solution | null;
}

export interface ProductFinderState {
  /** The questions, as the API lists them now. */
  questions: readonly RuleQuestion[];
  /** Reading the questions again; null until the store has arrived. */
  questionsRecord: RequestRecord | null;
  reloadQuestions: () => void;
  /** Illustrative stories; read once there is a solution. */
  personas: readonly Persona[];
  personasRecord: RequestRecord;
  reloadPersonas: () => void;
  form: ProductFinderForm;
  recommendation: Recommendation;
  /** The loan that the visitor wrote here, or what calculator and valuation know of it. */
  loan: LoanTexts;
  changeLoan: (change: Partial<LoanTexts>) => void;
  /** Number of navigations between questions; the heading takes the focus after each. */
  navigationCount: number;
  choose: (key: string, value: string) => void;
  next: () => void;
  back: () => void;
  change: (key: string) => void;
  retry: () => void;
  restart: () => void;
}

const selectForm = (state: RootState) => state.productFinderForm.form;
// If the API answers an empty list, the questions of the document are kept.
const selectQuestions = ({ ruleQuestions: { data } }: RootState): readonly RuleQuestion[] | null =>
  data.length > 0 ? data : null;
const selectQuestionsRequest = (state: RootState) => state.ruleQuestions.requests.all ?? idle;
const noPersonas: readonly Persona[] = [];
const selectPersonas = (state: RootState) => state.persona.data;
const selectPersonasRequest = (state: RootState) => state.persona.requests.all ?? idle;
const selectAmount = ({ calculatorForm, applyCalculation }: RootState): number | null =>
  calculatorForm.form?.loan.loanAmount ?? (applyCalculation.loanAmount || null);
const selectTenorMonths = ({ calculatorForm }: RootState): number | null =>
  calculatorForm.form?.loan.tenorMonths ?? null;
const selectPropertyValue = ({ calculatorForm, evaluation }: RootState): number | null => {
  const { quote } = evaluation.info;
  const quoted = quote?.requestSuccessful === 'Y' ? quote.value : null;
  return calculatorForm.form?.loan.propertyValue ?? quoted;
};
const selectAppliedRule = (state: RootState) => state.applyRule;

/** The finder's state: the answers live in the tab's store and survive a change of language. */
export function useProductFinder({
  knownQuestions,
  locale,
  loadStore = loadTabStore,
}: ProductFinderOptions): ProductFinderState {
  const [navigationCount, setNavigationCount] = useState(0);
  const store = useDeferredStore<Actions>({ loadStore, loadActions });
  const {
    data: questions,
    record: questionsRecord,
    reload: reloadQuestions,
  } = useRefreshedCollection(store, {
    known: knownQuestions,
    requested: (actions) => actions.questionsRequested({ locale, request: {} }),
    selectData: selectQuestions,
    selectRequest: selectQuestionsRequest,
  });
  const { form, getForm, edit } = useStoredForm<ProductFinderForm, Actions>(store, {
    initialForm: emptyProductFinderForm,
    select: selectForm,
    changed: (actions, next) => actions.productFinderFormChanged(next),
    adaptStored: (stored) => ({ ...stored, answers: validAnswers(questions, stored.answers) }),
  });
  const applied = useDeferredSelector(store, selectAppliedRule);
  const hasSolution = form.stage === 'done' && applied?.solution != null;
  useEffect(() => {
    if (!hasSolution) return;
    store.dispatch(({ personasRequested }, state) =>
      ['loading', 'succeeded'].includes(selectPersonasRequest(state).status)
        ? null
        : personasRequested({ locale, request: {} }),
    );
  }, [store, hasSolution, locale]);
  const known = {
    amount: useDeferredSelector(store, selectAmount),
    tenorMonths: useDeferredSelector(store, selectTenorMonths),
    propertyValue: useDeferredSelector(store, selectPropertyValue),
  };
  const loan = form.loan ?? writeWishedLoan(known);
  const personas = useDeferredSelector(store, selectPersonas) ?? noPersonas;
  const personasRecord = useDeferredSelector(store, selectPersonasRequest) ?? idle;

  const requestSolution = (): void => {
    const { answers } = getForm();
    store.dispatch(({ solutionRequested }) => solutionRequested({ locale, answers }));
  };
  const navigate = (change: (latest: ProductFinderForm) => ProductFinderForm): void => {
    edit(change);
    setNavigationCount((count) => count + 1);
    if (getForm().stage === 'done') requestSolution();
  };

  return {
    questions,
    questionsRecord,
    reloadQuestions,
    personas,
    personasRecord,
    reloadPersonas: () =>
      store.dispatch(({ personasRequested }) => personasRequested({ locale, request: {} })),
    form,
    recommendation: {
      isLoading: applied === null || isLoading(applied.request),
      hasFailed: applied?.request.status === 'failed',
      solution: applied?.solution ?? null,
    },
    navigationCount,
    loan,
    changeLoan: (change) =>
      edit((latest) => ({ ...latest, loan: { ...loan, ...latest.loan, ...change } })),
    choose: (key, value) => edit((latest) => withAnswer(questions, latest, { key, value })),
    next: () => navigate((latest) => toNextQuestion(questions, latest)),
    back: () => navigate((latest) => toPreviousQuestion(questions, latest) ?? latest),
    change: (key) => navigate((latest) => toReviewedQuestion(latest, key)),
    retry: requestSolution,
    restart() {
      navigate(() => emptyProductFinderForm);
      store.dispatch(({ appliedRuleCleared }) => appliedRuleCleared());
    },
  };
}
