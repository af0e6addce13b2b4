import { ApiError } from '@/lib/api/api-error';
import type { RuleAnswers, Solution } from '@/contracts/product-finder';
import {
  appliedRuleCleared,
  applyRuleSlice,
  solutionRequested,
} from '@/features/product-finder/apply-rule.slice';
import { emptyProductFinderForm } from '@/features/product-finder/product-finder-form';
import {
  productFinderFormChanged,
  productFinderFormSlice,
} from '@/features/product-finder/product-finder-form.slice';
import { rules } from '@/features/product-finder/rules.slice';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectLoading, selectError, selectErrorCode, selectSolution, selectAnswers } =
  applyRuleSlice.selectors;
const answers: RuleAnswers = { purpose: 'lower', behind: 'no' };
const solution: Solution = {
  recommended: null,
  reasons: [{ textEn: 'a', textHk: 'b', textCn: 'c', answers: [] }],
  alternatives: [],
};

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}
const request = (given = answers) => solutionRequested({ locale: 'cn', answers: given });
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('applying the solution rules', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('starts with nothing applied', () => {
    const state = start().store.getState();
    expect([
      selectLoading(state),
      selectError(state),
      selectSolution(state),
      selectAnswers(state),
    ]).toEqual([false, null, null, {}]);
  });

  it('loads, and succeeds after 500 ms with the given answers', async () => {
    const { store, lastCall } = start();
    store.dispatch(request());
    expect(lastCall()).toMatchObject({
      key: 'applyRule',
      locale: 'cn',
      request: { body: { answers } },
    });
    lastCall().resolveWith({ success: true, data: solution });
    await pass(499);
    expect(selectLoading(store.getState())).toBe(true);
    expect(selectAnswers(store.getState())).toEqual({});
    await pass(1);
    expect(selectLoading(store.getState())).toBe(false);
    expect(selectAnswers(store.getState())).toEqual(answers);
    expect(selectSolution(store.getState())).toEqual(solution);
  });

  it('waits longer for a slow answer', async () => {
    const { store, lastCall } = start();
    store.dispatch(request());
    await pass(5_000);
    expect(selectLoading(store.getState())).toBe(true);
    lastCall().resolveWith({ success: true, data: solution });
    await pass(0);
    expect(selectSolution(store.getState())).toEqual(solution);
  });

  it('says why it failed and keeps what was applied before', async () => {
    const { store, lastCall } = start();
    store.dispatch(request());
    lastCall().resolveWith({ success: true, data: solution });
    await pass(500);
    store.dispatch(request({ purpose: 'x' }));
    lastCall().rejectWith(new ApiError('请选择', { status: 400, code: 'validation_failed' }));
    await pass(0);
    expect([
      selectLoading(store.getState()),
      selectError(store.getState()),
      selectErrorCode(store.getState()),
    ]).toEqual([false, '请选择', 'validation_failed']);
    expect(selectAnswers(store.getState())).toEqual(answers);
  });

  it('counts the latest answers only', async () => {
    const { store, calls } = start();
    store.dispatch(request({ purpose: 'buy' }));
    store.dispatch(request());
    calls[0]?.resolveWith({ success: true, data: { ...solution, reasons: [] } });
    calls[1]?.resolveWith({ success: true, data: solution });
    await pass(500);
    expect(selectAnswers(store.getState())).toEqual(answers);
    expect(selectSolution(store.getState())).toEqual(solution);
  });

  it('is cleared to its defaults together with the form, and an answer under way no longer counts', async () => {
    const { store, lastCall } = start();
    store.dispatch(productFinderFormChanged({ ...emptyProductFinderForm, answers }));
    store.dispatch(request());
    store.dispatch(appliedRuleCleared());
    lastCall().resolveWith({ success: true, data: solution });
    await pass(1_000);
    expect(store.getState().applyRule).toEqual(start().store.getState().applyRule);
    expect(productFinderFormSlice.selectors.selectProductFinderForm(store.getState())).toBeNull();
  });
});

describe('the questions', () => {
  it('are held as a list with loading and error', async () => {
    const { store, lastCall } = start();
    store.dispatch(rules.slice.actions.requested({ locale: 'en', request: {} }));
    expect(rules.slice.selectors.selectLoading(store.getState())).toBe(true);
    lastCall().resolveWith({ questions: [{ key: 'purpose' }] });
    await flushPromises();
    expect(rules.slice.selectors.selectData(store.getState())).toEqual([{ key: 'purpose' }]);
    store.dispatch(rules.slice.actions.requested({ locale: 'en', request: {} }));
    lastCall().rejectWith(new ApiError('Later', { status: 503, code: 'unavailable' }));
    await flushPromises();
    expect([
      rules.slice.selectors.selectLoading(store.getState()),
      rules.slice.selectors.selectError(store.getState()),
    ]).toEqual([false, 'Later']);
  });
});
