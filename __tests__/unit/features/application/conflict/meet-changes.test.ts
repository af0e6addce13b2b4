import {
  applicationSlice,
  conflictResolved,
  sectionCompleted,
  submitted,
} from '@/features/application/application.slice';
import { emptyFormValues } from '@/features/application/form/application-form-values';
import { ApiError } from '@/lib/api/api-error';
import { completeForm } from '@test/support/application/application-form';
import { draftOf, opened, receipt } from '@test/support/application/application-store';
import { flushPromises } from '@test/support/fakes/fake-client';

const { selectApplication } = applicationSlice.selectors;
const changed = new ApiError('Changed in the meantime.', { status: 409, code: 'conflict' });
const form = completeForm();
const elsewhere = completeForm({ loan: { ...form.loan, amount: 2_000_000 } });
const loan = { ...emptyFormValues.loan, amount: '3m', tenorMonths: '20', purpose: 'refinance' };

async function started() {
  const tab = await opened(draftOf({ form, version: 4 }));
  const state = () => selectApplication(tab.store.getState());
  return {
    ...tab,
    state,
    refuse: async () => {
      tab.lastCall().rejectWith(changed);
      await flushPromises();
    },
    answer: async (data: unknown) => {
      tab.lastCall().resolveWith(data);
      await flushPromises();
    },
  };
}

describe('an answer to a draft that was changed elsewhere', () => {
  beforeEach(() => void Object.assign(globalThis, { window: { dataLayer: [] } }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('is not saved over the newer one; the applicant chooses, and nothing is sent before', async () => {
    const { store, calls, lastCall, state, refuse, answer } = await started();
    store.dispatch(sectionCompleted({ loan }));
    expect(lastCall().request).toMatchObject({ body: { section: 'loan', version: 4 } });
    await refuse();
    expect(lastCall()).toMatchObject({
      key: 'readDraft',
      request: { query: { product: 'first', reference: 'draft-1' } },
    });
    await answer({ data: draftOf({ form: elsewhere, version: 5 }) });
    expect(state()).toMatchObject({
      unsavedSections: ['loan'],
      formValues: { loan: { amount: '3m' } },
      conflict: { draft: { version: 5 }, formValues: { loan: { amount: '2,000,000' } } },
    });
    const { length } = calls;
    store.dispatch(sectionCompleted({ loan }));
    store.dispatch(submitted({ locale: 'hk', campaign: {}, reportsValue: false }));
    await flushPromises();
    expect(calls).toHaveLength(length);
    expect(state().submission.status).toBe('failed');

    store.dispatch(conflictResolved([]));
    expect(state()).toMatchObject({ conflict: null, submission: { status: 'idle' } });
    expect(lastCall().request).toMatchObject({
      body: { section: 'loan', version: 5, value: { amount: 3_000_000 } },
    });
    await answer({ data: draftOf({ form, version: 6 }) });
    expect(state()).toMatchObject({ unsavedSections: [], draft: { version: 6 } });
  });

  it('takes what was entered elsewhere where that is chosen, and has nothing left to save', async () => {
    const { store, calls, state, refuse, answer } = await started();
    store.dispatch(sectionCompleted({ loan }));
    await refuse();
    await answer({ data: draftOf({ form: elsewhere, version: 5 }) });
    const { length } = calls;
    store.dispatch(conflictResolved(['loan.amount', 'loan.tenorMonths']));
    expect(state()).toMatchObject({
      formValues: { loan: { amount: '2,000,000' } },
      unsavedSections: [],
    });
    expect(calls).toHaveLength(length);
  });

  it('is sent again without a question where both say the same, such as after a lost answer', async () => {
    const { store, lastCall, state, refuse, answer } = await started();
    store.dispatch(sectionCompleted({ loan }));
    await refuse();
    await answer({
      data: draftOf({
        form: completeForm({ loan: { ...form.loan, amount: 3_000_000 } }),
        version: 5,
      }),
    });
    expect(state()).toMatchObject({ conflict: null, unsavedSections: [], draft: { version: 5 } });
    store.dispatch(submitted({ locale: 'hk', campaign: {}, reportsValue: false }));
    await flushPromises();
    expect(lastCall()).toMatchObject({
      key: 'createApplication',
      request: { body: { version: 5 } },
    });
    await refuse();
    await answer({
      data: draftOf({
        form: completeForm({ loan: { ...form.loan, amount: 3_000_000 } }),
        version: 6,
      }),
    });
    expect(lastCall()).toMatchObject({
      key: 'createApplication',
      request: { body: { version: 6 } },
    });
    await answer({ LOS: { BODY: receipt } });
    expect(state().receipt).toEqual(receipt);
  });

  it('is not sent with a stale amount: both are shown', async () => {
    const { store, state, refuse, answer } = await started();
    store.dispatch(submitted({ locale: 'hk', campaign: {}, reportsValue: false }));
    await flushPromises();
    await refuse();
    await answer({ data: draftOf({ form: elsewhere, version: 5 }) });
    expect(state()).toMatchObject({ receipt: null, conflict: { draft: { version: 5 } } });
  });

  it('ends where it was sent elsewhere, and says what failed where nothing is newer', async () => {
    const tab = await started();
    tab.store.dispatch(sectionCompleted({ loan }));
    await tab.refuse();
    await tab.answer({ data: draftOf({ version: 4 }) });
    expect(tab.state()).toMatchObject({ conflict: null, saveRequest: { status: 'failed' } });
    tab.store.dispatch(sectionCompleted({ loan }));
    await tab.refuse();
    await tab.answer({ data: draftOf({ version: 5, receipt }) });
    expect(tab.state()).toMatchObject({ conflict: null, receipt });
  });
});
