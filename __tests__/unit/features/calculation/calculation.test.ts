import {
  applyCalculationSlice,
  appliedCalculationRemoved,
  calculationApplied,
} from '@/features/calculation/apply-calculation.slice';
import {
  calculationRequested,
  calculationReset,
  calculationSlice,
} from '@/features/calculation/calculation.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectLoading, selectError, selectErrorCode, selectCurrentAmount, selectAmount } =
  calculationSlice.selectors;
const { selectAppliedCalculation } = applyCalculationSlice.selectors;
const query = { loanAmount: 3_000_000, annualRate: 8, tenorMonths: 120 };

function start() {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}
const request = (paymentType: 'interestOnly' | 'principalAndInterest' | 'revolving') =>
  calculationRequested({ locale: 'hk', paymentType, query });

describe('calculation', () => {
  it('starts at nothing', () => {
    expect(start().store.getState().calculation).toMatchObject({
      interestOnly: 0,
      principalAndInterest: 0,
      revolving: 0,
      current: 0,
    });
  });

  it('stores the amount under its payment type and as the current one', async () => {
    const { store, lastCall } = start();
    store.dispatch(request('interestOnly'));
    expect(selectLoading(store.getState())).toBe(true);
    expect(lastCall()).toMatchObject({
      key: 'calculate',
      locale: 'hk',
      request: { params: { paymentType: 'interestOnly' }, query },
    });
    lastCall().resolveWith({ amount: 20_000 });
    await flushPromises();
    store.dispatch(request('principalAndInterest'));
    lastCall().resolveWith({ amount: 36_398.28 });
    await flushPromises();
    expect(store.getState().calculation).toMatchObject({
      interestOnly: 20_000,
      principalAndInterest: 36_398.28,
      revolving: 0,
      current: 36_398.28,
    });
    expect(selectLoading(store.getState())).toBe(false);
  });

  it('stores 0 where the answer has no amount', async () => {
    const { store, lastCall } = start();
    store.dispatch(request('revolving'));
    lastCall().resolveWith({ amount: 5 });
    await flushPromises();
    store.dispatch(request('revolving'));
    lastCall().resolveWith({});
    await flushPromises();
    expect(selectAmount(store.getState(), 'revolving')).toBe(0);
    expect(selectCurrentAmount(store.getState())).toBe(0);
  });

  it('keeps earlier amounts and says why when it fails', async () => {
    const { store, lastCall } = start();
    store.dispatch(request('interestOnly'));
    lastCall().resolveWith({ amount: 20_000 });
    await flushPromises();
    store.dispatch(request('interestOnly'));
    lastCall().rejectWith(new ApiError('年期過長', { status: 400, code: 'validation_failed' }));
    await flushPromises();
    expect(selectCurrentAmount(store.getState())).toBe(20_000);
    expect(selectError(store.getState())).toBe('年期過長');
    expect(selectErrorCode(store.getState())).toBe('validation_failed');
    expect(selectLoading(store.getState())).toBe(false);
  });

  it('takes the latest of two requests', async () => {
    const { store, calls } = start();
    store.dispatch(request('interestOnly'));
    store.dispatch(request('interestOnly'));
    calls[1]?.resolveWith({ amount: 2 });
    calls[0]?.resolveWith({ amount: 1 });
    await flushPromises();
    expect(selectCurrentAmount(store.getState())).toBe(2);
  });

  it('restores the defaults on reset, and an answer under way no longer counts', async () => {
    const { store, lastCall } = start();
    store.dispatch(request('interestOnly'));
    lastCall().resolveWith({ amount: 20_000 });
    await flushPromises();
    store.dispatch(request('interestOnly'));
    store.dispatch(calculationReset());
    lastCall().resolveWith({ amount: 30_000 });
    await flushPromises();
    expect(store.getState().calculation).toEqual(start().store.getState().calculation);
  });
});

describe('applied calculation', () => {
  const defaults = { loanAmount: 0, loanType: 'first', calculateType: 'interestOnly' };
  const applied = {
    loanAmount: 3_000_000,
    loanType: 'second',
    calculateType: 'principalAndInterest',
  } as const;

  it('starts with its defaults', () => {
    expect(selectAppliedCalculation(start().store.getState())).toMatchObject(defaults);
  });

  it.each([
    ['removing it', appliedCalculationRemoved()],
    ['resetting the calculation', calculationReset()],
  ])('goes back to its defaults on %s', (_what, action) => {
    const { store } = start();
    store.dispatch(calculationApplied(applied));
    expect(selectAppliedCalculation(store.getState())).toMatchObject(applied);
    store.dispatch(action);
    expect(selectAppliedCalculation(store.getState())).toMatchObject({
      ...defaults,
      request: { status: 'idle' },
    });
  });
});
