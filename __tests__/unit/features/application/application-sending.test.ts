import {
  newApplicationStarted,
  applicationSlice,
  formValuesTyped,
  submitted,
} from '@/features/application/application.slice';
import { toFormValues } from '@/features/application/form/to-form-values';
import { calculationApplied } from '@/features/calculation/apply-calculation.slice';
import { solutionReceived } from '@/features/product-finder/apply-rule.slice';
import { ApiError } from '@/lib/api/api-error';
import { flushPromises } from '@test/support/fakes/fake-client';
import { completeForm, fastPassForm } from '@test/support/application/application-form';
import { receipt, draftOf, opened } from '@test/support/application/application-store';

const { selectApplication, selectLoading, selectError, selectErrorCode } =
  applicationSlice.selectors;

const send = submitted({ locale: 'hk', campaign: { utm_source: 'card' }, reportsValue: true });

describe('sending an application', () => {
  const complete = async () => opened(draftOf({ form: completeForm() }));
  beforeEach(() => void Object.assign(globalThis, { window: { dataLayer: [] } }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('sends the form once with a key, and clears the applied rule and calculation', async () => {
    const { store, calls, lastCall } = await complete();
    store.dispatch(
      calculationApplied({ loanAmount: 5, loanType: 'second', calculateType: 'revolving' }),
    );
    store.dispatch(
      solutionReceived({
        answers: { purpose: 'buy' },
        solution: { recommended: null, reasons: [], alternatives: [] },
      }),
    );
    store.dispatch(send);
    store.dispatch(send);
    expect(calls.filter(({ key }) => key === 'createApplication')).toHaveLength(1);
    expect(lastCall().request).toMatchObject({
      body: {
        product: 'first',
        language: 'hk',
        campaign: { utm_source: 'card' },
        form: { loan: { amount: 4_500_000 }, contact: { phone: '9123 4567' } },
      },
    });
    expect(selectLoading(store.getState())).toBe(true);
    lastCall().resolveWith({ LOS: { BODY: receipt } });
    await flushPromises();
    const state = store.getState();
    expect(selectApplication(state)).toMatchObject({
      receipt,
      submission: { status: 'succeeded' },
    });
    expect(state.applyCalculation).toEqual({
      loanAmount: 0,
      loanType: 'first',
      calculateType: 'interestOnly',
      request: { status: 'idle', failure: null },
    });
    expect(state.applyRule.answers).toEqual({});
    expect(window.dataLayer).toEqual([
      { event: 'purchase', reference: receipt.appl_no, product: 'first', value: 4_500_000 },
    ]);
  });

  it('rtn_msg is a failure with its words: the draft stays, nothing is cleared, no purchase is told', async () => {
    const { store, lastCall } = await complete();
    store.dispatch(
      calculationApplied({ loanAmount: 5, loanType: 'second', calculateType: 'revolving' }),
    );
    store.dispatch(send);
    lastCall().resolveWith({ LOS: { BODY: { rtn_msg: 'Closed until Monday' } } });
    await flushPromises();
    expect([
      selectLoading(store.getState()),
      selectError(store.getState()),
      selectErrorCode(store.getState()),
    ]).toEqual([false, 'Closed until Monday', 'rtn_msg']);
    expect(selectApplication(store.getState())).toMatchObject({
      receipt: null,
      draft: { reference: 'draft-1' },
    });
    expect(store.getState().applyCalculation.loanAmount).toBe(5);
    expect(window.dataLayer).toEqual([]);
    store.dispatch(formValuesTyped({ loan: toFormValues(completeForm()).loan }));
    expect(selectError(store.getState())).toBeNull();
  });

  it('asks for another code where the last proof is over', async () => {
    const { store, lastCall } = await complete();
    store.dispatch(send);
    lastCall().rejectWith(
      new ApiError('Please confirm your phone', { status: 409, code: 'phone_not_verified' }),
    );
    await flushPromises();
    expect(selectApplication(store.getState())).toMatchObject({
      verifiedPhone: null,
      submission: { failure: { code: 'phone_not_verified' } },
    });
  });

  it('tells no purchase of a fast pass', async () => {
    const { store, lastCall } = await opened(
      draftOf({ product: 'fast-pass', form: fastPassForm() }),
      'fast-pass',
    );
    store.dispatch(send);
    lastCall().resolveWith({ LOS: { BODY: receipt } });
    await flushPromises();
    expect(selectApplication(store.getState()).receipt).toEqual(receipt);
    expect(window.dataLayer).toEqual([]);
  });

  it('lets another application begin afterwards', async () => {
    const { store, lastCall } = await complete();
    store.dispatch(send);
    lastCall().resolveWith({ LOS: { BODY: receipt } });
    await flushPromises();
    store.dispatch(newApplicationStarted());
    expect(selectApplication(store.getState())).toMatchObject({
      product: 'first',
      receipt: null,
      draft: null,
      formValues: {},
      draftRequest: { status: 'succeeded' },
    });
  });
});
