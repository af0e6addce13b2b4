import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import { emptyFormValues } from '@/features/application/form/application-form-values';
import {
  newApplicationStarted,
  applicationOpened,
  applicationSlice,
  draftResumed,
  formValuesTyped,
  sectionCompleted,
  submitted,
} from '@/features/application/application.slice';
import { autosaveDelayMs } from '@/features/application/application.saga';
import { toFormValues } from '@/features/application/form/to-form-values';
import { calculationApplied } from '@/features/calculation/apply-calculation.slice';
import { solutionReceived } from '@/features/product-finder/apply-rule.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';
import { completeForm, fastPassForm } from '@test/support/application/application-form';

const { selectApplication, selectFormValues, selectLoading, selectError, selectErrorCode } =
  applicationSlice.selectors;
const consents = { ...emptyFormValues.consents, privacyNotice: true };
const receipt: ApplicationReceipt = {
  appl_no: 'HK-2026-7F3K9Q2M',
  received_at: '2026-11-21T00:00:00.000Z',
  promised_by: '2026-11-22T00:00:00.000Z',
  next_action: 'send-documents',
};

const draftOf = (overrides: Partial<Draft> = {}): Draft => ({
  reference: 'draft-1',
  product: 'first',
  language: 'en',
  form: {},
  version: 1,
  resumeReference: 'abcdefghijklmnop',
  phone: null,
  expiresAt: '2026-12-21T00:00:00.000Z',
  receipt: null,
  ...overrides,
});

interface Started extends ReturnType<typeof fakeClient> {
  store: ReturnType<typeof makeStore>;
}

function start(): Started {
  const fake = fakeClient();
  return { ...fake, store: makeStore({ client: fake.client }) };
}

async function opened(
  draft: Draft | null,
  product: 'first' | 'fast-pass' = 'first',
): Promise<Started> {
  const started = start();
  started.store.dispatch(applicationOpened({ locale: 'hk', product, prefill: {} }));
  started.lastCall().resolveWith({ data: draft });
  await flushPromises();
  return started;
}

const send = submitted({ locale: 'hk', campaign: { utm_source: 'card' }, reportsValue: true });

describe('opening an application', () => {
  it('reads the draft of this browser; its answers come before what is known otherwise', async () => {
    const { store, lastCall } = start();
    const prefill = {
      loan: { ...emptyFormValues.loan, amount: '1' },
      property: { ...emptyFormValues.property, estimatedValue: '2' },
    };
    store.dispatch(applicationOpened({ locale: 'cn', product: 'first', prefill }));
    expect(lastCall()).toMatchObject({
      key: 'readDraft',
      locale: 'cn',
      request: { query: { product: 'first' } },
    });
    lastCall().resolveWith({ data: draftOf({ form: { loan: { amount: 3_000_000 } } }) });
    await flushPromises();
    expect(selectFormValues(store.getState())).toMatchObject({
      loan: { amount: '3,000,000' },
      property: { estimatedValue: '2' },
    });
  });

  it('knows again what was sent, and saves nothing into it', async () => {
    const { store, calls } = await opened(draftOf({ receipt }));
    expect(selectApplication(store.getState()).receipt).toEqual(receipt);
    store.dispatch(sectionCompleted({ loan: toFormValues(completeForm()).loan }));
    expect(calls).toHaveLength(1);
  });

  it('goes on with what is known where the draft can’t be read', async () => {
    const { store, lastCall } = start();
    store.dispatch(
      applicationOpened({
        locale: 'en',
        product: 'first',
        prefill: { loan: { ...emptyFormValues.loan, amount: '1' } },
      }),
    );
    lastCall().rejectWith(new ApiError('Network Error'));
    await flushPromises();
    expect(selectApplication(store.getState())).toMatchObject({
      draftRequest: { status: 'failed' },
      formValues: { loan: { amount: '1' } },
      draft: null,
    });
  });

  it('takes up the draft that a code has opened', async () => {
    const { store, lastCall } = start();
    store.dispatch(draftResumed({ locale: 'en', product: 'first' }));
    expect(lastCall()).toMatchObject({ key: 'resumeDraft' });
    lastCall().resolveWith({
      data: draftOf({ product: 'second', phone: '**** 4567', form: { loan: { amount: 5 } } }),
    });
    await flushPromises();
    expect(selectApplication(store.getState())).toMatchObject({
      product: 'second',
      draft: { reference: 'draft-1', phone: '**** 4567' },
      formValues: { loan: { amount: '5' } },
    });
  });
});

describe('saving answers', () => {
  it('begins the draft with the first step and then saves section by section, one at a time', async () => {
    const { store, calls, lastCall } = await opened(null);
    store.dispatch(sectionCompleted({ consents }));
    expect(lastCall()).toMatchObject({
      key: 'createDraft',
      request: {
        body: { product: 'first', language: 'hk', prefill: { consents: { privacyNotice: true } } },
      },
    });
    store.dispatch(sectionCompleted({ loan: { ...emptyFormValues.loan, amount: '3m' } }));
    store.dispatch(
      sectionCompleted({ intermediary: { ...emptyFormValues.intermediary, involved: 'no' } }),
    );
    expect(calls).toHaveLength(2);
    lastCall().resolveWith({ data: draftOf() });
    await flushPromises();
    expect(lastCall()).toMatchObject({
      key: 'saveSection',
      request: { body: { reference: 'draft-1', section: 'loan', value: { amount: 3_000_000 } } },
    });
    lastCall().resolveWith({ data: draftOf({ version: 2 }) });
    await flushPromises();
    expect(lastCall()).toMatchObject({
      request: { body: { section: 'intermediary', value: { involved: false } } },
    });
    lastCall().resolveWith({ data: draftOf({ version: 3 }) });
    await flushPromises();
    expect(calls).toHaveLength(4);
    expect(selectApplication(store.getState())).toMatchObject({
      unsavedSections: [],
      saveRequest: { status: 'succeeded' },
    });
  });

  it('keeps what could not be saved and brings it along with the next step', async () => {
    const { store, calls, lastCall } = await opened(draftOf());
    store.dispatch(sectionCompleted({ loan: { ...emptyFormValues.loan, amount: '1' } }));
    lastCall().rejectWith(new ApiError('Network Error'));
    await flushPromises();
    expect(selectApplication(store.getState())).toMatchObject({
      unsavedSections: ['loan'],
      saveRequest: { status: 'failed' },
      formValues: { loan: { amount: '1' } },
    });
    store.dispatch(sectionCompleted({ consents }));
    lastCall().resolveWith({ data: draftOf() });
    await flushPromises();
    lastCall().resolveWith({ data: draftOf() });
    await flushPromises();
    expect(calls.slice(2).map(({ request }) => request)).toMatchObject([
      { body: { section: 'loan' } },
      { body: { section: 'consents' } },
    ]);
    expect(selectApplication(store.getState()).unsavedSections).toEqual([]);
  });

  it('begins another draft with everything where the old one is gone', async () => {
    const { store, lastCall } = await opened(draftOf({ form: { loan: { amount: 7 } } }));
    store.dispatch(sectionCompleted({ consents }));
    lastCall().rejectWith(new ApiError('Gone', { status: 404, code: 'not_found' }));
    await flushPromises();
    expect(lastCall()).toMatchObject({
      key: 'createDraft',
      request: { body: { prefill: { loan: { amount: 7 }, consents: { privacyNotice: true } } } },
    });
  });

  it('saves what is typed after a pause, but begins no draft for it', async () => {
    jest.useFakeTimers();
    try {
      const flush = () => jest.advanceTimersByTimeAsync(0);
      const { store, calls, lastCall } = start();
      store.dispatch(applicationOpened({ locale: 'en', product: 'first', prefill: {} }));
      lastCall().resolveWith({ data: null });
      await flush();
      store.dispatch(formValuesTyped({ loan: { ...emptyFormValues.loan, amount: '1' } }));
      await jest.advanceTimersByTimeAsync(autosaveDelayMs);
      expect(calls).toHaveLength(1);
      store.dispatch(sectionCompleted({ consents }));
      lastCall().resolveWith({ data: draftOf() });
      await flush();
      store.dispatch(formValuesTyped({ loan: { ...emptyFormValues.loan, amount: '12' } }));
      store.dispatch(formValuesTyped({ loan: { ...emptyFormValues.loan, amount: '123' } }));
      await jest.advanceTimersByTimeAsync(autosaveDelayMs - 1);
      expect(calls).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(3);
      expect(lastCall()).toMatchObject({
        request: { body: { section: 'loan', value: { amount: 123 } } },
      });
    } finally {
      jest.useRealTimers();
    }
  });
});

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
