import type { Draft } from '@/contracts/application/application';
import { emptyFormValues, emptyPerson } from '@/features/application/form/application-form-values';
import {
  applicationOpened,
  applicationSlice,
  autosaveDue,
  draftResumed,
  sectionCompleted,
  saveRetried,
} from '@/features/application/application.slice';
import { ApiError } from '@/lib/api/api-error';
import { makeStore } from '@/store/make-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const { selectApplication } = applicationSlice.selectors;
const consents = { ...emptyFormValues.consents, privacyNotice: true };
const intermediary = { ...emptyFormValues.intermediary, involved: 'no' };
const loan = { ...emptyFormValues.loan, amount: '3m' };
const applicants = (dateOfBirth: string) => ({
  ...emptyFormValues.applicants,
  persons: [{ ...emptyPerson, dateOfBirth }],
});

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
const refusal = (...paths: string[]): ApiError =>
  new ApiError('Some of the details are not right.', {
    status: 400,
    code: 'validation_failed',
    fields: Object.fromEntries(paths.map((path) => [path, 'Not so.'])),
  });

async function opened(draft: Draft | null) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client });
  const reply = async (draftNow: Draft | null): Promise<void> => {
    fake.lastCall().resolveWith({ data: draftNow });
    await flushPromises();
  };
  const refuse = async (error: ApiError): Promise<void> => {
    fake.lastCall().rejectWith(error);
    await flushPromises();
  };
  store.dispatch(applicationOpened({ locale: 'en', product: 'first', prefill: {} }));
  await reply(draft);
  return { ...fake, store, reply, refuse, state: () => selectApplication(store.getState()) };
}

describe('A section that the server won’t take as it stands', () => {
  it('stops no other, is not sent again as it is, and is sent once it changed', async () => {
    const { store, calls, lastCall, reply, refuse, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ applicants: applicants('28 Feb 1985, I think') }));
    store.dispatch(sectionCompleted({ loan }));
    await refuse(refusal('value.persons.0.dateOfBirth'));
    expect(lastCall()).toMatchObject({
      key: 'saveSection',
      request: { body: { section: 'loan' } },
    });
    await reply(draftOf());
    expect(state()).toMatchObject({
      unsavedSections: [],
      rejectedSections: ['applicants'],
      saveRequest: { status: 'succeeded' },
    });
    const { length } = calls;
    store.dispatch(autosaveDue());
    expect(calls).toHaveLength(length);

    store.dispatch(sectionCompleted({ applicants: applicants('1985-02-28') }));
    expect(lastCall()).toMatchObject({
      request: {
        body: { section: 'applicants', value: { persons: [{ dateOfBirth: '1985-02-28' }] } },
      },
    });
    await reply(draftOf());
    expect(state()).toMatchObject({ unsavedSections: [], rejectedSections: [] });
  });

  it('is sent again as it is when somebody asks for it', async () => {
    const { store, lastCall, refuse, reply, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ loan }));
    await refuse(refusal('value.amount'));
    store.dispatch(saveRetried());
    expect(lastCall()).toMatchObject({ request: { body: { section: 'loan' } } });
    await reply(draftOf());
    expect(state()).toMatchObject({ unsavedSections: [], rejectedSections: [] });
  });

  it('may have been put right while it was on its way', async () => {
    const { store, lastCall, refuse, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ applicants: applicants('never') }));
    store.dispatch(sectionCompleted({ applicants: applicants('1985-02-28') }));
    await refuse(refusal('value.persons.0.dateOfBirth'));
    expect(state().rejectedSections).toEqual([]);
    expect(lastCall()).toMatchObject({
      request: {
        body: { section: 'applicants', value: { persons: [{ dateOfBirth: '1985-02-28' }] } },
      },
    });
  });

  it('does not keep the draft from beginning with all the others', async () => {
    const { store, lastCall, reply, refuse, state } = await opened(null);
    store.dispatch(
      sectionCompleted({ consents, loan, applicants: applicants('28 Feb 1985, I think') }),
    );
    expect(lastCall()).toMatchObject({
      key: 'createDraft',
      request: {
        body: { prefill: { applicants: { persons: [{ dateOfBirth: '28 Feb 1985, I think' }] } } },
      },
    });
    await refuse(refusal('prefill.applicants.persons.0.dateOfBirth'));
    expect(lastCall()).toMatchObject({
      key: 'createDraft',
      request: {
        body: { prefill: { consents: { privacyNotice: true }, loan: { amount: 3_000_000 } } },
      },
    });
    expect(lastCall().request).not.toHaveProperty('body.prefill.applicants');
    await reply(draftOf());
    expect(state()).toMatchObject({
      draft: { reference: 'draft-1' },
      unsavedSections: [],
      rejectedSections: ['applicants'],
    });
  });

  it('is named by the server, or else nothing is tried again', async () => {
    const { store, calls, refuse, state } = await opened(null);
    store.dispatch(sectionCompleted({ consents, loan }));
    await refuse(refusal('product'));
    expect(calls).toHaveLength(2);
    expect(state()).toMatchObject({
      unsavedSections: ['loan', 'consents'],
      rejectedSections: [],
      saveRequest: { status: 'failed' },
    });
  });
});

describe('A save that is overtaken', () => {
  it('by the application for another product tells that one nothing, and stops', async () => {
    const { store, calls, lastCall, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ loan, intermediary }));
    const late = lastCall();
    store.dispatch(applicationOpened({ locale: 'en', product: 'second', prefill: {} }));
    lastCall().resolveWith({ data: null });
    await flushPromises();
    late.resolveWith({ data: draftOf() });
    await flushPromises();
    expect(state()).toMatchObject({
      product: 'second',
      draft: null,
      saveRequest: { status: 'idle' },
    });
    expect(calls.map(({ key }) => key)).toEqual(['readDraft', 'saveSection', 'readDraft']);
  });

  it('by another product loses neither its refusal nor its sections to it, and what that one answered meanwhile is saved', async () => {
    const { store, lastCall, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ loan }));
    const late = lastCall();
    store.dispatch(applicationOpened({ locale: 'en', product: 'second', prefill: {} }));
    lastCall().resolveWith({ data: null });
    await flushPromises();
    store.dispatch(sectionCompleted({ consents }));
    late.rejectWith(refusal('value.amount'));
    await flushPromises();
    expect(lastCall()).toMatchObject({
      key: 'createDraft',
      request: { body: { product: 'second', prefill: { consents: { privacyNotice: true } } } },
    });
    lastCall().resolveWith({ data: draftOf({ reference: 'draft-2', product: 'second' }) });
    await flushPromises();
    expect(state()).toMatchObject({
      draft: { reference: 'draft-2' },
      unsavedSections: [],
      rejectedSections: [],
      saveRequest: { status: 'succeeded' },
    });
  });

  it('by another draft of the same product leaves that one in its place', async () => {
    const { store, lastCall, state } = await opened(draftOf());
    store.dispatch(sectionCompleted({ loan }));
    const late = lastCall();
    store.dispatch(draftResumed({ locale: 'en', product: 'first' }));
    lastCall().resolveWith({ data: draftOf({ reference: 'draft-2' }) });
    await flushPromises();
    late.resolveWith({ data: draftOf() });
    await flushPromises();
    expect(state().draft?.reference).toBe('draft-2');
  });
});
