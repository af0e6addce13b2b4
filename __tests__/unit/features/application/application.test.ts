import { emptyFormValues } from '@/features/application/form/application-form-values';
import {
  applicationOpened,
  applicationSlice,
  draftResumed,
  formValuesTyped,
  sectionCompleted,
} from '@/features/application/application.slice';
import { autosaveDelayMs } from '@/features/application/application.saga';
import { toFormValues } from '@/features/application/form/to-form-values';
import { ApiError } from '@/lib/api/api-error';
import { flushPromises } from '@test/support/fakes/fake-client';
import { completeForm } from '@test/support/application/application-form';
import { receipt, draftOf, start, opened } from '@test/support/application/application-store';

const { selectApplication, selectFormValues } = applicationSlice.selectors;
const consents = { ...emptyFormValues.consents, privacyNotice: true };

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
    const gone = new ApiError('Gone', { status: 404, code: 'not_found' });
    lastCall().rejectWith(gone);
    await flushPromises();
    // It may have been taken over by another device.
    expect(lastCall()).toMatchObject({ key: 'readTransfer' });
    lastCall().rejectWith(gone);
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
