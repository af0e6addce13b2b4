import { calculationApplied } from '@/features/calculation/apply-calculation.slice';
import { applyCalculationSlice } from '@/features/calculation/apply-calculation.slice';
import { localFigures } from '@/features/calculation/calculation-result';
import {
  calculationEstimated,
  calculationReset,
  calculationSlice,
} from '@/features/calculation/calculation.slice';
import { resolveLoanFigures } from '@/features/calculation/calculator-form';
import { emptyForm, type LoanInputValues } from '@/features/calculation/calculator-form';
import {
  calculateResult,
  calculationKey,
  toCalculationRequest,
} from '@/features/calculation/loan-results';
import { calculatorConfig } from '@/copy/collections/calculator-config';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectCalculation, selectLoading, selectError } = calculationSlice.selectors;

/** A lender who counts otherwise: 36,398.28 a month by the usual method. */
const lenders = {
  amount: 36_500,
  totalInterest: 1_380_000,
  totalRepayment: 4_380_000,
  lastPayment: 36_500,
  apr: 8.36,
  mloRate: 8.7,
  ltv: 50,
  warnings: [],
  schedule: [
    { n: 1, date: null, payment: 36_500, interest: 20_000, principal: 16_500, balance: 0 },
  ],
};

const figuresOf = (loan: Partial<LoanInputValues> = {}) =>
  resolveLoanFigures({ ...emptyForm.loan, ...loan }, calculatorConfig);

function start() {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  return {
    ...fake,
    store,
    state: () => selectCalculation(store.getState()),
    move(loan: Partial<LoanInputValues> = {}) {
      const figures = figuresOf(loan);
      store.dispatch(
        calculationEstimated({
          key: calculationKey(figures),
          figures: localFigures(calculateResult(figures)),
          request: toCalculationRequest(figures, 'en'),
        }),
      );
    },
    async rest() {
      jest.advanceTimersByTime(400);
      await flushPromises();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  Object.assign(globalThis, { window: { dataLayer: [] } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('While a figure is dragged', () => {
  it('the local engine answers at once, and the API is asked one time, when it rests', async () => {
    const { move, rest, calls, state } = start();
    for (const loanAmount of [3_050_000, 3_100_000, 3_150_000]) {
      move({ loanAmount });
      jest.advanceTimersByTime(100);
    }
    expect(calls).toHaveLength(0);
    expect(state().result).toMatchObject({ source: 'local', figures: { amount: 38_218.19 } });
    expect(state()).toMatchObject({ principalAndInterest: 38_218.19, current: 38_218.19 });
    await rest();
    expect(calls).toEqual([
      expect.objectContaining({
        key: 'calculate',
        request: {
          params: { paymentType: 'principalAndInterest' },
          query: expect.objectContaining({ loanAmount: 3_150_000, schedule: 'true' }),
        },
      }),
    ]);
  });

  it('an answer to older figures no longer counts', async () => {
    const { move, rest, calls, state } = start();
    move();
    await rest();
    move({ loanAmount: 3_050_000 });
    calls[0]?.resolveWith(lenders);
    await flushPromises();
    expect(state().result).toMatchObject({ source: 'local', figures: { amount: 37_004.92 } });
    await rest();
    calls[1]?.resolveWith({ ...lenders, amount: 37_100 });
    await flushPromises();
    expect(state().result).toMatchObject({ source: 'api', figures: { amount: 37_100 } });
  });
});

describe('The API’s figure', () => {
  it('wins, with its schedule, and a difference above a cent is reported once', async () => {
    const { move, rest, lastCall, state, store } = start();
    for (const loanAmount of [3_000_000, 3_050_000]) {
      move({ loanAmount });
      await rest();
      expect(selectLoading(store.getState())).toBe(true);
      lastCall().resolveWith(lenders);
      await flushPromises();
    }
    expect(state().result).toMatchObject({
      source: 'api',
      figures: { amount: 36_500, apr: 8.36, schedule: lenders.schedule },
    });
    expect(state()).toMatchObject({ principalAndInterest: 36_500, current: 36_500 });
    expect(window.dataLayer).toEqual([
      {
        event: 'calculation_difference',
        paymentType: 'principalAndInterest',
        difference: expect.any(Number),
      },
    ]);
  });

  it.each([
    ['the same', 36_398.28],
    ['a cent away', 36_398.29],
  ])('that is %s and comes alone keeps the local figures beside it', async (_what, amount) => {
    const { move, rest, lastCall, state } = start();
    move();
    await rest();
    lastCall().resolveWith({ amount });
    await flushPromises();
    expect(state().result).toMatchObject({
      source: 'api',
      difference: 0,
      figures: { amount, totalInterest: 1_367_793.26 },
    });
    expect(state().result?.figures.schedule).toHaveLength(120);
    expect(window.dataLayer).toEqual([]);
  });

  it('that differs and comes alone leaves out what would contradict it', async () => {
    const { move, rest, lastCall, state } = start();
    move();
    await rest();
    lastCall().resolveWith({ amount: 36_500 });
    await flushPromises();
    expect(state().result?.figures).toMatchObject({
      amount: 36_500,
      totalInterest: null,
      apr: null,
      schedule: null,
    });
  });

  it.each([
    [
      'fails',
      (call: ReturnType<ReturnType<typeof fakeClient>['lastCall']>) =>
        call.rejectWith(new ApiError('down', { status: 502, code: 'transport' })),
    ],
    [
      'has no amount',
      (call: ReturnType<ReturnType<typeof fakeClient>['lastCall']>) => call.resolveWith({}),
    ],
  ])('that %s leaves the local one', async (_what, answer) => {
    const { move, rest, lastCall, state, store } = start();
    move();
    await rest();
    answer(lastCall());
    await flushPromises();
    expect(state().result).toMatchObject({ source: 'local', figures: { amount: 36_398.28 } });
    expect(selectLoading(store.getState())).toBe(false);
    expect(selectError(store.getState())).toBe(state().request.failure?.message ?? null);
  });

  it.each([
    ['fortnightly payments', { frequency: 'fortnightly' }, { frequency: 'fortnightly' }],
    [
      'rate changes',
      { rateChanges: [{ afterMonth: 12, annualRate: 9 }] },
      { rateChanges: [{ afterMonth: 12, annualRate: 9 }] },
    ],
    [
      'a second draw-down',
      { drawdown: { afterMonth: 6, amount: 500_000 } },
      { drawdowns: [{ afterMonth: 6, amount: 500_000 }] },
    ],
  ] as const)('for %s is asked of calculateDetailed', async (_what, loan, body) => {
    const { move, rest, lastCall } = start();
    move(loan);
    await rest();
    expect(lastCall()).toMatchObject({
      key: 'calculateDetailed',
      request: {
        params: { paymentType: 'principalAndInterest' },
        body: { schedule: true, ...body },
      },
    });
  });

  it('is not asked for after a reset', async () => {
    const { move, rest, calls, store, state } = start();
    move();
    store.dispatch(calculationReset());
    await rest();
    expect(calls).toHaveLength(0);
    expect(state().result).toBeNull();
  });
});

describe('A calculation that is applied', () => {
  const applied = calculationApplied({
    loanAmount: 3_000_000,
    loanType: 'first',
    calculateType: 'principalAndInterest',
  });
  const { selectLoading: selectApplying, selectError: selectApplyError } =
    applyCalculationSlice.selectors;

  it('is loading until the API has answered', async () => {
    const { move, rest, lastCall, store } = start();
    move();
    await rest();
    store.dispatch(applied);
    expect(selectApplying(store.getState())).toBe(true);
    lastCall().resolveWith(lenders);
    await flushPromises();
    expect(selectApplying(store.getState())).toBe(false);
    expect(selectApplyError(store.getState())).toBeNull();
  });

  it('is confirmed at once where the API has answered before', async () => {
    const { move, rest, lastCall, store } = start();
    move();
    await rest();
    lastCall().resolveWith(lenders);
    await flushPromises();
    store.dispatch(applied);
    expect(selectApplying(store.getState())).toBe(false);
  });

  it('holds the error of an API that failed', async () => {
    const { move, rest, lastCall, store } = start();
    move();
    await rest();
    store.dispatch(applied);
    lastCall().rejectWith(new ApiError('down', { status: 502, code: 'transport' }));
    await flushPromises();
    expect(selectApplying(store.getState())).toBe(false);
    expect(selectApplyError(store.getState())).toBe('down');
  });
});
